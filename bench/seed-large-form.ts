import type { Database } from '@/db/client'
import { formQuestions, forms } from '@/db/schema'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'

export const LARGE_FORM = 'large-form'
const OPTIONS = 100

/** The largest form that older versions could store: 100 options in each question but the first, which is a text. */
export async function seedLargeForm(db: Database, userId: string): Promise<void> {
  const [form] = await db
    .insert(forms)
    .values({ userId, slug: LARGE_FORM, title: 'All of it', isPublished: true })
    .returning()
  if (!form) throw new Error('No large form was made')
  const options = Array.from({ length: OPTIONS }, (_, place) => ({
    value: `an_option_of_usual_length_${place}`,
    label: `An option of usual length ${place}`,
  }))
  await db.insert(formQuestions).values(
    Array.from({ length: MAX_QUESTIONS }, (_, order) => ({
      formId: form.id,
      questionType: order === 0 ? ('text' as const) : order % 2 === 0 ? ('multiselect' as const) : ('select' as const),
      question: `Question ${order + 1}`,
      description: 'A line that explains',
      isRequired: false,
      options: order === 0 ? [] : options,
      order,
    })),
  )
}
