import { toSlugWords } from '@/lib/shared/text/slug'

const TAIL = 6
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A readable slug with a random tail: `customer-feedback-x7k2pq`, or `form-x7k2pq` for a title without Latin letters.
 * `random` returns an integer in [0, max).
 */
export function toFormSlug(title: string, random: (max: number) => number): string {
  const tail = Array.from({ length: TAIL }, () => LETTERS[random(LETTERS.length)]).join('')
  return `${toSlugWords(title) || 'form'}-${tail}`
}
