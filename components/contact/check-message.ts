import '@/lib/client/jitless'
import { type ContactInput, contactSchema } from '@/lib/contact/schema'

type Checked = { message: ContactInput | null; issues: Record<string, string> }

/** What the form would send, or null; and what is wrong with its fields, by their names. */
export function checkMessage(form: FormData): Checked {
  const { success, data = null, error } = contactSchema.safeParse(Object.fromEntries(form))
  if (success) return { message: data, issues: {} }
  return {
    message: null,
    issues: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
