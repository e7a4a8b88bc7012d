/** The place of a response in the list. `at` is an ISO text with microseconds, the precision of the database. */
export type ResponsePlace = { at: string; id: string }

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** An opaque cursor: callers send it back to get the responses after this one. */
export function toResponseKey({ at, id }: ResponsePlace): string {
  return btoa(`${at} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for a text that is no cursor. */
export function readResponseKey(key: string): ResponsePlace | null {
  const [, at = '', id = ''] = PLACE.exec(decode(key)) ?? []
  // Postgres refuses year 0 and impossible dates such as February 30.
  const isInstant =
    at > '0001' && Number.isFinite(Date.parse(at)) && new Date(at).toISOString().slice(0, 19) === at.slice(0, 19)
  return isInstant ? { at, id } : null
}

function decode(key: string): string {
  try {
    return atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
