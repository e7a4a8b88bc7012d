import { findOwnFormId, listOwnForms } from '@/lib/forms/server/service'
import type { AppError } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'
import { type Given, may, type ToolCall } from './tool'

const NAMED = 20

/** The id of one of the owner's forms by its slug or id. */
export async function findOwnForm(form: string, { owner }: ToolCall): Promise<string> {
  return isUuid(form) ? form : findOwnFormId(owner, form.toLowerCase())
}

/** The next step for an agent that named a form which is not there; null for other refusals. */
export async function hintOfForms(error: AppError, _given: Given, call: ToolCall): Promise<string | null> {
  if (error.code !== 'form_not_found' || !may(call, 'forms:read')) return null
  const slugs = (await listOwnForms(call.owner)).map(({ slug }) => slug)
  if (slugs.length === 0) return 'The owner has no forms yet; create_form makes one.'
  const more = slugs.length > NAMED ? ', and more in list_forms' : ''
  return `The owner's forms are: ${slugs.slice(0, NAMED).join(', ')}${more}.`
}
