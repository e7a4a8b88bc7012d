import { describe, expect, it } from 'vitest'
import {
  diffOf,
  type EditStep,
  isChangedElsewhere,
  NO_HISTORY,
  placeOf,
  withRulesOf,
  withStep,
} from '@/lib/forms/edit-steps'
import { fromLogicRule } from '@/lib/forms/rules/logic-rule'
import { jump, question } from '@/tests/support/factories/questions'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => question(id, 'text', { question: id })) as [
  ReturnType<typeof question>,
  ReturnType<typeof question>,
  ReturnType<typeof question>,
  ReturnType<typeof question>,
]
const reworded = { ...b, question: 'B', isRequired: !b.isRequired }

describe('diffOf', () => {
  it('names what was added, removed and changed, field by field', () => {
    expect(diffOf([a, b, c], [a, reworded, d])).toEqual({
      removed: ['c'],
      added: [d],
      changed: [{ id: 'b', body: { question: 'B', isRequired: reworded.isRequired } }],
      isReordered: false,
    })
  })

  it('does not take the place that others make for a change of order', () => {
    expect(diffOf([a, b, c], [a, c])).toMatchObject({ removed: ['b'], changed: [], isReordered: false })
    expect(diffOf([a, b, c], [c, a, b])).toMatchObject({ removed: [], changed: [], isReordered: true })
  })

  it('sends no translations as an empty list of them, so that those there go', () => {
    const translated = { ...a, translations: { de: { question: 'A' } } }
    expect(diffOf([translated], [a]).changed).toEqual([{ id: 'a', body: { translations: {} } }])
  })
})

describe('isChangedElsewhere', () => {
  it('looks at what the step is about alone', () => {
    expect(isChangedElsewhere([a, reworded, { ...c, question: 'x' }, d], [a, reworded, c], [a, b, c])).toBe(false)
    expect(isChangedElsewhere([a, { ...b, question: 'x' }, c], [a, reworded, c], [a, b, c])).toBe(true)
  })

  it('is true where the question is gone, is there already or stands elsewhere', () => {
    expect(isChangedElsewhere([a], [a, reworded], [a, b])).toBe(true)
    expect(isChangedElsewhere([a], [a, b], [a])).toBe(true)
    expect(isChangedElsewhere([a, b], [a], [a, b])).toBe(true)
    expect(isChangedElsewhere([b, a, c], [a, b, c], [a, c, b])).toBe(true)
    expect(isChangedElsewhere([a, b, c], [a, b, c], [a, c, b])).toBe(false)
  })
})

describe('placeOf', () => {
  it('is behind the nearest of those before it that are still there', () => {
    expect(placeOf('c', [a, b, c, d], [a, b, d])).toBe(2)
    expect(placeOf('c', [a, b, c, d], [d, a])).toBe(2)
    expect(placeOf('a', [a, b], [c, b])).toBe(0)
  })
})

describe('withStep', () => {
  const step = (name: EditStep['name'], before: EditStep['before'], after: EditStep['after'], at = 0): EditStep => ({
    ...{ name, before, after, at },
    rules: [],
  })
  const typed = (text: string) => ({ ...a, question: text })

  it('makes one step of changes to a question that follow each other closely', () => {
    const first = withStep(NO_HISTORY, step('change', [a], [typed('x')], 0))
    const second = withStep(first, step('change', [typed('x')], [typed('xy')], 1_999))
    expect(second.past).toEqual([step('change', [a], [typed('xy')], 1_999)])
    expect(withStep(second, step('change', [typed('xy')], [typed('z')], 4_000)).past).toHaveLength(2)
    expect(withStep(first, step('change', [typed('x'), b], [typed('x'), reworded], 10)).past).toHaveLength(2)
  })

  it('forgets what could be redone, and the oldest of more than a hundred', () => {
    let history = withStep({ past: [], future: [step('move', [a, b], [b, a])] }, step('add', [], [a]))
    expect(history.future).toEqual([])
    for (let count = 0; count < 120; count += 1) history = withStep(history, step('delete', [a], [], count))
    expect(history.past).toHaveLength(100)
    expect(history.past[0]?.at).toBe(20)
  })
})

describe('withRulesOf', () => {
  const rule = (id: string, source: string, target: string) =>
    fromLogicRule({ id, ...jump([source, 'equals', 'x'], target) })
  const all = [rule('1', 'a', 'b'), rule('2', 'b', 'c'), rule('3', 'a', 'c'), rule('4', 'c', 'b')]

  it('puts the rules of a question back in their places', () => {
    expect(withRulesOf('b', [all[2] as (typeof all)[0]], all).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  })

  it('leaves out others that are gone, and keeps new ones', () => {
    const now = [rule('5', 'a', 'c')]
    expect(withRulesOf('b', now, all).map(({ id }) => id)).toEqual(['1', '2', '4', '5'])
  })
})
