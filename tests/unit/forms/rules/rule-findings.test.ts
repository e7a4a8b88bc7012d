import { describe, expect, it } from 'vitest'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import { canStand, findRuleFindings as findFindings } from '@/lib/forms/rules/rule-findings'
import { logicRulesSchema } from '@/lib/forms/rules-schema'
import { textsOf } from '@/messages'
import { checkSentence } from '@/tests/support/api/check-sentence'
import { jump, question, say, send } from '@/tests/support/factories/questions'

const ID = ['a', 'b', 'c', 'd'].map((letter) => `7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c1${letter}`)
const [text = '', colour = '', stars = '', age = ''] = ID
const GONE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c1f'
const FORM = [
  question(text, 'text', { isRequired: true }),
  question(colour, 'select'),
  question(stars, 'rating'),
  question(age, 'number'),
]

const findRuleFindings = (questions: typeof FORM, rules: LogicRule[]) =>
  findFindings({ questions, rules: rules.map(fromLogicRule), endings: [] }, textsOf('en').part('logic'))

describe('findFindings', () => {
  describe('what the server refuses blocks saving, at the control that is to be mended', () => {
    it.each<[string, string, LogicRule]>([
      ['conditions.0.questionId', 'Required', jump(['', 'equals', 'x'], age)],
      ['conditions.0.questionId', 'This question was deleted', jump([GONE, 'equals', 'x'], age)],
      ['conditions.0.value', 'Required', jump([text, 'equals', ' '], age)],
      ['actions.0.questionId', 'Required fields missing for the selected action type', jump([text, 'equals', 'x'], '')],
      ['actions.0.questionId', 'This question was deleted', jump([text, 'equals', 'x'], GONE)],
      ['actions.0.questionId', 'Jumps must go forward. Choose a later question.', jump([stars, 'equals', '1'], text)],
      ['actions.0.text', 'Required fields missing for the selected action type', say([text, 'equals', 'x'], ' ')],
      ['actions.0.url', 'Required fields missing for the selected action type', send([text, 'equals', 'x'], '')],
      ['actions.0.url', 'Redirect URL must begin with http:// or https://', send([text, 'equals', 'x'], 'example.com')],
    ])('%s: %s', (field, message, rule) => {
      const [found = []] = findRuleFindings(FORM, [rule]).findings
      const read = found.map((finding) => ({ ...finding, text: checkSentence(finding.text) }))
      expect(read).toEqual([{ field, text: message, isBlocking: true }])
    })
  })

  describe('what merely does nothing is a warning, and the server takes it', () => {
    it.each<[string | null, LogicRule[]]>([
      ['conditions.0.value', [say([colour, 'equals', 'pink'], 'x')]],
      ['conditions.0.value', [say([stars, 'equals', '6'], 'x')]],
      ['conditions.0.value', [say([age, 'equals', 'old'], 'x')]],
      [null, [jump([text, 'contains', 'x'], stars), jump([text, 'equals', 'xyz'], age)]],
      [
        null,
        [
          jump([text, 'contains', 'x'], stars),
          jump([text, 'not_contains', 'x'], stars),
          say([colour, 'equals', 'red'], 'x'),
        ],
      ],
    ])('at %s', (field, rules) => {
      const found = findRuleFindings(FORM, rules).findings.at(-1) ?? []
      expect(found).toMatchObject([{ field, isBlocking: false }])
      expect(canStand(found)).toBe(true)
      expect(logicRulesSchema.safeParse({ rules }).success).toBe(true)
    })
  })

  describe('a rule that is not finished', () => {
    const always = [jump([text, 'contains', 'x'], stars), jump([text, 'not_contains', 'x'], stars)]

    it('makes no question unreachable, though every text holds its empty value', () => {
      expect(findRuleFindings(FORM, [jump([text, 'contains', ''], age)]).unreachable).toEqual([])
      expect(findRuleFindings(FORM, always).unreachable).toEqual([colour])
    })

    it('keeps no other rule from firing', () => {
      const rules = [send([text, 'contains', 'x'], ''), send([text, 'contains', 'x'], 'https://example.com')]
      expect(findRuleFindings(FORM, rules).findings[1]).toEqual([])
    })
  })
})
