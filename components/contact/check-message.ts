import '@/lib/client/jitless'
import { type ContactInput, contactSchema } from '@/lib/contact/schema'

type Checked = { message: ContactInput | null; issues: Record<string, string> }

/** Validates the form: the message to send, or null and the issues by field name. */
export function checkMessage(form: FormData): Checked {
  const { success, data = null, error } = contactSchema.safeParse(Object.fromEntries(form))
  if (success) return { message: data, issues: {} }
  return {
    message: null,
    issues: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
