import { describe, expect, it } from 'vitest'
import { findRuleIssues } from '@/lib/forms/rules/rule-issues'
import type { Rule } from '@/lib/shared/forms/rule'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { question } from '@/tests/support/factories/questions'
import { all, any, when } from '@/tests/support/rules/rules'

const FORM = [
  question('a'),
  question('b', 'number'),
  question('c', 'select'),
  question('d', 'multiselect'),
  question('e', 'rating'),
]
const pathsOf = (...rules: Rule[]) => findRuleIssues(FORM, rules).map(({ path }) => path)
const show = (questionId: string) => ({ type: 'show', questionId }) as const
const hide = (questionId: string) => ({ type: 'hide', questionId }) as const
const jump = (questionId: string) => ({ type: 'jump', questionId }) as const

describe('findRuleIssues', () => {
  it.each<[string, Operator]>([
    ['a', 'lt'],
    ['a', 'before'],
    ['b', 'starts_with'],
    ['b', 'after'],
    ['c', 'gt'],
    ['d', 'lte'],
    ['e', 'starts_with'],
  ])('refuses to compare %s with %s', (id, operator) => {
    expect(pathsOf(all([when('a', 'answered'), when(id, operator, '1')], jump('e')))).toContain(
      'rules.0.conditions.1.operator',
    )
  })

  it('requires no answer where none is asked for, and compares none', () => {
    const form = [question('a'), question('h', 'heading')]
    const rules = [
      all([when('a', 'answered')], { type: 'require', questionId: 'h' }),
      all([when('h', 'answered')], { type: 'message', text: 'x' }),
    ]
    expect(findRuleIssues(form, rules).map(({ path }) => path)).toEqual([
      'rules.0.actions.0.questionId',
      'rules.1.conditions.0.operator',
    ])
  })

  it('names a question that is not there', () => {
    expect(pathsOf(all([when('gone', 'answered')], show('a'), { type: 'require', questionId: 'gone' }))).toEqual([
      'rules.0.conditions.0.questionId',
      'rules.0.actions.1.questionId',
    ])
  })

  it('lets a jump lead only behind all questions of its conditions', () => {
    const conditions = [when('c', 'answered'), when('a', 'answered')]
    expect(pathsOf(any(conditions, jump('c')))).toEqual(['rules.0.actions.0.questionId'])
    expect(pathsOf(any(conditions, jump('d')))).toEqual([])
  })

  describe('a circle', () => {
    it.each<[string, Rule[], string[]]>([
      ['of one question', [all([when('a', 'answered')], hide('a'))], ['rules.0.actions.0.questionId']],
      [
        'of two rules',
        [all([when('a', 'answered')], show('b')), all([when('b', 'answered')], show('a'))],
        ['rules.0.actions.0.questionId', 'rules.1.actions.0.questionId'],
      ],
      [
        'through a jump',
        [all([when('a', 'answered')], jump('e')), all([when('c', 'answered')], hide('a'))],
        ['rules.1.actions.0.questionId'],
      ],
      [
        'through a jump that another one of its place precedes',
        [
          all([when('a', 'answered'), when('b', 'answered')], jump('c')),
          all([when('b', 'answered')], jump('e')),
          all([when('d', 'answered')], hide('a')),
        ],
        ['rules.2.actions.0.questionId'],
      ],
    ])('%s is refused', (_, rules, paths) => {
      expect(pathsOf(...rules)).toEqual(paths)
    })

    it.each<[string, Rule[]]>([
      ['a chain', [all([when('a', 'answered')], show('b')), all([when('b', 'answered')], show('c'))]],
      ['showing what comes earlier', [all([when('e', 'answered')], show('a'))]],
      ['requiring what is asked about', [all([when('a', 'not_answered')], { type: 'require', questionId: 'a' })]],
      ['a jump behind it', [all([when('d', 'answered')], jump('e')), all([when('c', 'answered')], hide('a'))]],
    ])('is not %s', (_, rules) => {
      expect(pathsOf(...rules)).toEqual([])
    })
  })
})
