import type { NewResponse } from '@/db/queries/forms/insert-response'
import type { FormToSubmit } from '@/db/queries/forms/public-forms'
import type { Attendee } from '@/lib/meetings/visitor/attendee-fields'
import { toAttendee } from '@/lib/meetings/visitor/respondent-attendee'
import { invalidField } from '@/lib/shared/errors'
import { emailAddress } from '@/lib/shared/text/email-address'
import { personName } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

type Given = Pick<NewResponse, 'respondentName' | 'respondentEmail' | 'responses'>

/**
 * Whoever answers a form is the attendee of the booking that they make with it. Throws 400 without an address; one without a name is
 * called by the address.
 */
export function attendeeOf(
  questions: FormToSubmit['questions'],
  { respondentName, respondentEmail, responses }: Given,
): Attendee {
  const email = emailAddress(check('attendeeEmailInvalid')).safeParse(respondentEmail ?? '')
  if (!email.success) throw invalidField('respondentEmail', check('attendeeEmailInvalid'))
  const answered = personName(check('nameRequired')).safeParse(toAttendee(questions, responses).attendeeName)
  return { attendeeName: respondentName || (answered.success ? answered.data : email.data), attendeeEmail: email.data }
}
