/** Where a response stands in the list: `at` is an ISO text to the microsecond, for the database counts as fine as that. */
export type ResponsePlace = { at: string; id: string }

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** For callers a text without a meaning, that they hand back to get what comes after this response. */
export function toResponseKey({ at, id }: ResponsePlace): string {
  return btoa(`${at} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for a text that no list has answered. */
export function readResponseKey(key: string): ResponsePlace | null {
  const [, at = '', id = ''] = PLACE.exec(decode(key)) ?? []
  // The database takes no year 0 and no 30th of February.
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
