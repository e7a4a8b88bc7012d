import { describe, expect, it } from 'vitest'
import { convertTypeform } from '@/lib/arrivals/typeform/convert'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import type { Answer, Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { CONTEXT } from '@/tests/support/arrivals/context'
import { toDocuments } from '@/tests/support/arrivals/documents'
import { numbersFrom } from '@/tests/support/random'

/** 200 forms with random jumps, each answered 25 times. */
const [FORMS, VISITORS] = [200, 25]
const SCREENS = ['first', 'second', 'third']
const CHOICES = ['red', 'green', 'blue']
const TYPES = [
  'multiple_choice',
  'multiple_choice',
  'several',
  'yes_no',
  'number',
  'short_text',
  'statement',
  'payment',
  'opinion_scale',
  'dropdown',
]

type Numbers = ReturnType<typeof numbersFrom>
type Condition = { op: string; vars: ({ type: string; value: unknown } | Condition)[] }
type Action = { action: string; details: { to: { type: string; value: string } }; condition: Condition }
type Field = { ref: string; type: string; isRequired: boolean; actions: Action[] }
type Given = string | string[] | number | boolean | undefined

const pick = <T>(numbers: Numbers, list: readonly T[]): T => list[numbers.below(list.length)] as T

function toForm(numbers: Numbers): Field[] {
  const count = 4 + numbers.below(6)
  const fields: Field[] = Array.from({ length: count }, (_, place) => {
    const type = pick(numbers, TYPES)
    return { ref: `f${place}`, type, isRequired: numbers.below(3) > 0, actions: [] }
  })
  for (const [place, field] of fields.entries()) {
    if (numbers.below(5) < 2) continue
    const jumps = 1 + numbers.below(3)
    for (let number = 0; number < jumps; number += 1) {
      const isField = place < count - 1 && numbers.below(4) > 0
      const to = isField
        ? { type: 'field', value: `f${place + 1 + numbers.below(count - place - 1)}` }
        : { type: 'thankyou', value: pick(numbers, SCREENS) }
      const isAlways = number === jumps - 1 && numbers.below(3) === 0
      const condition = isAlways ? { op: 'always', vars: [] } : toCondition(numbers, fields.slice(0, place + 1))
      if (condition) field.actions.push({ action: 'jump', details: { to }, condition })
    }
  }
  return fields
}

function toCondition(numbers: Numbers, fields: readonly Field[]): Condition | null {
  const comparable = fields.filter(({ type }) => type !== 'statement' && type !== 'payment')
  if (comparable.length === 0) return null
  // Mostly about the field itself, as in most forms.
  const one = () =>
    toComparison(numbers, numbers.below(3) > 0 ? (comparable.at(-1) as Field) : pick(numbers, comparable))
  const kind = numbers.below(5)
  if (kind > 1) return one()
  return { op: kind === 0 ? 'and' : 'or', vars: [one(), one()] }
}

function toComparison(numbers: Numbers, { ref, type }: Field): Condition {
  const [ops, type2, value] = {
    number: [['equal', 'not_equal', 'greater_than', 'lower_equal_than'], 'constant', numbers.below(4)] as const,
    opinion_scale: [['equal', 'not_equal', 'lower_than', 'greater_equal_than'], 'constant', numbers.below(4)] as const,
    yes_no: [['is', 'is_not'], 'constant', numbers.below(2) === 0] as const,
    short_text: [['is', 'is_not', 'contains', 'not_contains'], 'constant', pick(numbers, ['red', 'e'])] as const,
  }[type as 'number'] ?? [['is', 'is_not'], 'choice', `${ref}-${pick(numbers, CHOICES)}`]
  return {
    op: pick(numbers, ops),
    vars: [
      { type: 'field', value: ref },
      { type: type2, value },
    ],
  }
}

function toDocument(fields: readonly Field[]) {
  return {
    id: 'made-up',
    title: 'Made up',
    fields: fields.map(({ ref, type, isRequired }) => ({
      id: ref,
      ref,
      title: ref,
      type: type === 'several' ? 'multiple_choice' : type,
      validations: { required: isRequired },
      properties: {
        steps: 5,
        allow_multiple_selection: type === 'several',
        choices: CHOICES.map((label) => ({ id: `${ref}-${label}-id`, ref: `${ref}-${label}`, label })),
      },
    })),
    logic: fields.map(({ ref, actions }) => ({ type: 'field', ref, actions })),
    thankyou_screens: SCREENS.map((ref) => ({ ref, title: ref })),
  }
}

function toGiven(numbers: Numbers, { type, isRequired }: Field): Given {
  if (type === 'statement' || type === 'payment' || (!isRequired && numbers.below(3) === 0)) return undefined
  if (type === 'number' || type === 'opinion_scale') return numbers.below(5)
  if (type === 'yes_no') return numbers.below(2) === 0
  if (type === 'short_text') return pick(numbers, ['red', 'green', 'x'])
  if (type !== 'several') return pick(numbers, CHOICES)
  const several = CHOICES.filter(() => numbers.below(2) === 0)
  return several.length > 0 ? several : ['blue']
}

/** What Typeform does: after each field the first action that holds leads on. */
function follow(fields: readonly Field[], given: ReadonlyMap<string, Given>): { visited: string[]; screen: string } {
  const visited: string[] = []
  const answers = new Map<string, Given>()
  for (let place = 0; place < fields.length; ) {
    const field = fields[place] as Field
    visited.push(field.ref)
    answers.set(field.ref, given.get(field.ref))
    const action = field.actions.find(({ condition }) => holds(condition, answers))
    if (action?.details.to.type === 'thankyou') return { visited, screen: action.details.to.value }
    place = action ? fields.findIndex(({ ref }) => ref === action.details.to.value) : place + 1
  }
  return { visited, screen: 'first' }
}

function holds({ op, vars }: Condition, answers: ReadonlyMap<string, Given>): boolean {
  if (op === 'always') return true
  if (op === 'and') return vars.every((one) => holds(one as Condition, answers))
  if (op === 'or') return vars.some((one) => holds(one as Condition, answers))
  const [left, right] = vars as { value: unknown }[]
  const ref = String(left?.value)
  const answer = answers.get(ref)
  const value = typeof right?.value === 'string' ? right.value.replace(`${ref}-`, '') : right?.value
  const size = (test: (one: number, other: number) => boolean) =>
    answer !== undefined && test(Number(answer), Number(value))
  const is = Array.isArray(answer) ? answer.includes(String(value)) : answer === value
  switch (op) {
    case 'is':
    case 'equal':
      return is
    case 'is_not':
    case 'not_equal':
      return !is
    case 'contains':
      return answer !== undefined && String(answer).includes(String(value))
    case 'not_contains':
      return answer === undefined || !String(answer).includes(String(value))
    case 'greater_than':
      return size((one, other) => one > other)
    case 'lower_than':
      return size((one, other) => one < other)
    case 'greater_equal_than':
      return size((one, other) => one >= other)
    default:
      return size((one, other) => one <= other)
  }
}

describe('convertTypeform', () => {
  it('leads visitors as Typeform does: the same questions and the same ending', async () => {
    const numbers = numbersFrom(20)
    let [whole, jumps] = [0, 0]
    while (whole < FORMS) {
      const fields = toForm(numbers)
      const text = JSON.stringify(toDocument(fields))
      const { lines, report } = await convertTypeform(toDocuments([{ name: 'form.json', text }]), CONTEXT)
      jumps += 1
      if (
        report.fields.some(
          ({ kind, reason, outcome }) => kind === 'logic' && outcome === 'left_out' && reason !== 'empty',
        )
      )
        continue
      whole += 1
      const [form] = [...(lines.forms as Iterable<{ questions: Question[]; rules: Rule[]; endings: { id: string }[] }>)]
      const asked = fields.filter(({ type }) => type !== 'payment')
      const shown = (form?.questions ?? []).filter(({ questionType }) => questionType !== 'hidden')
      const idOf = new Map(asked.map(({ ref }, place) => [ref, shown[place]?.id ?? '']))
      for (let visitor = 0; visitor < VISITORS; visitor += 1) {
        const given = new Map(fields.map((field) => [field.ref, toGiven(numbers, field)]))
        const expected = follow(fields, given)
        const answers = new Map<string, Answer>()
        for (const [ref, answer] of given) if (answer !== undefined) answers.set(idOf.get(ref) ?? '', answer)
        const found = evaluateLogic(form?.questions ?? [], form?.rules ?? [], answers)
        const seen = asked.filter(({ ref }) => found.visible.includes(idOf.get(ref) ?? '')).map(({ ref }) => ref)
        const outcome = { seen, screen: found.endingId ?? form?.endings[0]?.id }
        const wanted = { seen: expected.visited.filter((ref) => idOf.has(ref)), screen: expected.screen }
        if (JSON.stringify(outcome) === JSON.stringify(wanted)) continue
        expect({ ...outcome, fields, given: [...given], rules: form?.rules }).toEqual(wanted)
      }
    }
    // Few forms have more than rules can say.
    expect(jumps - whole).toBeLessThan(FORMS / 20)
  })
})
