import { describe, expect, it } from 'vitest'
import { contactSchema } from '@/lib/contact/schema'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { acceptGuests } from '@/lib/meetings/server/booking/draft-booking'
import { checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import type { AppError } from '@/lib/shared/errors'
import { FILE_ARRIVING } from '@/lib/shared/forms/files'
import type { QuestionValidation } from '@/lib/shared/forms/question'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { check } from '@/messages/check'
import { answerChecks } from '@/messages/en/shared/answer-checks'
import { visitorChecks } from '@/messages/en/shared/visitor-checks'
import { CORE_TYPES, question } from '@/tests/support/factories/questions'

const BAD = [undefined, null, 1, '', 'x', 'x\ny', 'x'.repeat(20_000), ['x'], { x: 1 }]

/** The name that `check` put into an issue's message. */
const nameOf = (message: string): string => JSON.parse(message.slice('check:'.length)).name

const inContact = BAD.flatMap(
  (bad) => contactSchema.safeParse({ fullName: bad, email: bad, message: bad }).error?.issues,
)
const inAnswers = CORE_TYPES.flatMap((type) =>
  BAD.flatMap(
    (bad) => checkAnswers([question('q', type, { isRequired: true })], [], new Map([['q', bad]]), '.', FULL_KIT).issues,
  ),
)
const choices = ['a', 'b'].map((value) => ({ value, label: value }))
const settings = { statement: 'I agree', rows: choices, columns: choices, from: 1, to: 5, max: 1 }
const FILE = '7f0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11'
const BAD_RARE = [
  ...BAD,
  { a: 'a' },
  { agreed: true, version: 'old' },
  { city: 'Rome' },
  { country: 'XX' },
  [FILE, FILE.replace('7', '8')],
  [FILE_ARRIVING],
]
const LIMITED: [QuestionType, QuestionValidation, unknown[]][] = [
  ['multiselect', { minLength: 2, maxLength: 2 }, [['red'], ['red', 'green', 'blue']]],
  ['phone', { pattern: '^\\+49' }, ['+43 1 2345678']],
  ['number', { min: 2, max: 3 }, [1, 4]],
  ['text', { minLength: 2, maxLength: 3 }, ['a', 'abcd']],
  ['date', { min: '2027-02-01', max: '2027-02-28' }, ['2027-01-31', '2027-03-01']],
]
const inLimits = LIMITED.flatMap(([type, validation, values]) =>
  values.flatMap((value) => {
    const asked = question('q', type, { validation })
    return checkAnswers([asked], [], new Map([['q', value]]), '.', FULL_KIT).issues
  }),
)
const inRareAnswers = QUESTION_TYPES.flatMap((type) =>
  BAD_RARE.flatMap((bad) => {
    const asked = question('q', type, { isRequired: true, settings })
    return checkAnswers([asked], [], new Map([['q', bad]]), '.', FULL_KIT).issues
  }),
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

describe('answerChecks', () => {
  it('are the other refusals of rarer types, and no more', () => {
    // The storage alone knows which files there are.
    const messages = [...inRareAnswers, ...inLimits].map(({ message }) => message)
    const others = [...messages, check('fileGone')].map(nameOf).filter((name) => !(name in visitorChecks))
    expect([...new Set(others)].sort()).toEqual(Object.keys(answerChecks).sort())
  })
})

describe('visitorChecks', () => {
  it('are the refusals that forms of visitors can show, and no more', () => {
    const messages = [...inContact, ...inAnswers]
      .map((issue) => issue?.message ?? '')
      .concat(inBooking, byApi, check('formClosed'))
    const shown = new Set(messages.filter((message) => message !== '').map(nameOf))
    expect([...shown].sort()).toEqual(Object.keys(visitorChecks).sort())
  })
})
