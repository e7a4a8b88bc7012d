import { describe, expect, it } from 'vitest'
import { contactSchema } from '@/lib/contact/schema'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import { QUESTION_TYPES } from '@/lib/vocabulary/forms/question-types'
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
const inBooking = Object.values(checkAttendee({ attendeeName: ' ', attendeeEmail: 'x' }))

describe('visitorChecks', () => {
  it('are the refusals that forms of visitors can show, and no more', () => {
    const messages = [...inContact, ...inAnswers].map((issue) => issue?.message ?? '').concat(inBooking)
    const shown = new Set(messages.filter((message) => message !== '').map(nameOf))
    expect([...shown].sort()).toEqual(Object.keys(visitorChecks).sort())
  })
})
