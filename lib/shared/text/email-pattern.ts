/** RFC 5321's practical core: no quoted local parts, no address literals, letters of any script, a domain with a dot that is no IP address. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}@"<>(),;:\\[\]]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

/**
 * True when a trimmed text is an email address. Two spellings of one mailbox must not count as two addresses, so
 * letters that a mail server normalizes to others (`ｅ`, `＠`) are refused: `toPlainLetters` replaces what people type. Without
 * zod, for the pages that do not load it.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text === text.normalize('NFKC') && ADDRESS.test(text)
}
