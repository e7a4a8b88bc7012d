/** `at` is its offset in the whole text. */
export type TextPart = { at: number; text: string; href?: string }

/**
 * Ends at spaces, quotes and brackets of any script, at Arabic commas and question marks, and at Chinese, Japanese and
 * Korean letters and their punctuation: those languages put no space behind an address, and browsers encode such letters.
 */
const ADDRESS =
  /\bhttps?:\/\/[^\s<>"“”„«»،؛؟۔\u3000-\u303f\uff00-\uff65\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/giu

/** Splits a text at its web addresses (`https://…`, `http://…`). Joined again, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index) })
    parts.push({ at: index, text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}

/** A full stop ends the sentence, not the address; a bracket belongs to it only with its partner. */
function trimAddress(found: string): string {
  const countOf = (brackets: RegExp) => found.match(brackets)?.length ?? 0
  let unpaired = countOf(/[)\]}]/g) - countOf(/[([{]/g)
  for (let end = found.length; ; end -= 1) {
    const last = found[end - 1] ?? ''
    if (unpaired > 0 && ')]}'.includes(last)) unpaired -= 1
    else if (!".,;:!?'*_…".includes(last)) return found.slice(0, end)
  }
}
