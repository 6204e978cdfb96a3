/** A size for the reader, with its unit as the language writes it: whole megabytes, and a tenth below ten. */
export function megabytes(bytes: number, lang: string): string {
  const size = bytes / 1e6;
  return new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
}
