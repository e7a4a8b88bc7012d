import { AppError } from '@/lib/shared/errors'
import type { ArrivedDocument } from '../converter'
import { MAX_ARRIVED_FORMS, MAX_ARRIVED_RESPONSES } from '../limits'
import { isLoose, type Loose, looseListOf, looseOf, textOf } from '../loose'
import { kindOfDocument } from '../recognize'
import { parseDocument, tooMany, unreadable, wrongSource } from '../refusals'

type TypeformDocuments = {
  forms: Loose[]
  /** Answers of the Responses API, which do not name their form: each list is of one. */
  lists: Loose[][]
}

/** Forms and responses among documents. Lists of forms name forms that other documents have. */
export async function readTypeform(
  documents: Iterable<ArrivedDocument>,
  pause: () => Promise<void>,
): Promise<TypeformDocuments> {
  const forms = new Map<string, Loose>()
  const lists: Loose[][] = []
  for (const document of documents) {
    const kind = kindOfDocument(document)
    if (kind === 'a calendar file') throw wrongSource(document.name, kind)
    const parsed = await parseDocument(document, pause)
    const all = Array.isArray(parsed) ? parsed.filter(isLoose) : isLoose(parsed) ? [parsed] : []
    const isOurs = all.length > 0 && all.every((one) => isForm(one) || isList(one))
    if (!isOurs && kind && !['a JSON document', 'a document of Typeform'].includes(kind)) {
      throw wrongSource(document.name, kind)
    }
    if (!isOurs) throw unreadable(document.name)
    for (const one of all) {
      if (isForm(one)) forms.set(textOf(one.id), one)
      else lists.push(looseListOf(one.items).filter(isResponse))
    }
  }
  if (forms.size === 0) throw new AppError('nothing_found')
  if (forms.size > MAX_ARRIVED_FORMS) throw tooMany('forms', MAX_ARRIVED_FORMS)
  if (lists.flat().length > MAX_ARRIVED_RESPONSES) throw tooMany('responses', MAX_ARRIVED_RESPONSES)
  return { forms: [...forms.values()], lists }
}

const isForm = (one: Loose) => textOf(one.id) !== '' && Array.isArray(one.fields)
const isList = (one: Loose) => Array.isArray(one.items)
const isResponse = (one: Loose) =>
  ['response_id', 'token', 'landing_id'].some((name) => textOf(one[name]) !== '') && !isLoose(one._links)

/** The form of a list of responses: the one that has most of the fields that they answer. */
export function formOf(
  responses: readonly Loose[],
  forms: readonly Loose[],
  fieldsOf: (form: Loose) => Set<string>,
): Loose | null {
  const answered = new Set<string>()
  for (const { answers } of responses) {
    for (const { field } of looseListOf(answers)) answered.add(textOf(looseOf(field).id))
  }
  const count = (form: Loose) => [...fieldsOf(form)].filter((id) => answered.has(id)).length
  const best = forms.reduce<Loose | null>((found, form) => (!found || count(form) > count(found) ? form : found), null)
  if (!best) return null
  return count(best) > 0 || (forms.length === 1 && answered.size === 0) ? best : null
}
