/** Names of our own routes, and names that a visitor would take for the product's. */
const RESERVED = new Set(
  (
    'auth terms-acceptance success contact meetings integrations forms form response settings time-slot-pages ' +
    'api b dev embed legal terms privacy support security help docs admin login logout signup new static assets ' +
    'favicon robots sitemap well-known index www app icon ' +
    'u feeds metrics developers account billing signin verify official'
  ).split(' '),
)
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A slug that looks like an id would be taken for one by the schedule calls. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug) || UUID.test(slug)
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{3,64}$/.test(text)
}

/** Five characters of a-z0-9 that are no route's name. `random` gives a number in [0, max). */
export function randomSlug(random: (max: number) => number): string {
  const slug = Array.from({ length: 5 }, () => LETTERS[random(LETTERS.length)]).join('')
  return isReservedSlug(slug) ? randomSlug(random) : slug
}
