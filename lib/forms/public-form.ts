import { database } from '@/db/client'
import { findPublicForm, type PublicFormRow } from '@/db/queries/public-forms'
import { AppError } from '@/lib/errors'
import { isSlug } from '@/lib/time-slot-pages/slug'
import { toQuestion } from './edit-questions'
import { toLogicRule } from './edit-rules'
import type { PublicForm } from './form'

/** A published form as its visitors see it; what can be no slug never reaches the database. */
export async function findPublishedForm(slug: string): Promise<PublicForm | null> {
  const row = isSlug(slug) ? await findPublicForm(database(), slug) : null
  return row && toPublicForm(row)
}

export async function getPublishedForm(slug: string): Promise<PublicForm> {
  const form = await findPublishedForm(slug)
  if (!form) throw formNotPublished()
  return form
}

export function formNotPublished(): AppError {
  return new AppError('not_found', 'Form not found or not published. Please check the URL and try again.')
}

export function toPublicForm({ title, description, questions, rules, theme }: PublicFormRow): PublicForm {
  return { title, description, questions: questions.map(toQuestion), logicRules: rules.map(toLogicRule), theme }
}
