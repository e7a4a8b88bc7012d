/** The wide forms of ASCII's signs, digits and letters, which are as far from them as this. */
const WIDE = /[！-～]/g
const DISTANCE = 0xfee0
/** Hyphens, dashes and minus signs. */
const DASHES = /[‐-―−﹣]/g

/**
 * Wide letters, digits and signs, as keyboards of East Asia write them (`ｊａｎｅ＠…`, `－１`), in plain ones, every dash as a
 * hyphen. For what has one spelling: addresses, numbers, codes. Not NFKC, which makes 52 of 5². Without zod, for the pages that do
 * not load it.
 */
export function toPlainLetters(text: string): string {
  return text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - DISTANCE)).replace(DASHES, '-')
}

/** The same for numbers: Arabic and Persian digits and their decimal sign, too, and the long vowel sign that stands for a dash. */
export function toPlainDigits(text: string): string {
  return toPlainLetters(text)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('٫', '.')
    .replace(/[ーｰ]/g, '-')
}
