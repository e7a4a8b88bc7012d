import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { checkRules } from '@/lib/forms/rules/rule-checks'
import type { Answer, Question } from '@/lib/vocabulary/forms/question'
import { jump, question, randomForm, say, send } from '@/tests/support/factories/questions'

const FORM = [
  question('text'),
  question('colour', 'select'),
  question('colours', 'multiselect'),
  question('stars', 'rating'),
  question('age', 'number'),
  question('end'),
]
const problemsOf = (...rules: LogicRule[]) => checkRules(FORM, rules).problems

describe('checkRules', () => {
  describe('a rule that can work', () => {
    it.each<[string, LogicRule]>([
      ['a text', jump(['text', 'contains', 'none'], 'end')],
      ['an option', say(['colour', 'not_equals', 'red'], 'Not red')],
      ['a rating', send(['stars', 'equals', '5'], 'https://example.com')],
      ['a number', jump(['age', 'contains', '1'], 'end')],
    ])('has no problem: %s', (_, rule) => {
      expect(problemsOf(rule)).toEqual([[]])
    })
  })

  describe('a rule that cannot', () => {
    it.each<[string, LogicRule]>([
      ['unknown_question', jump(['gone', 'equals', 'x'], 'end')],
      ['unknown_target', jump(['text', 'equals', 'x'], 'gone')],
      ['backward_jump', jump(['stars', 'equals', '1'], 'text')],
      ['backward_jump', jump(['text', 'equals', 'x'], 'text')],
      ['action_incomplete', jump(['text', 'equals', 'x'], '')],
      ['action_incomplete', say(['text', 'equals', 'x'], '  ')],
      ['redirect_not_web', send(['text', 'equals', 'x'], 'javascript:alert(1)')],
      ['redirect_not_web', send(['text', 'equals', 'x'], 'https:path')],
      ['value_missing', say(['text', 'contains', ' '], 'x')],
      ['value_no_option', say(['colour', 'equals', 'pink'], 'x')],
      ['value_no_option', say(['colours', 'contains', 'Red'], 'x')],
      ['value_no_rating', say(['stars', 'equals', '6'], 'x')],
      ['value_no_number', say(['age', 'equals', 'old'], 'x')],
    ])('is told %s', (problem, rule) => {
      expect(problemsOf(rule)).toEqual([[problem]])
    })
  })

  describe('a rule behind others', () => {
    const second = (...rules: LogicRule[]) => problemsOf(...rules).at(-1)

    it.each<[string, LogicRule[]]>([
      ['the same again', [jump(['text', 'equals', 'x'], 'age'), jump(['text', 'equals', ' X'], 'end')]],
      ['a wider one', [jump(['text', 'contains', 'x'], 'age'), jump(['text', 'equals', 'xyz'], 'end')]],
      ['a wider one', [jump(['text', 'contains', 'x'], 'age'), jump(['text', 'contains', 'axe'], 'end')]],
      [
        'both halves',
        [
          jump(['text', 'contains', 'x'], 'age'),
          jump(['text', 'not_contains', 'x'], 'end'),
          jump(['text', 'equals', 'y'], 'end'),
        ],
      ],
      [
        'all options',
        [
          ...['red', 'green', 'blue'].map((value) => send(['colour', 'equals', value], 'https://example.com')),
          send(['colour', 'contains', 'red'], 'https://example.com/never'),
        ],
      ],
      ['a wider one', [jump(['colours', 'contains', 'red'], 'age'), jump(['colours', 'equals', 'red'], 'end')]],
      ['the same number', [jump(['age', 'equals', '1.0'], 'end'), jump(['age', 'equals', '1'], 'end')]],
    ])('never fires after %s', (_, rules) => {
      expect(second(...rules)).toEqual(['never_fires'])
    })

    it.each<[string, LogicRule[]]>([
      ['a narrower one', [jump(['text', 'equals', 'xyz'], 'age'), jump(['text', 'contains', 'x'], 'end')]],
      [
        'one of another kind',
        [send(['text', 'equals', 'x'], 'https://example.com'), jump(['text', 'equals', 'x'], 'end')],
      ],
      ['the same message', [say(['text', 'equals', 'x'], 'one'), say(['text', 'equals', 'x'], 'two')]],
      ['a backward one', [jump(['stars', 'equals', '1'], 'text'), jump(['stars', 'equals', '1'], 'end')]],
      [
        'single choices',
        [
          ...['red', 'green', 'blue'].map((value) => jump(['colours', 'equals', value], 'age')),
          jump(['colours', 'contains', 'red'], 'end'),
        ],
      ],
    ])('may fire after %s', (_, rules) => {
      expect(second(...rules)).toEqual([])
    })
  })

  describe('a question is unreachable', () => {
    const always = [jump(['text', 'contains', 'x'], 'stars'), jump(['text', 'not_contains', 'x'], 'age')]
    const withRequired = (isRequired: boolean) => FORM.map((one) => ({ ...one, isRequired }))

    it('when every answer to a required question jumps over it, and so is a rule of it', () => {
      const rules = [...always, say(['colour', 'equals', 'red'], 'x')]
      const { unreachable, problems } = checkRules(withRequired(true), rules)
      expect(unreachable).toEqual(['colour', 'colours'])
      expect(problems).toEqual([[], [], ['source_unreachable']])
    })

    it('but not when the question before may be left empty', () => {
      expect(checkRules(withRequired(false), always).unreachable).toEqual([])
    })
  })

  /** Plain search: every answer of a small world, one after the other. */
  function reachedBySearch(questions: Question[], rules: LogicRule[]): Set<string> {
    const reached = new Set<string>()
    const walk = (index: number, answers: Map<string, Answer>) => {
      const one = questions[index]
      if (!one) {
        for (const id of evaluateLogic(questions, rules, answers).visible) reached.add(id)
        return
      }
      if (!one.isRequired) walk(index + 1, answers)
      for (const answer of WORLD[one.questionType] ?? []) walk(index + 1, new Map([...answers, [one.id, answer]]))
    }
    walk(0, new Map())
    return reached
  }
  const WORLD: Record<string, Answer[]> = {
    text: ['red', '1', 'a', 'ab', 'x@example.com', '__proto__', 'other'],
    email: ['x@example.com', 'y@other.example'],
    number: [1, 3, 5, 7, 135],
    select: ['red', 'green', 'blue'],
    multiselect: [['red'], ['green'], ['red', 'blue'], ['red', 'green', 'blue']],
    rating: [1, 2, 3, 4, 5],
    paragraph: ['green', '3', 'ab', 'other'],
  }

  it('never calls unreachable, or never firing, what some answers lead to', () => {
    fc.assert(
      fc.property(randomForm, ({ questions: all, rules: given }) => {
        const questions = all.slice(0, 4)
        const rules = given.filter(({ sourceQuestionId }) => questions.some(({ id }) => id === sourceQuestionId))
        const { unreachable, problems } = checkRules(questions, rules)
        const reached = reachedBySearch(questions, rules)
        for (const id of unreachable) expect(reached.has(id)).toBe(false)
        // Without a rule that never fires every question is reached as before.
        const rest = rules.filter((_, index) => !problems[index]?.includes('never_fires'))
        expect(reachedBySearch(questions, rest)).toEqual(reached)
      }),
      { numRuns: 300 },
    )
  })
})
