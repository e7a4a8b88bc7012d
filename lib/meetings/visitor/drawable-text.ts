/** Matches characters that the preview's font lacks. It has Latin with accents, Cyrillic, and common signs. */
const UNKNOWN_SIGNS =
  /[^\x20-\x7e\u00a1-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/gu

/** Japanese words and their signs: with the group, `split` gives them at odd places. */
const JAPANESE = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\u30fb\u30fc\uff01-\uff60]+)/u
const ARABIC = /[\u0600-\u061c\u061e-\u06ff]/
/** Arabic letters with what joins them, and the marks of direction around values. */
const ARABIC_SIGNS = /([\u0600-\u061c\u061e-\u06ff\u200c-\u200f\u2066-\u2069]+)/

/**
 * Returns a text for the preview image, in one line of at most `maxLength` characters. Characters that its fonts lack
 * are left out: for those the renderer would fetch a font over the network. `japanese` are the letters of the Japanese font:
 * a word with any other kanji is left out as a whole.
 */
export function toDrawableText(text: string, maxLength: number, japanese?: ReadonlySet<string>): string {
  const whole = text.normalize('NFC')
  const drawn = hasArabic(whole) ? besides(ARABIC_SIGNS, whole, (sign) => sign) : withJapanese(whole, japanese)
  const line = drawn.replace(/ +/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`
}

export function hasJapanese(text: string): boolean {
  return JAPANESE.test(text)
}

/** Such a text is drawn as a picture of its own, because the renderer neither joins letters nor sets a line from the right. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text)
}

function withJapanese(text: string, letters: ReadonlySet<string> | undefined): string {
  return besides(JAPANESE, text, (word) => (isDrawn(word, letters) ? word : ' '))
}

/** Leaves out the signs that Geist lacks, but for the parts that `other` names with its group. */
function besides(other: RegExp, text: string, draw: (part: string) => string): string {
  const parts = text.split(other)
  return parts.map((part, at) => (at % 2 === 0 ? part.replace(UNKNOWN_SIGNS, ' ') : draw(part))).join('')
}

function isDrawn(word: string, letters: ReadonlySet<string> | undefined): boolean {
  return letters !== undefined && [...word].every((letter) => letters.has(letter))
}
