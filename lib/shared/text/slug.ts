/** Names of our own routes, and names that a visitor would take for the product's. */
const RESERVED = new Set(
  (
    'auth terms-acceptance in success contact meetings integrations forms form response settings time-slot-pages ' +
    'api b dev embed legal terms privacy support security help docs admin login logout signup new static assets ' +
    'favicon robots sitemap well-known index www app icon ' +
    'u feeds metrics developers account billing signin verify official availability team teams invitation hosting join'
  )
    .split(' ')
    .map(bareOf),
)
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_WORDS = 40
/** Letters that Unicode normalization does not split into a base letter and an accent. */
const PLAIN: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * True for a reserved name in any spelling: `sign-in` is read as `signin`. A slug that looks like an id would be taken for one by
 * the schedule calls.
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(bareOf(slug)) || UUID.test(slug)
}

function bareOf(name: string): string {
  return name.replace(/[-._]/g, '')
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{3,64}$/.test(text)
}

/** Five characters of a-z0-9 that are no route's name. `random` gives a number in [0, max). */
export function randomSlug(random: (max: number) => number): string {
  const slug = Array.from({ length: 5 }, () => LETTERS[random(LETTERS.length)]).join('')
  return isReservedSlug(slug) ? randomSlug(random) : slug
}

/** The words of a text for a slug: `Ada Lovelace` → `ada-lovelace`. Empty without Latin letters and digits. */
export function toSlugWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøæœłđðþ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replace(/^-|-$/g, '')
}
