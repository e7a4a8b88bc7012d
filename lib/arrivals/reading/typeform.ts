import { looseListOf, looseOf, numberOf, textOf } from '../loose'
import { type Ask, type Place, placeAt, type Reader, type Reading, toPageToken, toSegment } from './reader'

const FORMS_AT_ONCE = 200
const RESPONSES_AT_ONCE = 1_000
/** The form itself was read; its responses are next. */
const FORM_READ = '*'

/** Typeform's Create and Responses API: a list of forms, then each form and its responses. */
export const readTypeform: Reader = function* (from) {
  let place = from ?? placeAt('list')
  if (place.stage === 'list') place = placeAt('forms', yield* listForms(place))
  for (;;) {
    if (place.known <= 0) return
    const list = looseOf(yield { ...formsAt(place), isRepeat: true, left: leftAt(place) })
    for (const { id } of looseListOf(list.items).slice(place.index)) {
      yield* readForm(textOf(id), place)
      place = { ...place, index: place.index + 1, within: '', known: place.known - 1 }
    }
    if (!hasNext(list, place)) return
    place = { ...place, page: nextPage(place), index: 0 }
  }
}

/** Returns how many forms there are. */
function* listForms(from: Place): Generator<Ask, number, unknown> {
  let place = from
  for (;;) {
    const list = looseOf(yield { ...formsAt(place), left: null })
    const known = place.known + looseListOf(list.items).length
    if (!hasNext(list, place)) return known
    place = { ...place, page: nextPage(place), known }
  }
}

function formsAt(place: Place): Omit<Ask, 'left'> {
  // In the order in which they were made, a form that is edited meanwhile keeps its place.
  const order = { sort_by: 'created_at', order_by: 'asc' }
  const query = { page: place.page || '1', page_size: String(FORMS_AT_ONCE), ...order }
  return { place, path: '/forms', query, kind: null }
}

const nextPage = ({ page }: Place) => String(Number(page || '1') + 1)

const hasNext = ({ items, page_count }: Readonly<Record<string, unknown>>, place: Place) =>
  looseListOf(items).length > 0 && (numberOf(page_count) ?? 1) > Number(place.page || '1')

function* readForm(name: string, from: Place): Reading {
  const id = toSegment(name)
  if (!id) return
  let place = from
  if (place.within === '') {
    yield { place, path: `/forms/${id}`, query: {}, kind: 'form', isOptional: true, left: leftAt(place) }
    place = { ...place, within: FORM_READ }
  }
  for (;;) {
    const before = place.within === FORM_READ ? '' : place.within
    const query = { page_size: String(RESPONSES_AT_ONCE), ...(before && { before }) }
    const path = `/forms/${id}/responses`
    const left = leftAt(place) - 1
    const answer = looseOf(yield { place, path, query, kind: 'responses', isOptional: true, left: Math.max(1, left) })
    const items = looseListOf(answer.items)
    const last = items.at(-1)
    const token = toPageToken(textOf(last?.token) || textOf(last?.response_id))
    if (items.length < RESPONSES_AT_ONCE || !token || token === before) return
    place = { ...place, within: token }
  }
}

/** A form and its responses are two requests, or more. */
const leftAt = ({ known }: Place) => Math.max(1, 2 * known)
