import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { fromLogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import { checkSentence } from '@/tests/support/api/check-sentence'
import { cases } from '@/tests/support/cases'
import { jump, question, randomForm } from '@/tests/support/factories/questions'

const check = (type: QuestionType, value: unknown, fields: Partial<Question> = {}) => {
  const { answers, issues } = checkAnswers([question('q', type, fields)], [], new Map([['q', value]]), '.', FULL_KIT)
  return issues[0] ? checkSentence(issues[0].message) : answers.get('q')
}
const INVALID_EMAIL = 'Please enter a valid email address'
const NO_NUMBER = 'Please enter a number'
const NO_RATING = 'Please choose a rating from 1 to 5'
const NO_OPTION = 'Please choose one of the options'
const NO_OPTIONS = 'Please choose from the options'

const typedIn = (locale: string, text: string) => {
  const given = new Map([['q', text]])
  return checkAnswers([question('q', 'number')], [], given, decimalMarkOf(locale), FULL_KIT).answers.get('q')
}

describe('checkAnswers', () => {
  it.each([
    ['en-US', '1,234', undefined],
    ['en-US', '1.234', 1.234],
    ['de', '1,234', 1.234],
    ['de', '1.234', undefined],
    ['de', '1.5', 1.5],
    ['tr', '2,5', 2.5],
    ['pl', '1234,5', 1234.5],
    ['ja', '１２．５', 12.5],
    ['ar', '١٢٫٥', 12.5],
    ['ar', '۱۲', 12],
    ['en-US', '5²', undefined],
  ])('reads a number that is typed in %s: %s', (locale, text, number) => {
    expect(typedIn(locale, text)).toBe(number)
  })

  it.each(['en-US', 'de', 'fr', 'es', 'pt-BR', 'it', 'tr', 'pl', 'ja', 'ar'])(
    'reads what %s writes, without thousands',
    (locale) => {
      const written = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(1234.567)
      expect(typedIn(locale, written)).toBe(1234.567)
    },
  )

  describe('an answer', () => {
    it.each<[QuestionType, unknown, unknown]>([
      ['text', ' two words ', 'two words'],
      ['text', 7, 'Invalid input'],
      ['text', ['a'], 'Invalid input'],
      ['text', { toString: 'x' }, 'Invalid input'],
      ['text', true, 'Invalid input'],
      ['paragraph', `${'x'.repeat(10_000)}\n`, 'x'.repeat(10_000)],
      ['paragraph', 'x'.repeat(10_001), 'Must be at most 10,000 characters'],
      ['email', ' vera@example.com ', 'vera@example.com'],
      ['email', 'vera@example', INVALID_EMAIL],
      ['email', `${'x'.repeat(250)}@example.com`, INVALID_EMAIL],
      ['email', 5, INVALID_EMAIL],
      ['number', 12.5, 12.5],
      ['number', ' -12.5 ', -12.5],
      ['number', '1e3', 1000],
      ['number', '.5', 0.5],
      ['number', '-0', 0],
      ['number', 0, 0],
      ['number', 'Infinity', NO_NUMBER],
      ['number', '1e999', NO_NUMBER],
      ['number', '0x10', NO_NUMBER],
      ['number', '1,5', 1.5],
      ['number', ' -2,25 ', -2.25],
      ['number', ',5', 0.5],
      ['number', '2,5e3', 2500],
      ['number', '0,125', 0.125],
      ['number', '1234,567', 1234.567],
      ['number', '1,2345', 1.2345],
      ['number', '1,234', NO_NUMBER],
      ['number', '-12,000', NO_NUMBER],
      ['number', '1,234e2', NO_NUMBER],
      ['number', '1,234.5', NO_NUMBER],
      ['number', '1.234,5', NO_NUMBER],
      ['number', '1,2,3', NO_NUMBER],
      ['number', ',', NO_NUMBER],
      ['number', '12 apples', NO_NUMBER],
      ['number', Number.NaN, NO_NUMBER],
      ['number', [1], NO_NUMBER],
      ['rating', 5, 5],
      ['rating', '3', 3],
      ['rating', 0, NO_RATING],
      ['rating', 6, NO_RATING],
      ['rating', 2.5, NO_RATING],
      ['select', 'red', 'red'],
      ['select', 'RED', NO_OPTION],
      ['select', ['red'], NO_OPTION],
      ['select', '__proto__', NO_OPTION],
      ['multiselect', ['blue', 'red'], ['blue', 'red']],
      ['multiselect', ['red', 'red'], ['red']],
      ['multiselect', 'red', NO_OPTIONS],
      ['multiselect', ['red', 'pink'], NO_OPTIONS],
      ['multiselect', [''], NO_OPTIONS],
      ['multiselect', [null], NO_OPTIONS],
    ])('to a %s: %j becomes %j', (type, value, expected) => {
      expect(check(type, value)).toEqual(expected)
    })

    it.each([undefined, null, '', '  \n', []])('%j counts as missing for every type', (value) => {
      for (const type of ['text', 'email', 'number', 'select', 'multiselect', 'rating', 'paragraph'] as const) {
        expect(check(type, value), type).toBeUndefined()
        expect(check(type, value, { isRequired: true }), type).toBe('Required')
      }
    })

    it('of zero is an answer', () => {
      expect(check('number', 0, { isRequired: true })).toBe(0)
    })
  })

  describe('a question that is skipped', () => {
    const questions = [
      question('a', 'text'),
      question('b', 'email', { isRequired: true }),
      question('c', 'number', { isRequired: true }),
    ]
    const rules = [fromLogicRule(jump(['a', 'equals', 'skip'], 'c'))]

    it('is not required, its answer is dropped, and nothing is wrong with it', () => {
      const given = new Map<string, unknown>([
        ['a', 'Skip'],
        ['b', 'no address'],
        ['c', '7'],
      ])
      const { answers, issues } = checkAnswers(questions, rules, given, '.', FULL_KIT)
      expect(issues).toEqual([])
      expect(Object.fromEntries(answers)).toEqual({ a: 'Skip', c: 7 })
    })

    it('is checked like any other when it is not', () => {
      const { issues } = checkAnswers(questions, rules, new Map([['b', 'no address']]), '.', FULL_KIT)
      expect(issues.map((issue) => ({ ...issue, message: checkSentence(issue.message) }))).toEqual([
        { questionId: 'b', message: INVALID_EMAIL },
        { questionId: 'c', message: 'Required' },
      ])
    })
  })

  describe('of any form and any answers', () => {
    it('what is skipped is neither required, nor wrong, nor stored, and the rest is all there is', () => {
      fc.assert(
        fc.property(randomForm, ({ questions, rules, given }) => {
          const { answers, issues, logic } = checkAnswers(questions, rules.map(fromLogicRule), given, '.', FULL_KIT)
          expect([...logic.visible, ...logic.skipped].sort()).toEqual(questions.map(({ id }) => id).sort())
          for (const id of logic.skipped) {
            expect(logic.visible).not.toContain(id)
            expect(logic.required).not.toContain(id)
            expect(logic.messages.has(id)).toBe(false)
            expect(answers.has(id)).toBe(false)
            expect(issues.map(({ questionId }) => questionId)).not.toContain(id)
          }
        }),
        cases(),
      )
    })

    it('what is stored is checked as it was, so that reading it again changes nothing', () => {
      fc.assert(
        fc.property(randomForm, ({ questions, rules, given }) => {
          const first = checkAnswers(questions, rules.map(fromLogicRule), given, '.', FULL_KIT)
          const again = checkAnswers(questions, rules.map(fromLogicRule), first.answers, '.', FULL_KIT)
          expect(again.answers).toEqual(first.answers)
          expect(again.logic).toEqual(first.logic)
          if (first.issues.length === 0) expect(again.issues).toEqual([])
        }),
        cases(),
      )
    })

    it('issues come in form order, one for a question, and every required one that is shown is answered or named', () => {
      fc.assert(
        fc.property(randomForm, ({ questions, rules, given }) => {
          const { answers, issues, logic } = checkAnswers(questions, rules.map(fromLogicRule), given, '.', FULL_KIT)
          const named = issues.map(({ questionId }) => questionId)
          expect(named).toEqual(questions.map(({ id }) => id).filter((id) => named.includes(id)))
          for (const id of logic.required) expect(answers.has(id) || named.includes(id)).toBe(true)
        }),
        cases(),
      )
    })

    it('answers to what is no question are not looked at', () => {
      const hostile = new Map<string, unknown>([
        ['__proto__', 'x'],
        ['constructor', { prototype: 1 }],
        ['q', 'fine'],
      ])
      expect([...checkAnswers([question('q')], [], hostile, '.', FULL_KIT).answers]).toEqual([['q', 'fine']])
    })
  })
})
