/** At most `maxLength` characters and an ellipsis. Never splits a surrogate pair. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = text.slice(0, maxLength)
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`
}
