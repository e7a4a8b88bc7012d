import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { check } from '@/messages/check'
import { question } from '@/tests/support/factories/questions'

const LONG = 'x'.repeat(10_001)
/** A pattern that reads digits in two ways would try for minutes. */
const DIGITS = `${'1'.repeat(200_000)}x`
const MARKUP = '<img src=x onerror=alert(1)>'
const MANY = Array.from({ length: 10_000 }, (_, index) => `${index}`)
/** As it is sent: a literal would set the prototype. */
const PROTO: unknown = JSON.parse('{"__proto__": "x"}')
const NESTED = { a: { b: 1 } }
const TEXT_ONLY = [5, true, ['x'], [['x']], MANY, PROTO, NESTED, LONG]
const ID = '7f0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11'

/** Values that no answer of the type is. A choice has the options red, green and blue. */
const WRONG: Record<QuestionType, readonly unknown[]> = {
  text: TEXT_ONLY,
  email: [...TEXT_ONLY, 'nobody', 'a@b', `${'a'.repeat(300)}@example.com`, 'a@example.com\nbcc: b@example.com', MARKUP],
  number: ['NaN', 'Infinity', '1e999', '0x10', 'ten', '1,234', DIGITS, true, ['5'], MANY, PROTO, MARKUP],
  select: ['Red', 'pink', '__proto__', ['red'], MANY, PROTO, 0, MARKUP, LONG],
  multiselect: ['red', ['pink'], ['red', 5], ['red', ['red']], ['__proto__'], MANY, PROTO, MARKUP],
  rating: [0, 6, 2.5, -1, 1e300, 'NaN', DIGITS, ['5'], MANY, PROTO],
  paragraph: TEXT_ONLY,
  date: ['2027-02-29', '2027-13-01', '27-01-01', 'NaN', 20270101, ['2027-01-01'], MANY, PROTO, MARKUP, LONG],
  time: ['24:00', '12:60', 'noon', '12:00Z', 1200, ['12:00'], MANY, PROTO, MARKUP, LONG],
  phone: ['030 123456', '+1', '+49 CALL ME', `+${DIGITS}`, 49301234567, ['+49301234567'], MANY, PROTO, MARKUP],
  url: ['example.com', 'javascript:alert(1)', 'data:text/html,x', `https://e.example/${LONG}`, 5, MANY, PROTO, MARKUP],
  yes_no: ['yes', 'NaN', 1, 0, ['true'], MANY, PROTO, NESTED],
  consent: ['yes', 1, ['true'], MANY, PROTO, { agreed: 'yes' }, { agreed: true, version: 'older' }],
  scale: [-1, 11, 2.5, 'NaN', 1e300, DIGITS, ['5'], MANY, PROTO],
  ranking: ['red', ['red'], ['red', 'red', 'blue'], ['red', 'green', 'pink'], MANY, PROTO, { red: 1 }],
  matrix: ['good', ['good'], { price: 'best' }, { food: 'good' }, { price: ['good'] }, MANY, PROTO, NESTED],
  address: ['Berlin', ['Berlin'], { city: 'Berlin' }, { line1: LONG, city: 'Berlin' }, MANY, PROTO, NESTED],
  // Whether there is a file of an id, the database knows.
  file: [ID, ['../../etc/passwd'], ['cv.pdf'], [5], MANY, PROTO, MARKUP],
  hidden: TEXT_ONLY,
  // These types take no answer; a test of their own covers them.
  heading: [],
  page_break: [],
}

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))
const SETTINGS: Partial<Record<QuestionType, Question['settings']>> = {
  consent: { statement: 'I agree to the terms.' },
  matrix: { rows: choices('price', 'service'), columns: choices('poor', 'fair', 'good') },
}

const ASKED = QUESTION_TYPES.filter((type) => !('shows' in QUESTION_KINDS[type]))

function issuesOf(type: QuestionType, value: unknown) {
  const asked = question('q', type, { isRequired: true, settings: SETTINGS[type] ?? {} })
  return checkAnswers([asked], [], new Map([['q', value]]), '.', FULL_KIT).issues
}

describe('checkAnswers', () => {
  it.each(ASKED)('refuses what is no answer to a question of type %s, by its id', (type) => {
    for (const value of WRONG[type]) expect(issuesOf(type, value)).toMatchObject([{ questionId: 'q' }])
  })

  it.each(['', '  ', null, [], [''], {}, false])('counts %j as no answer, or as none that is required', (value) => {
    // A no is an answer.
    const types = ASKED.filter((type) => type !== 'yes_no' || value !== false)
    expect(types.filter((type) => issuesOf(type, value).length === 0)).toEqual([])
  })

  it('counts a required question without an answer', () => {
    for (const type of ASKED)
      expect(issuesOf(type, undefined)).toEqual([{ questionId: 'q', message: check('required') }])
  })
})
