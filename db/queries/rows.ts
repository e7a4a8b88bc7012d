/** The rows of a raw statement; all three drivers answer them alike, which their common type does not say. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows
}
