import { describe, expect, it } from 'vitest'
import { evaluateLogic, isMatch } from '@/lib/forms/rules/logic'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Answer } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { jump, question, say, send } from '@/tests/support/factories/questions'

const FIVE = ['a', 'b', 'c', 'd', 'e'].map((id) => question(id))
const outcome = (rules: LogicRule[], answers: Record<string, Answer>, questions = FIVE) =>
  evaluateLogic(questions, rules.map(fromLogicRule), new Map(Object.entries(answers)))

describe('evaluateLogic', () => {
  describe('a condition', () => {
    it.each<[QuestionType, string, string, Answer, boolean]>([
      ['text', 'equals', ' Straße ', 'STRASSE', true],
      ['text', 'equals', 'İstanbul', 'i̇stanbul', true],
      ['text', 'equals', 'ΟΔΟΣ', 'οδος', true],
      ['text', 'equals', 'cafe\u0301', 'CAFÉ', true],
      ['text', 'equals', 'ab', 'abc', false],
      ['paragraph', 'contains', 'None', 'I have none left', true],
      ['paragraph', 'contains', 'σ', 'οδός', true],
      ['email', 'contains', '@EXAMPLE.com', 'vera@example.com', true],
      ['number', 'equals', '1.50', 1.5, true],
      ['number', 'equals', '1e2', 100, true],
      ['number', 'equals', 'ten', 10, false],
      ['number', 'equals', '', 0, false],
      ['number', 'contains', '5', 1.5, true],
      ['rating', 'equals', '4', 4, true],
      ['rating', 'contains', '4', 4, true],
      ['rating', 'contains', '4', 5, false],
      ['select', 'equals', 'red', 'red', true],
      ['select', 'equals', 'Red', 'red', false],
      ['select', 'contains', 'red', 'red_wine', false],
      ['multiselect', 'contains', 'red', ['blue', 'red'], true],
      ['multiselect', 'contains', 're', ['red'], false],
      ['multiselect', 'equals', 'red', ['red'], true],
      ['multiselect', 'equals', 'red', ['red', 'blue'], false],
    ])('of a %s: %s %j, answered %j, is %s', (type, condition, value, answer, isMet) => {
      expect(isMatch(type, { operator: condition as 'equals', value }, answer)).toBe(isMet)
      expect(isMatch(type, { operator: `not_${condition}` as 'not_equals', value }, answer)).toBe(!isMet)
    })
  })

  describe('a jump', () => {
    it('skips what lies between source and target', () => {
      const { visible, skipped } = outcome([jump(['a', 'equals', 'x'], 'd')], { a: 'x' })
      expect(visible).toEqual(['a', 'd', 'e'])
      expect([...skipped]).toEqual(['b', 'c'])
    })

    it('to the next question skips nothing', () => {
      expect(outcome([jump(['a', 'equals', 'x'], 'b')], { a: 'x' }).visible).toHaveLength(5)
    })

    it('does not fire while its source is unanswered, whatever is asked of it', () => {
      expect(outcome([jump(['a', 'not_equals', 'x'], 'd')], {}).visible).toHaveLength(5)
    })

    it('of a skipped source does not fire', () => {
      const rules = [jump(['a', 'equals', 'x'], 'c'), jump(['b', 'equals', 'y'], 'e')]
      expect(outcome(rules, { a: 'x', b: 'y' }).visible).toEqual(['a', 'c', 'd', 'e'])
      expect(outcome(rules, { a: 'no', b: 'y' }).visible).toEqual(['a', 'b', 'e'])
    })

    it('that comes first in the list wins over the others of its source', () => {
      const rules = [jump(['a', 'contains', 'x'], 'c'), jump(['a', 'equals', 'x'], 'e')]
      expect(outcome(rules, { a: 'x' }).visible).toEqual(['a', 'c', 'd', 'e'])
      expect(outcome(rules.toReversed(), { a: 'x' }).visible).toEqual(['a', 'e'])
    })

    it.each(['a', 'b', 'c', 'gone'])('from c to %s does nothing, and the next one that matches wins', (target) => {
      const rules = [jump(['c', 'equals', 'x'], target), jump(['c', 'equals', 'x'], 'e')]
      expect(outcome(rules.slice(0, 1), { c: 'x' }).visible).toHaveLength(5)
      expect(outcome(rules, { c: 'x' }).visible).toEqual(['a', 'b', 'c', 'e'])
    })
  })

  describe('messages', () => {
    it('all show, under their own question and in the order of the list', () => {
      const rules = [
        say(['b', 'equals', 'y'], 'third'),
        say(['a', 'contains', 'x'], 'first'),
        say(['a', 'equals', 'x'], 'second'),
        say(['a', 'equals', 'z'], 'never'),
      ]
      expect([...outcome(rules, { a: 'x', b: 'y' }).messages]).toEqual([
        ['a', ['first', 'second']],
        ['b', ['third']],
      ])
    })
  })

  describe('redirects', () => {
    it('go where the first one in form order says, not the first of the list', () => {
      const rules = [
        send(['b', 'equals', 'y'], 'https://b.example'),
        send(['a', 'equals', 'x'], 'https://a.example'),
        send(['a', 'contains', 'x'], 'https://later.example'),
      ]
      expect(outcome(rules, { a: 'x', b: 'y' }).redirectUrl).toBe('https://a.example')
      expect(outcome(rules, { b: 'y' }).redirectUrl).toBe('https://b.example')
      expect(outcome(rules, {}).redirectUrl).toBeNull()
    })

    it('of a skipped source lead nowhere', () => {
      const rules = [jump(['a', 'equals', 'x'], 'c'), send(['b', 'equals', 'y'], 'https://b.example')]
      expect(outcome(rules, { a: 'x', b: 'y' }).redirectUrl).toBeNull()
    })
  })

  describe('what is required', () => {
    it('leaves out skipped questions', () => {
      const questions = FIVE.map((one) => ({ ...one, isRequired: one.id !== 'd' }))
      expect(outcome([jump(['a', 'equals', 'x'], 'c')], { a: 'x' }, questions).required).toEqual(['a', 'c', 'e'])
    })
  })
})
