import { looseListOf, looseOf } from '../loose'
import { type Ask, type Place, placeAt, type Reader } from './reader'

const PAGE_SIZE = 100

/** Each call of the API, version 2, has a version of its own. */
const CALLS = {
  me: { path: '/me', version: '2024-06-14', kind: 'me' },
  event_types: { path: '/event-types', version: '2024-06-14', kind: 'event-types' },
  schedules: { path: '/schedules', version: '2024-06-11', kind: 'schedules' },
  time_off: { path: '/me/ooo', version: '2024-06-14', kind: 'time-off' },
  bookings: { path: '/bookings', version: '2024-08-13', kind: 'bookings' },
}

type Stage = keyof typeof CALLS
const STAGES = Object.keys(CALLS) as Stage[]

/** Cal.com's API, version 2. */
export const readCalcom: Reader = function* (from, since) {
  const first = from ?? placeAt('me')
  for (const stage of STAGES.slice(STAGES.indexOf(first.stage as Stage))) {
    const place = stage === first.stage ? first : placeAt(stage)
    if (stage === 'time_off') yield* readPages(stage, place, {})
    // In the order in which they were made, new ones come behind those that were read.
    else if (stage === 'bookings')
      yield* readPages(stage, place, { afterStart: since.toISOString(), sortCreated: 'asc' })
    else yield { ...asking(stage), place, query: {}, left: null }
  }
}

function asking(stage: Stage): Pick<Ask, 'path' | 'kind' | 'headers'> {
  const { path, version, kind } = CALLS[stage]
  return { path, kind, headers: { 'cal-api-version': version } }
}

/** `index`: how many things come before; `known`: how many are to come, as far as the source says. */
function* readPages(stage: 'time_off' | 'bookings', from: Place, given: Ask['query']): Generator<Ask, void, unknown> {
  let place = from
  for (;;) {
    const query = { ...given, take: String(PAGE_SIZE), skip: String(place.index) }
    const left = place.index > 0 ? Math.max(1, Math.ceil(place.known / PAGE_SIZE)) : null
    const answer = yield { ...asking(stage), place, query, left, isOptional: stage === 'time_off' }
    const { data, pagination } = looseOf(answer)
    const read = looseListOf(data).length
    const { remainingItems, hasNextPage } = looseOf(pagination)
    const isLast = typeof hasNextPage === 'boolean' ? !hasNextPage : read < PAGE_SIZE
    if (isLast || read === 0) return
    place = { ...place, index: place.index + read, known: Number(remainingItems) || 0 }
  }
}
