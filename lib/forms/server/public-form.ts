import { database } from '@/db/client'
import { findPublicForm, type PublicFormRow, type ShownFormRow } from '@/db/queries/forms/public-forms'
import { toBrand } from '@/lib/vocabulary/brand'
import { AppError } from '@/lib/vocabulary/errors'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/vocabulary/languages'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { textsOf } from '@/messages'
import { findClosedReason } from '../closing'
import type { Form, FormToDraw, PublicForm } from '../form'
import { toQuestion } from './edit-questions'
import { toLogicRule } from './edit-rules'

/** A published form as visitors see it in a language. Texts that cannot be a slug never reach the database. */
export async function findFormToDraw(slug: string, language: Language, now: Date): Promise<FormToDraw | null> {
  const row = await findRow(slug)
  if (!row) return null
  const at = row.closesAt === null ? null : new Date(row.closesAt).toISOString()
  const closing = at === null ? null : { at, text: closedTextOf(row, language) }
  return { form: toShownForm(row, now, language), closing, nextPage: row.nextPage }
}

export async function getPublishedForm(slug: string, now: Date): Promise<PublicForm> {
  const row = await findRow(slug)
  if (!row) throw formNotPublished()
  return toShownForm(row, now)
}

export function formNotPublished(): AppError {
  return new AppError('form_not_published')
}

/** With the look of its owner, unless the form has one of its own. A form names its owner only beside a face or a logo. */
function toShownForm(row: ShownFormRow, now: Date, language?: Language): PublicForm {
  const { theme, ...form } = toPublicForm(row, now, language)
  const brand = toBrand(row.brand)
  return {
    ...form,
    theme: brand?.accent && !theme.accent ? { ...theme, accent: brand.accent } : theme,
    ...((brand?.face || brand?.logo) && { brand: { ...brand, name: row.brand.name } }),
  }
}

/** `language`: of our own words in it; the API's are English. */
export function toPublicForm(row: PublicFormRow, now: Date, language: Language = DEFAULT_LANGUAGE): PublicForm {
  const { title, description, questions, rules, theme } = row
  const isClosed = findClosedReason(row, now.getTime()) !== null
  return {
    title,
    description,
    questions: questions.map(toQuestion),
    logicRules: rules.map(toLogicRule),
    theme,
    ...ownWords(row),
    closed: isClosed ? { text: closedTextOf(row, language) } : null,
  }
}

/** The texts that replace our own, without the empty ones. */
function ownWords({ thanksText, submitLabel }: Pick<Form, 'thanksText' | 'submitLabel'>) {
  return { ...(thanksText && { thanksText }), ...(submitLabel && { submitLabel }) }
}

async function findRow(slug: string): Promise<ShownFormRow | null> {
  return isSlug(slug) ? findPublicForm(database(), slug) : null
}

function closedTextOf({ closedText }: PublicFormRow, language: Language): string {
  return closedText || textsOf(language).t.form.closed.text
}
