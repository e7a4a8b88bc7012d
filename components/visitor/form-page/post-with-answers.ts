import type { BookingAnswer } from '@/lib/client/visitor/book'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import type { PublicForm } from '@/lib/forms/form'
import type { PostBooking } from '../booking/use-booking'
import { sendAnswers } from '../form/answering/send-answers'
import type { Given } from '../form/answering/use-answering'

type Options = { slug: string; form: PublicForm; given: Given; onRefused: (error: unknown) => void }

/** The fields of the booking's dialog, by the names that the form's call has for them. */
const FIELDS: Record<string, string> = { respondentName: 'attendeeName', respondentEmail: 'attendeeEmail' }

/** Sends answers and time in one request. */
export function postWithAnswers({ slug, form, given, onRefused }: Options): PostBooking {
  return async ({ attendeeName, attendeeEmail, responses: _, k: __, ...booking }) => {
    try {
      const who = { respondentName: attendeeName, respondentEmail: attendeeEmail }
      const { booking: made, meeting } = await sendAnswers({ slug, form, nextPage: null }, given, { ...who, booking })
      return { booking: made, meeting } as BookingAnswer
    } catch (error) {
      if (error instanceof VisitorError) throw forDialog(error, onRefused)
      throw error
    }
  }
}

/** The form tells what is wrong with the answers, the dialog what is wrong with time or attendee. */
function forDialog(error: VisitorError, onRefused: (error: unknown) => void): VisitorError {
  const { status, message, retryAfterSeconds, code, hosts } = error
  const issues = error.issues.map((issue) => ({ ...issue, path: pathInDialog(issue.path) }))
  const isKnown = issues.every(({ path }) => !/^[\da-f-]{36}|^(booking|website)$/.test(path))
  if (code === 'form_closed' || code === 'form_not_published' || !isKnown) onRefused(error)
  return new VisitorError(status, message, issues, retryAfterSeconds, code, hosts)
}

function pathInDialog(path: string): string {
  return FIELDS[path] ?? path.replace(/^booking\./, '')
}
