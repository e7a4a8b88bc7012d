import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import { checkRules } from '@/lib/forms/rules/rule-checks'
import type { Answer, Question } from '@/lib/shared/forms/question'
import type { Rule, RuleAction } from '@/lib/shared/forms/rule'
import { cases } from '@/tests/support/cases'
import { jump, question, randomForm, say, send } from '@/tests/support/factories/questions'
import { all, any, ENDINGS, randomRulesOf, when } from '@/tests/support/rules/rules'

const FORM = [
  question('text'),
  question('colour', 'select'),
  question('colours', 'multiselect'),
  question('stars', 'rating'),
  question('age', 'number'),
  question('end'),
]
const checkLogicRules = (questions: Question[], rules: LogicRule[]) => {
  const { problems, unreachable } = checkRules(questions, rules.map(fromLogicRule))
  return { problems: problems.map((ofRule) => ofRule.map(({ name }) => name)), unreachable }
}
const problemsOf = (...rules: LogicRule[]) => checkLogicRules(FORM, rules).problems

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
      const { unreachable, problems } = checkLogicRules(withRequired(true), rules)
      expect(unreachable).toEqual(['colour', 'colours'])
      expect(problems).toEqual([[], [], ['source_unreachable']])
    })

    it('but not when the question before may be left empty', () => {
      expect(checkLogicRules(withRequired(false), always).unreachable).toEqual([])
    })
  })

  /** Plain search: every answer of a small world, one after the other. */
  function reachedBySearch(questions: Question[], rules: Rule[]): Set<string> {
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
        const rules = given
          .filter(({ sourceQuestionId }) => questions.some(({ id }) => id === sourceQuestionId))
          .map(fromLogicRule)
        expectSound(questions, rules)
      }),
      cases(300),
    )
  })

  it('never calls so what several conditions and actions lead to', () => {
    const ruled = randomForm.chain(({ questions: all }) => {
      const questions = all.slice(0, 4)
      return randomRulesOf(questions).map((rules) => ({ questions, rules }))
    })
    fc.assert(
      fc.property(ruled, ({ questions, rules }) => expectSound(questions, rules)),
      cases(500),
    )
  })

  function expectSound(questions: Question[], rules: Rule[]): void {
    const { unreachable, problems } = checkRules(questions, rules, ENDINGS)
    const reached = reachedBySearch(questions, rules)
    for (const id of unreachable) expect(reached.has(id)).toBe(false)
    // Without a rule that never fires every question is reached as before; one that shows a question hides it until then.
    const isDead = (index: number) => problems[index]?.some(({ name }) => name === 'never_fires') ?? false
    const rest = rules.map((rule, index) =>
      isDead(index) ? { ...rule, actions: rule.actions.filter(({ type }) => type === 'show') } : rule,
    )
    expect(reachedBySearch(questions, rest)).toEqual(reached)
  }

  describe('several conditions', () => {
    const namesOf = (...rules: Rule[]) =>
      checkRules(FORM, rules, ENDINGS).problems.map((ofRule) => ofRule.map(({ name, field }) => [name, field]))
    const says: RuleAction = { type: 'message', text: 'Hello' }

    it.each<[string, Rule['conditions']]>([
      ['two options of one', [when('colour', 'equals', 'red'), when('colour', 'equals', 'blue')]],
      ['a range that is empty', [when('age', 'gt', '5'), when('age', 'lt', '3')]],
      ['a rating beyond the last', [when('stars', 'gt', '5')]],
      ['an answer and none', [when('text', 'answered'), when('text', 'not_answered')]],
      ['a beginning and another', [when('text', 'starts_with', 'a'), when('text', 'starts_with', 'b')]],
      ['words and not a part of them', [when('text', 'contains', 'abc'), when('text', 'not_contains', 'b')]],
    ])('that contradict each other never fire: %s', (_, conditions) => {
      expect(namesOf(all(conditions, says))).toEqual([[['never_fires', null]]])
    })

    it.each<[string, Rule]>([
      ['one of them', any([when('age', 'gt', '5'), when('age', 'lt', '3')], says)],
      ['a range', all([when('age', 'gte', '3'), when('age', 'lt', '3.5'), when('age', 'not_equals', '3')], says)],
      ['a range and digits', all([when('age', 'gte', '3'), when('age', 'contains', '7')], says)],
      ['a beginning and more', all([when('text', 'starts_with', 'a'), when('text', 'contains', 'z')], says)],
      ['several choices', all([when('colours', 'contains', 'red'), when('colours', 'contains', 'blue')], says)],
    ])('that fit fire: %s', (_, rule) => {
      expect(namesOf(rule)).toEqual([[]])
    })

    it('are told at their control', () => {
      const rule = all(
        [when('text', 'answered'), when('text', 'lt', '3'), when('age', 'lt', 'x')],
        says,
        { type: 'jump', questionId: 'colour' },
        { type: 'end', endingId: 'gone' },
      )
      expect(namesOf(rule)).toEqual([
        [
          ['operator_unfit', 'conditions.1.operator'],
          ['size_no_number', 'conditions.2.value'],
          ['backward_jump', 'actions.1.questionId'],
          ['unknown_ending', 'actions.2.endingId'],
        ],
      ])
    })

    it('that show and hide the same question contradict each other', () => {
      const conditions = [when('text', 'answered'), when('age', 'answered')]
      const show = all(conditions, { type: 'show', questionId: 'end' })
      const hide = all([...conditions].reverse(), { type: 'hide', questionId: 'end' })
      expect(namesOf(hide, show)).toEqual([[], [['shown_and_hidden', 'actions.0.questionId']]])
      expect(namesOf({ ...hide, match: 'any' }, show)).toEqual([[], []])
    })

    it('that nobody can meet leave unseen what they show, and what depends on it', () => {
      const never = all([when('age', 'gt', '5'), when('age', 'lt', '3')], { type: 'show', questionId: 'end' })
      expect(checkRules(FORM, [never]).unreachable).toEqual(['end'])
      const after = all([when('end', 'answered')], says)
      expect(namesOf(never, after)).toEqual([[['never_fires', null]], [['source_unreachable', null]]])
    })

    it('of a circle name what depends on itself', () => {
      const rules = [
        all([when('text', 'answered')], { type: 'show', questionId: 'age' }),
        all([when('age', 'answered')], { type: 'hide', questionId: 'text' }),
      ]
      expect(namesOf(...rules)).toEqual([
        [['depends_on_itself', 'actions.0.questionId']],
        [['depends_on_itself', 'actions.0.questionId']],
      ])
    })
  })
})
