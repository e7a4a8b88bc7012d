import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { question } from '@/tests/support/factories/questions'
import { all, when } from '@/tests/support/rules/rules'

type Example = [operator: Operator, value: string | undefined, fires: unknown, does_not: unknown]

const BERLIN = { line1: 'Unter den Linden 1', postalCode: '10117', city: 'Berlin', country: 'DE' }
const isAnswered = (answer: unknown): Example[] => [
  ['answered', undefined, answer, undefined],
  ['not_answered', undefined, undefined, answer],
]

/** A consent that is not given counts as no answer. */
const EXAMPLES: Partial<Record<QuestionType, Example[]>> = {
  date: [
    ['equals', '2026-12-24', '2026-12-24', '2026-12-25'],
    ['not_equals', '2026-12-24', '2026-12-25', '2026-12-24'],
    ['before', '2026-12-24', '2026-12-23', '2026-12-24'],
    ['after', '2026-12-24', '2027-01-01', '2026-12-24'],
    ...isAnswered('2026-12-24'),
  ],
  time: [
    ['equals', '09:30', '09:30', '09:31'],
    ['not_equals', '09:30', '09:31', '09:30'],
    ['before', '09:30', '09:29', '09:30'],
    ['after', '09:30', '10:00', '09:30'],
    ...isAnswered('09:30'),
  ],
  phone: [
    ['starts_with', '+49', '+4930123456', '+43123456789'],
    ['contains', '123', '+4930123456', '+4930654321'],
    ['equals', '+4930123456', '+49 30 123456', '+4930123457'],
    ...isAnswered('+4930123456'),
  ],
  url: [
    ['contains', 'EXAMPLE.com', 'https://example.com/a', 'https://example.org/a'],
    ['starts_with', 'https:', 'https://example.com', 'http://example.com'],
    ...isAnswered('https://example.com'),
  ],
  yes_no: [['equals', 'true', true, false], ['not_equals', 'true', false, true], ...isAnswered(false)],
  consent: isAnswered(true),
  scale: [
    ['equals', '7', 7, 8],
    ['lt', '7', 0, 7],
    ['lte', '6', 6, 7],
    ['gt', '8', 9, 8],
    ['gte', '9', 10, 8],
    ...isAnswered(0),
  ],
  ranking: [
    ['equals', 'green', ['green', 'red', 'blue'], ['red', 'green', 'blue']],
    ['not_equals', 'green', ['red', 'green', 'blue'], ['green', 'red', 'blue']],
    ...isAnswered(['red', 'green', 'blue']),
  ],
  address: isAnswered(BERLIN),
}

const CASES = Object.entries(EXAMPLES).flatMap(([type, examples]) =>
  examples.map((example) => [type as QuestionType, ...example] as const),
)

describe('checkAnswers', () => {
  it.each(CASES)(
    'applies a rule about a %s: %s %s fires for %j and not for %j',
    (type, operator, value, ...answers) => {
      const settings = type === 'consent' ? { statement: 'I agree to the terms.' } : {}
      const questions = [question('asked', type, { settings }), question('last')]
      const rules = [all([when('asked', operator, value)], { type: 'show', questionId: 'last' })]
      const isShown = answers.map((answer) => {
        const given = new Map([
          ['asked', answer],
          ['last', 'text'],
        ])
        const { answers: stored, issues } = checkAnswers(questions, rules, given, '.', FULL_KIT)
        expect(issues).toEqual([])
        return stored.has('last')
      })
      expect(isShown).toEqual([true, false])
    },
  )
})
