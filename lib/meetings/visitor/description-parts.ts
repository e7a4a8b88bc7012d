/**
 * Splits a description into the visible opening and the rest that unfolds. A short one stays whole; a long one is cut
 * at a paragraph or a word near `limit` characters, never inside a word unless that word alone is longer.
 */
export function splitDescription(text: string, limit = 320): { opening: string; rest: string } {
  const whole = text.trim()
  if (whole.length <= limit * 1.25) return { opening: whole, rest: '' }
  const head = whole.slice(0, limit)
  const paragraph = head.lastIndexOf('\n')
  const cut = paragraph > limit / 2 ? paragraph : Math.max(head.search(/\s\S*$/), 0) || limit
  return { opening: whole.slice(0, cut).trimEnd(), rest: whole.slice(cut).trimStart() }
}

/** True when a text takes more than three lines on a phone, each of some 45 characters. */
export function isLongOnPhone(text: string): boolean {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 45)), 0) > 3
}
