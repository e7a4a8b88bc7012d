import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import { fromLogicRule } from '@/lib/forms/rules/logic-rule'
import type { Answer } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { cases } from '@/tests/support/cases'
import { question, randomForm } from '@/tests/support/factories/questions'
import { oldEvaluateLogic } from '@/tests/support/rules/old-logic'
import { all, any, randomRulesOf, when } from '@/tests/support/rules/rules'

const FIVE = ['a', 'b', 'c', 'd', 'e'].map((id) => question(id))
const outcome = (rules: Rule[], answers: Record<string, Answer>, questions = FIVE) =>
  evaluateLogic(questions, rules, new Map(Object.entries(answers)))
const visible = (rules: Rule[], answers: Record<string, Answer>) => outcome(rules, answers).visible.join('')
const X = when('a', 'equals', 'x')
const Y = when('b', 'equals', 'y')

describe('evaluateLogic', () => {
  describe('several conditions', () => {
    it('must all hold, or any one of them', () => {
      const to = { type: 'hide', questionId: 'e' } as const
      expect(visible([all([X, Y], to)], { a: 'x' })).toBe('abcde')
      expect(visible([all([X, Y], to)], { a: 'x', b: 'y' })).toBe('abcd')
      expect(visible([any([X, Y], to)], { b: 'y' })).toBe('abcd')
      expect(visible([any([X, Y], to)], {})).toBe('abcde')
    })

    it('of a hidden or an unanswered question do not hold, but for not being answered', () => {
      const hidden = all([X], { type: 'hide', questionId: 'b' })
      const hides = (operator: 'not_equals' | 'not_answered') =>
        all([when('b', operator, 'z')], { type: 'hide', questionId: 'e' })
      expect(visible([hidden, hides('not_equals')], { a: 'x', b: 'y' })).toBe('acde')
      expect(visible([hidden, hides('not_answered')], { a: 'x', b: 'y' })).toBe('acd')
      expect(visible([hides('not_answered')], { b: 'y' })).toBe('abcde')
      expect(visible([hides('not_answered')], {})).toBe('abcd')
    })
  })

  describe('showing', () => {
    const shows = (condition: Rule['conditions'][number]) => all([condition], { type: 'show', questionId: 'd' })

    it('hides its target until it fires, and one of several is enough', () => {
      expect(visible([shows(X)], {})).toBe('abce')
      expect(visible([shows(X)], { a: 'x' })).toBe('abcde')
      expect(visible([shows(X), shows(Y)], { b: 'y' })).toBe('abcde')
    })

    it('yields to hiding and to a jump', () => {
      expect(visible([shows(X), all([Y], { type: 'hide', questionId: 'd' })], { a: 'x', b: 'y' })).toBe('abce')
      expect(visible([shows(X), all([Y], { type: 'jump', questionId: 'e' })], { a: 'x', b: 'y' })).toBe('abe')
    })

    it('may be about a question that comes earlier', () => {
      const rules = [all([when('e', 'answered')], { type: 'show', questionId: 'a' })]
      expect(visible(rules, { a: 'x' })).toBe('bcde')
      expect(visible(rules, { e: 'y' })).toBe('abcde')
    })
  })

  describe('requiring', () => {
    it('is about what is shown only', () => {
      const rules = [all([X], { type: 'require', questionId: 'b' }, { type: 'require', questionId: 'c' })]
      const hides = all([X], { type: 'hide', questionId: 'c' })
      expect(outcome(rules, {}).required).toEqual([])
      expect(outcome([...rules, hides], { a: 'x' }).required).toEqual(['b'])
    })
  })

  describe('a jump', () => {
    it('starts at the last question of its conditions, even if that one is hidden', () => {
      const rules = [any([X, when('c', 'answered')], { type: 'jump', questionId: 'e' })]
      expect(visible(rules, { a: 'x' })).toBe('abce')
      expect(visible([...rules, all([X], { type: 'hide', questionId: 'c' })], { a: 'x' })).toBe('abe')
    })

    it('does not shorten a longer one', () => {
      const rules = [
        all([X], { type: 'jump', questionId: 'e' }),
        any([X, when('b', 'answered')], { type: 'jump', questionId: 'c' }),
      ]
      expect(visible(rules, { a: 'x' })).toBe('ae')
    })
  })

  describe('the ending and the redirect', () => {
    it('are those of the first rule in form order that fires', () => {
      const rules = [
        all([Y], { type: 'end', endingId: 'second' }, { type: 'redirect', url: 'https://second.example' }),
        all([X], { type: 'end', endingId: 'first' }),
      ]
      expect(outcome(rules, { a: 'x', b: 'y' })).toMatchObject({
        endingId: 'first',
        redirectUrl: 'https://second.example',
      })
      expect(outcome(rules, {})).toMatchObject({ endingId: null, redirectUrl: null })
    })
  })

  describe('a message', () => {
    it('shows below the last question of its conditions that is shown', () => {
      const says = any([X, Y], { type: 'message', text: 'Hello' })
      expect([...outcome([says], { a: 'x' }).messages]).toEqual([['b', ['Hello']]])
      const hides = all([X], { type: 'hide', questionId: 'b' })
      expect([...outcome([says, hides], { a: 'x' }).messages]).toEqual([['a', ['Hello']]])
    })
  })

  describe('rules that a new order of the questions has made a circle of', () => {
    it('end, with the same result for what is stored', () => {
      const rules = [
        all([when('c', 'answered')], { type: 'hide', questionId: 'a' }),
        all([X], { type: 'jump', questionId: 'e' }),
      ]
      const first = outcome(rules, { a: 'x', c: 'z' })
      const kept = Object.fromEntries(Object.entries({ a: 'x', c: 'z' }).filter(([id]) => first.visible.includes(id)))
      expect(outcome(rules, kept)).toEqual(first)
    })
  })

  describe('any rules with one condition and one action', () => {
    it('do what they did before there were others', () => {
      fc.assert(
        fc.property(randomForm, ({ questions, rules, given }) => {
          const { answers } = checkAnswers(questions, [], given, '.', FULL_KIT)
          const { endingId, ...now } = evaluateLogic(questions, rules.map(fromLogicRule), answers)
          expect(now).toEqual(oldEvaluateLogic(questions, rules, answers))
          expect(endingId).toBeNull()
        }),
        cases(2_000),
      )
    })
  })

  describe('any rules', () => {
    const ruled = randomForm.chain((form) => randomRulesOf(form.questions).map((rules) => ({ ...form, rules })))

    it('decide the same about what was typed and about what of it is stored', () => {
      fc.assert(
        fc.property(ruled, ({ questions, rules, given }) => {
          const typed = checkAnswers(questions, rules, given, '.', FULL_KIT)
          const stored = checkAnswers(questions, rules, typed.answers, '.', FULL_KIT)
          expect(stored.logic).toEqual(typed.logic)
          expect(stored.answers).toEqual(typed.answers)
          for (const id of typed.logic.skipped) {
            expect(typed.answers.has(id)).toBe(false)
            expect(typed.logic.required).not.toContain(id)
            expect(typed.logic.messages.has(id)).toBe(false)
          }
        }),
        cases(10_000),
      )
    })
  })
})
