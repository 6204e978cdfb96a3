/** A size for the reader: whole megabytes, and a tenth below ten. `unit` comes with the number, as languages write it differently. */
export function megabytes(bytes: number, lang: string): string {
  const size = bytes / 1e6;
  return new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
}
