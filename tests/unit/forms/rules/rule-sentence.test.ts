import { describe, expect, it } from 'vitest'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { conditionWording, listConditions, ruleSentence } from '@/lib/forms/rules/rule-sentence'
import { QUESTION_TYPES } from '@/lib/vocabulary/forms/question-types'
import { CONDITIONS } from '@/lib/vocabulary/forms/rule-words'
import { textsOf } from '@/messages'
import { jump, question, say, send } from '@/tests/support/factories/questions'

const texts = textsOf('en').part('logic')
const FORM = [
  question('budget', 'text', { question: 'Budget' }),
  question('colour', 'select', { question: 'Colour' }),
  question('colours', 'multiselect', { question: 'Colours' }),
  question('stars', 'rating', { question: 'Stars' }),
  question('age', 'number', { question: 'Age' }),
  question('remarks', 'paragraph', { question: 'Remarks' }),
]
const read = (rule: LogicRule) =>
  ruleSentence(rule, FORM, texts)
    .map(({ kind, text }) => ({ words: text, named: `*${text}*`, gap: `[${text}]` })[kind])
    .join('')

describe('ruleSentence', () => {
  describe('a rule reads as a sentence', () => {
    it.each<[string, LogicRule]>([
      ['If *Budget* contains *none*, jump to *Remarks*', jump(['budget', 'contains', 'none'], 'remarks')],
      ['If *Budget* does not contain *a*, show *Thanks*', say(['budget', 'not_contains', 'a'], 'Thanks')],
      ['If *Colour* is *RED*, jump to *Age*', jump(['colour', 'equals', 'red'], 'age')],
      ['If *Colours* is exactly *RED*, jump to *Age*', jump(['colours', 'equals', 'red'], 'age')],
      ['If *Colours* is not exactly *RED*, jump to *Age*', jump(['colours', 'not_equals', 'red'], 'age')],
      [
        'If *Stars* is not *5*, go to *https://example.com* after submitting',
        send(['stars', 'not_equals', '5'], 'https://example.com'),
      ],
      ['If *Age* contains the digits *1*, show *One*', say(['age', 'contains', '1'], 'One')],
    ])('%s', (sentence, rule) => {
      expect(read(rule)).toBe(sentence)
    })

    it('with gaps for what is not chosen yet', () => {
      expect(read(jump(['', 'contains', ' '], ''))).toBe('If [a question] contains [a value], jump to [a question]')
      expect(read(say(['budget', 'equals', 'x'], ''))).toBe('If *Budget* is *x*, show [a message]')
      expect(read(send(['budget', 'equals', 'x'], ''))).toBe('If *Budget* is *x*, go to [an address] after submitting')
    })

    it('with the value itself where no option has it any more', () => {
      expect(read(jump(['colour', 'equals', 'pink'], 'age'))).toBe('If *Colour* is *pink*, jump to *Age*')
    })

    it('cut after 80 signs, and never through one', () => {
      expect(read(say(['budget', 'equals', 'x'], '😀'.repeat(80)))).toContain(`*${'😀'.repeat(80)}*`)
      expect(read(say(['budget', 'equals', 'x'], '😀'.repeat(81)))).toContain(`*${'😀'.repeat(80)}…*`)
    })
  })

  it('offers all four conditions for every type, each in words of its own', () => {
    for (const type of [undefined, ...QUESTION_TYPES]) {
      expect([...listConditions(type)].sort()).toEqual([...CONDITIONS].sort())
      expect(new Set(CONDITIONS.map((condition) => conditionWording(type, condition, texts))).size).toBe(4)
    }
  })
})
