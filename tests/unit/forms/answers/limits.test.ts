import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { isPattern, programSize } from '@/lib/forms/answers/pattern'
import type { QuestionValidation } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_PATTERN_STEPS } from '@/lib/shared/forms/question-validation'
import { check } from '@/messages/check'
import { question } from '@/tests/support/factories/questions'

function issueOf(type: QuestionType, validation: QuestionValidation, value: unknown) {
  const asked = question('q', type, { validation })
  return checkAnswers([asked], [], new Map([['q', value]]), '.', FULL_KIT).issues[0]?.message
}

describe('findExceeded', () => {
  it.each<[QuestionType, QuestionValidation, unknown[], unknown[]]>([
    ['number', { min: 2, max: 3 }, [2, '2.5', 3], [1.99, '3.01']],
    ['date', { min: '2027-02-01', max: '2027-02-28' }, ['2027-02-01', '2027-02-28'], ['2027-01-31', '2027-03-01']],
    ['time', { min: '09:00', max: '17:00' }, ['09:00', '17:00'], ['08:59', '17:01']],
    ['text', { minLength: 2, maxLength: 3 }, ['ab', ' abc '], [' a ', 'abcd']],
    ['multiselect', { minLength: 1, maxLength: 2 }, [['red'], ['red', 'blue']], [['red', 'green', 'blue']]],
  ])('takes what is within the limits of %s, its ends included', (type, validation, within, outside) => {
    for (const value of within) expect([value, issueOf(type, validation, value)]).toEqual([value, undefined])
    for (const value of outside) expect([value, issueOf(type, validation, value)]).not.toEqual([value, undefined])
  })

  it('refuses in the words of the owner, but for a missing answer', () => {
    const message = 'Two digits, please'
    expect(issueOf('text', { minLength: 2, message }, 'a')).toBe(message)
    expect(issueOf('number', { message }, 'x')).toBe(message)
    const required = question('q', 'text', { isRequired: true, validation: { message } })
    expect(checkAnswers([required], [], new Map(), '.', FULL_KIT).issues[0]?.message).toContain('required')
  })

  it('finds a pattern in linear time, anywhere in the text unless it says otherwise', () => {
    const message = expect.stringContaining('pattern')
    expect(issueOf('text', { pattern: '^[A-Z]{2}\\d{4}$' }, 'AB1234')).toBeUndefined()
    expect(issueOf('text', { pattern: '^[A-Z]{2}\\d{4}$' }, 'AB12345')).toEqual(message)
    expect(issueOf('text', { pattern: 'ö' }, 'schön')).toBeUndefined()
    expect(issueOf('text', { pattern: '(a+)+$' }, `${'a'.repeat(9_999)}!`)).toEqual(message)
  })

  it('looks for all patterns of a form together in no more than it can in a bounded time', () => {
    const pattern = '(.*a){190}'
    const most = Math.floor(MAX_PATTERN_STEPS / programSize([pattern]))
    expect(issueOf('text', { pattern }, 'a'.repeat(most))).toBeUndefined()
    expect(issueOf('text', { pattern }, 'a'.repeat(most + 1))).toBe(check('tooLong', { max: most }))
    const asked = Array.from({ length: 20 }, (_, n) => question(`q${n}`, 'paragraph', { validation: { pattern } }))
    const given = new Map(asked.map(({ id }) => [id, 'a'.repeat(9_000)]))
    const { issues } = checkAnswers(asked, [], given, '.', FULL_KIT)
    expect(issues).toEqual(
      asked.map(({ id }) => ({
        questionId: id,
        message: check('tooLong', { max: Math.floor(MAX_PATTERN_STEPS / (20 * programSize([pattern]))) }),
      })),
    )
  })

  it('refuses nothing by a pattern that it cannot compile', () => {
    for (const pattern of ['[', '(?=a)', 'a{1000}b{1000}', 'a'.repeat(501)]) {
      expect([pattern, isPattern(pattern), issueOf('text', { pattern }, 'x')]).toEqual([pattern, false, undefined])
    }
  })
})
