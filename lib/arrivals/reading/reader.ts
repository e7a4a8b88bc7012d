/** Where a reading goes on: nothing of it is about a person. */
export type Place = {
  stage: string
  /** The source's token of the page; empty for the first one. */
  page: string
  /** The thing of that page. */
  index: number
  /** The source's token within that thing; empty at its beginning. */
  within: string
  /** Things that were listed and not read yet. */
  known: number
}

/** One request to a source: `GET` of a path below its fixed address. */
export type Ask = {
  /** A reading that ends before the answer goes on here. */
  place: Place
  path: string
  query: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** Names its document; null for an answer that no converter needs. */
  kind: string | null
  /** An answer that was kept before, read once more to find the place again. */
  isRepeat?: boolean
  /** The account goes without what is refused here. */
  isOptional?: boolean
  /** Requests to come with this one, null while that is unknown. */
  left: number | null
}

/** Yields what to ask next, and is given the JSON of the answer, or undefined where an optional one was refused. */
export type Reading = Generator<Ask, void, unknown>

/** A pure function: no clock, no network. `from`: null at the beginning. Bookings that start before `since` stay behind. */
export type Reader = (from: Place | null, since: Date) => Reading

export const placeAt = (stage: string, known = 0): Place => ({ stage, page: '', index: 0, within: '', known })

/** A part of a path that a source has named; null for what could lead elsewhere. */
export const toSegment = (id: string): string | null => (/^[\w-]{1,200}$/.test(id) ? id : null)

const MAX_PAGE_TOKEN = 1_000

/** A token that is sent back in a query. */
export const toPageToken = (token: string): string => (token.length <= MAX_PAGE_TOKEN ? token : '')
