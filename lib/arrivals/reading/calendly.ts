import { firstText, looseListOf, looseOf, textOf } from '../loose'
import { type Ask, type Place, placeAt, type Reader, type Reading, toPageToken, toSegment } from './reader'

const STAGES = ['user', 'event_types', 'schedules', 'own_schedules', 'events', 'invitees']
const PAGE_SIZE = '100'

type List = Pick<Ask, 'path' | 'query' | 'kind'>

/** Calendly's API, version 2. Invitees need a request for each event. */
export const readCalendly: Reader = function* (from, since) {
  let place = from ?? placeAt('user')
  const isBehind = (stage: string) => STAGES.indexOf(place.stage) > STAGES.indexOf(stage)
  const me = yield { place, path: '/users/me', query: {}, kind: 'user', isRepeat: isBehind('user'), left: null }
  const user = textOf(looseOf(looseOf(me).resource).uri)
  const types: List = { path: '/event_types', query: { user, count: PAGE_SIZE }, kind: 'event-types' }
  const events: List = {
    path: '/scheduled_events',
    query: { user, count: PAGE_SIZE, min_start_time: since.toISOString(), sort: 'start_time:asc' },
    kind: 'events',
  }
  if (place.stage === 'user') place = placeAt('event_types')
  if (place.stage === 'event_types') place = placeAt('schedules', yield* listAll(types, place))
  if (place.stage === 'schedules') {
    const { known } = place
    const path = '/user_availability_schedules'
    yield* listAll({ path, query: { user }, kind: 'schedules' }, place)
    place = placeAt('own_schedules', known)
  }
  if (place.stage === 'own_schedules') {
    yield* visitEach(types, place, readOwnSchedule)
    place = placeAt('events')
  }
  if (place.stage === 'events') place = placeAt('invitees', yield* listAll(events, place))
  yield* visitEach(events, place, readInvitees)
}

/** Reads all pages of a list, and returns how many things it has. */
function* listAll({ path, query, kind }: List, from: Place): Generator<Ask, number, unknown> {
  let place = from
  for (;;) {
    const answer = yield { place, path, query: withToken(query, place.page), kind, left: null }
    const known = place.known + looseListOf(looseOf(answer).collection).length
    const page = nextPageOf(answer)
    if (!page || page === place.page) return known
    place = { ...place, page, known }
  }
}

/** Reads the pages of a list once more, for what belongs to each of its things. */
function* visitEach(
  { path, query }: List,
  from: Place,
  visit: (uri: string, place: Place) => Reading,
): Generator<Ask, void, unknown> {
  let place = from
  for (;;) {
    if (from.known === 0) return
    const given = { path, query: withToken(query, place.page), kind: null, left: leftAt(place) }
    const answer = yield { ...given, place, isRepeat: true }
    const things = looseListOf(looseOf(answer).collection)
    for (const thing of things.slice(place.index)) {
      yield* visit(textOf(thing.uri), place)
      place = { ...place, index: place.index + 1, within: '', known: place.known - 1 }
    }
    const page = nextPageOf(answer)
    if (!page || page === place.page) return
    place = { ...place, page, index: 0, within: '' }
  }
}

/** The hours of one event type. A token may lack the right to them; the default schedule is taken then. */
function* readOwnSchedule(uri: string, place: Place): Reading {
  const path = '/event_type_availability_schedules'
  yield { place, path, query: { event_type: uri }, kind: 'own-schedules', isOptional: true, left: null }
}

function* readInvitees(uri: string, from: Place): Reading {
  const id = toSegment(uri.split('/').pop() ?? '')
  if (!id) return
  let place = from
  for (;;) {
    const path = `/scheduled_events/${id}/invitees`
    const query = withToken({ count: PAGE_SIZE }, place.within)
    const answer = yield { place, path, query, kind: 'invitees', isOptional: true, left: leftAt(place) }
    const within = nextPageOf(answer)
    if (!within || within === place.within) return
    place = { ...place, within }
  }
}

const leftAt = ({ known }: Place) => Math.max(1, known)

const withToken = (query: Ask['query'], token: string) => (token ? { ...query, page_token: token } : query)

/** The token alone: an address in an answer is never followed. */
function nextPageOf(answer: unknown): string {
  const { next_page_token, next_page } = looseOf(looseOf(answer).pagination)
  const [, query = ''] = textOf(next_page).split('?')
  return toPageToken(firstText(next_page_token, new URLSearchParams(query).get('page_token')))
}
