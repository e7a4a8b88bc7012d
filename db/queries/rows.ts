/** The rows of a raw statement. All three drivers return them alike, but their common type does not say so. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows
}
