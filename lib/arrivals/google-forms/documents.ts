import { AppError } from '@/lib/shared/errors'
import type { ArrivedDocument } from '../converter'
import { MAX_ARRIVED_FORMS, MAX_ARRIVED_RESPONSES } from '../limits'
import { isLoose, type Loose, looseListOf, looseOf, textOf } from '../loose'
import { kindOfDocument } from '../recognize'
import { parseDocument, tooMany, unreadable, wrongSource } from '../refusals'

export type GoogleDocument = { form: Loose; responses: Loose[] }

/** Documents `{form, responses}`, each of one form: the responses as a list, or as the answer of the API that has it. */
export async function readGoogleForms(
  documents: Iterable<ArrivedDocument>,
  pause: () => Promise<void>,
): Promise<GoogleDocument[]> {
  const forms = new Map<string, GoogleDocument>()
  for (const document of documents) {
    const kind = kindOfDocument(document)
    if (kind === 'a calendar file') throw wrongSource(document.name, kind)
    const { form, responses } = looseOf(await parseDocument(document, pause))
    const id = textOf(looseOf(form).formId)
    if (!isLoose(form) || !id) {
      if (kind && kind !== 'a JSON document' && kind !== 'a document of Google Forms') {
        throw wrongSource(document.name, kind)
      }
      throw unreadable(document.name)
    }
    const list = looseListOf(isLoose(responses) ? responses.responses : responses)
    forms.set(id, { form, responses: [...(forms.get(id)?.responses ?? []), ...list] })
  }
  if (forms.size === 0) throw new AppError('nothing_found')
  if (forms.size > MAX_ARRIVED_FORMS) throw tooMany('forms', MAX_ARRIVED_FORMS)
  const all = [...forms.values()]
  if (all.reduce((sum, { responses }) => sum + responses.length, 0) > MAX_ARRIVED_RESPONSES) {
    throw tooMany('responses', MAX_ARRIVED_RESPONSES)
  }
  return all
}
