import { UsageError } from './errors'
import { answerOf, type Slotform } from './session'

/** A booking page as the API addresses it. `k` opens a secret one. */
export type PageAddress = { slug: string; k?: string }

/** From a slug, or from the link to a page as visitors have it. */
export function toPageAddress(text: string): PageAddress {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  const slug = decode(url ? (url.pathname.split('/').filter(Boolean).at(-1) ?? '') : text)
  if (!slug || /[/?#\s]/.test(slug)) throw new UsageError(`“${text}” is not a page: give its slug or its link.`)
  const k = url?.searchParams.get('k')
  return { slug, ...(k && { k }) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Reads what visitors see of a page: its title, time zone and lengths. */
export function readPage(slotform: Slotform, { slug, k }: PageAddress) {
  return answerOf(slotform.GET('/api/v1/schedule/{slug}', { params: { path: { slug }, query: { k } } }))
}
