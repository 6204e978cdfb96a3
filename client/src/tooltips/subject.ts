/** The subject of a tooltip, as the attribute `data-peek` names it: `kind:knife`, `rule:5.10`. */
const SORTS = ["kind", "gang", "gangcard", "background", "place", "rule", "michel", "pile"] as const;

export type SubjectSort = (typeof SORTS)[number];
export interface Subject {
  sort: SubjectSort;
  id: string;
}

const isSort = (word: string): word is SubjectSort => (SORTS as readonly string[]).includes(word);

export function subjectOf(text: string | undefined): Subject | null {
  const [sort = "", id = ""] = (text ?? "").split(/:(.*)/s);
  return isSort(sort) && id ? { sort, id } : null;
}
