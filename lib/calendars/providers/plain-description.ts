const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Converts a calendar's HTML description to text with line breaks. Text without HTML stays as it is. */
export function toPlainDescription(text: string): string {
  if (!/<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i.test(text)) return text.trim()
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|([a-z]+));/gi, (whole, code?: string, name?: string) =>
      code ? toCharacter(Number(code), whole) : (ENTITIES[name?.toLowerCase() ?? ''] ?? whole),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function toCharacter(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}
