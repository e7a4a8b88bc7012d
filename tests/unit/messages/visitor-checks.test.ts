import { describe, expect, it } from 'vitest'
import { contactSchema } from '@/lib/contact/schema'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { acceptGuests } from '@/lib/meetings/server/booking/guests'
import { checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import type { AppError } from '@/lib/vocabulary/errors'
import { QUESTION_TYPES } from '@/lib/vocabulary/forms/question-types'
import { check } from '@/messages/check'
import { visitorChecks } from '@/messages/en/shared/visitor-checks'
import { question } from '@/tests/support/factories/questions'

const BAD = [undefined, null, 1, '', 'x', 'x\ny', 'x'.repeat(20_000), ['x'], { x: 1 }]

/** The name that `check` put into an issue's message. */
const nameOf = (message: string): string => JSON.parse(message.slice('check:'.length)).name

const inContact = BAD.flatMap(
  (bad) => contactSchema.safeParse({ fullName: bad, email: bad, message: bad }).error?.issues,
)
const inAnswers = QUESTION_TYPES.flatMap((type) =>
  BAD.flatMap((bad) => checkAnswers([question('q', type, { isRequired: true })], [], new Map([['q', bad]])).issues),
)
/** The API alone can count guests. */
const byApi = [0, 1].map((maxGuests) => {
  const input = { guests: ['a@example.com', 'b@example.com'], attendeeEmail: 'c@example.com' }
  return refusalOf(() => acceptGuests({ maxGuests, ownerEmail: 'o@example.com' }, input))
})

function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as AppError).message
  }
  return ''
}

const inBooking = Object.values(checkAttendee({ attendeeName: ' ', attendeeEmail: 'x' }))

describe('visitorChecks', () => {
  it('are the refusals that forms of visitors can show, and no more', () => {
    const messages = [...inContact, ...inAnswers]
      .map((issue) => issue?.message ?? '')
      .concat(inBooking, byApi, check('formClosed'))
    const shown = new Set(messages.filter((message) => message !== '').map(nameOf))
    expect([...shown].sort()).toEqual(Object.keys(visitorChecks).sort())
  })
})
