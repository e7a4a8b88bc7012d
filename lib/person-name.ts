/** A name as it may stand in a header or a calendar file: no quotes, no control characters, one line. */
export function cleanName(name: string): string {
  return name
    .replaceAll('"', "'")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
