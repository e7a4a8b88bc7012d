import { z } from 'zod'
import { type FieldIssue, issuesOfFields } from '@/lib/field-issues'
import { isAccent } from './accent'
import type { Form } from './form'
import { updateFormSchema } from './schema'

const fields = updateFormSchema.omit({ theme: true }).required()

/** What a new form is asked for. */
export const newFormSchema = fields

/** What the edit screen's first tab holds. No accent means the product's own colour. */
export const formFieldsSchema = fields.extend({
  accent: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text === '' || isAccent(text), 'Colour must be written #rrggbb'),
})

export type FormFields = z.output<typeof formFieldsSchema>
export type NewFormFields = z.output<typeof newFormSchema>

export const EMPTY_FORM: NewFormFields = { title: '', description: '', isPublished: false }

export function toFormFields({ title, description, isPublished, theme }: Form): FormFields {
  return { title, description, isPublished, accent: theme.accent ?? '' }
}

type Body = Partial<Pick<Form, 'title' | 'description' | 'isPublished' | 'theme'>>

/** Only what was changed is sent: what another tab has saved in the meantime stays. */
export function toFormChanges(fields: FormFields, changed: { [Name in keyof FormFields]?: boolean }): Body {
  const { title, description, isPublished, accent } = fields
  return {
    ...(changed.title && { title }),
    ...(changed.description && { description }),
    ...(changed.isPublished && { isPublished }),
    ...(changed.accent && { theme: accent ? { accent } : {} }),
  }
}

/** Which fields a refused save is about. */
export function toFormErrors(issues: readonly FieldIssue[]): { name: keyof FormFields; message: string }[] {
  return issuesOfFields(['title', 'description', 'isPublished', 'theme'], issues).map(({ name, message }) => ({
    name: name === 'theme' ? 'accent' : name,
    message,
  }))
}
