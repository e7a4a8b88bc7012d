import { describe, expect, it } from 'vitest'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import { operatorWording, ruleSentence } from '@/lib/forms/rules/rule-sentence'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import type { Rule, RuleAction } from '@/lib/shared/forms/rule'
import { OPERATORS } from '@/lib/shared/forms/rule-words'
import { textsOf } from '@/messages'
import { jump, question, say, send } from '@/tests/support/factories/questions'
import { all, any, when } from '@/tests/support/rules/rules'

const texts = textsOf('en').part('logic')
const FORM = [
  question('budget', 'text', { question: 'Budget' }),
  question('colour', 'select', { question: 'Colour' }),
  question('colours', 'multiselect', { question: 'Colours' }),
  question('stars', 'rating', { question: 'Stars' }),
  question('age', 'number', { question: 'Age' }),
  question('remarks', 'paragraph', { question: 'Remarks' }),
  question('coming', 'yes_no', { question: 'Coming' }),
  question('arrival', 'date', { question: 'Arrival' }),
  question('dinner', 'time', { question: 'Dinner' }),
]
const ENDS = [
  { id: 'one', title: 'Thanks' },
  { id: 'two', title: ' ' },
]
const readRule = (rule: Rule) =>
  ruleSentence(rule, { questions: FORM, endings: ENDS }, texts)
    .map(({ kind, text }) => ({ words: text, named: `*${text}*`, gap: `[${text}]` })[kind])
    .join('')

const read = (rule: LogicRule) => readRule(fromLogicRule(rule))

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

    it.each([
      ['If *Coming* is *No*, show *Sorry*', when('coming', 'equals', 'false')],
      ['If *Coming* is [a value], show *Sorry*', when('coming', 'equals', '')],
      ['If *Arrival* is before *March 5, 2027*, show *Sorry*', when('arrival', 'before', '2027-03-05')],
      ['If *Arrival* is before *soon*, show *Sorry*', when('arrival', 'before', 'soon')],
      ['If *Dinner* is after *8:30 PM*, show *Sorry*', when('dinner', 'after', '20:30')],
    ])('with the value as answers are shown: %s', (sentence, condition) => {
      expect(readRule(all([condition], { type: 'message', text: 'Sorry' })).replace(/\s/g, ' ')).toBe(sentence)
    })

    it('with the value itself where no option has it any more', () => {
      expect(read(jump(['colour', 'equals', 'pink'], 'age'))).toBe('If *Colour* is *pink*, jump to *Age*')
    })

    it('cut after 80 signs, and never through one', () => {
      expect(read(say(['budget', 'equals', 'x'], '😀'.repeat(80)))).toContain(`*${'😀'.repeat(80)}*`)
      expect(read(say(['budget', 'equals', 'x'], '😀'.repeat(81)))).toContain(`*${'😀'.repeat(80)}…*`)
    })
  })

  it('has words of its own for each operator of each type', () => {
    for (const type of [undefined, ...QUESTION_TYPES]) {
      const words = OPERATORS.map((operator) => operatorWording(type, operator, texts))
      expect(new Set(words).size).toBe(OPERATORS.length)
    }
  })

  describe('several conditions and actions', () => {
    const stars = when('stars', 'gte', '4')
    const age = when('age', 'not_answered')

    it('are joined by the words of how they match', () => {
      const hides = { type: 'hide', questionId: 'remarks' } as const
      expect(readRule(all([stars, age], hides))).toBe(
        'If *Stars* is at least *4* and *Age* is not answered, hide the question *Remarks*',
      )
      expect(readRule(any([stars, age, when('budget', 'starts_with', 'a')], hides))).toBe(
        'If *Stars* is at least *4* or *Age* is not answered or *Budget* starts with *a*, hide the question *Remarks*',
      )
    })

    it('name endings by their titles, or by their numbers', () => {
      const actions: RuleAction[] = [
        { type: 'require', questionId: 'age' },
        { type: 'show', questionId: 'remarks' },
        { type: 'end', endingId: 'one' },
        { type: 'end', endingId: 'two' },
        { type: 'end', endingId: 'gone' },
      ]
      expect(readRule(all([stars], ...actions))).toBe(
        'If *Stars* is at least *4*, require *Age* and show the question *Remarks* and end with *Thanks* and end with *Ending 2* and end with [an ending]',
      )
    })
  })
})
