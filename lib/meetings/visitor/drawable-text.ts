/** Matches characters that the preview's font lacks. It has Latin with accents, Cyrillic, and common signs. */
const UNKNOWN_SIGNS =
  /[^\x20-\x7e\u00a1-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/gu

/**
 * Returns a text for the preview image, in one line of at most `maxLength` characters. Characters that its font lacks
 * are left out: for those the renderer would fetch a font over the network.
 */
export function toDrawableText(text: string, maxLength: number): string {
  const line = text.normalize('NFC').replace(UNKNOWN_SIGNS, ' ').replace(/ +/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`
}
