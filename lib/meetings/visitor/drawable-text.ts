import { DEFAULT_LANGUAGE, type Language } from '@/lib/vocabulary/languages'
import { isRtl } from '@/lib/vocabulary/text/direction'

/** Matches characters that the preview's font lacks. It has Latin with accents, Cyrillic, and common signs. */
const UNKNOWN_SIGNS =
  /[^\x20-\x7e\u00a1-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/gu

/** Japanese words and their signs: with the group, `split` gives them at odd places. */
const JAPANESE = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\u30fb\u30fc\uff01-\uff60]+)/u

/**
 * Returns a text for the preview image, in one line of at most `maxLength` characters. Characters that its fonts lack
 * are left out: for those the renderer would fetch a font over the network. `japanese` are the letters of the Japanese font:
 * a word with any other kanji is left out as a whole.
 */
export function toDrawableText(text: string, maxLength: number, japanese?: ReadonlySet<string>): string {
  const drawn = text
    .normalize('NFC')
    .split(JAPANESE)
    .map((part, at) => (at % 2 === 0 ? part.replace(UNKNOWN_SIGNS, ' ') : isDrawn(part, japanese) ? part : ' '))
  const line = drawn.join('').replace(/ +/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`
}

export function hasJapanese(text: string): boolean {
  return JAPANESE.test(text)
}

/** The language of a preview's own words. The renderer sets no line from the right. */
export function drawableLanguage(language: Language): Language {
  return isRtl(language) ? DEFAULT_LANGUAGE : language
}

function isDrawn(word: string, letters: ReadonlySet<string> | undefined): boolean {
  return letters !== undefined && [...word].every((letter) => letters.has(letter))
}
