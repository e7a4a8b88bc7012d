const MAX_WORDS = 40
const TAIL = 6
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Letters that Unicode normalization does not split into a base letter and an accent. */
const PLAIN: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * A readable slug with a random tail: `customer-feedback-x7k2pq`, or `form-x7k2pq` for a title without Latin letters.
 * `random` returns an integer in [0, max).
 */
export function toFormSlug(title: string, random: (max: number) => number): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøæœłđðþ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replace(/^-|-$/g, '')
  const tail = Array.from({ length: TAIL }, () => LETTERS[random(LETTERS.length)]).join('')
  return `${words || 'form'}-${tail}`
}
