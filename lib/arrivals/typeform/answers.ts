import { COUNTRIES } from '@/lib/shared/countries'
import type { Answer, Question } from '@/lib/shared/forms/question'
import { judgeAnswer } from '../judge-answer'
import { type Loose, looseListOf, looseOf, textOf } from '../loose'
import { type Field, isAddressPart } from './fields'

/** Answers by question, and the paths of those that their questions refuse. */
type ReadAnswers = { answers: Record<string, Answer>; refused: string[] }

/** The fields of a form by the ids and refs that responses name: those of their parts too. */
export type FieldIndex = ReadonlyMap<string, { field: Field; part?: string }>

export function indexFields(fields: readonly Field[]): FieldIndex {
  const index = new Map<string, { field: Field; part?: string }>()
  for (const field of fields) {
    for (const name of [field.ref, field.id]) if (name) index.set(name, { field })
    for (const [name, part] of field.parts) index.set(name, { field, part })
  }
  return index
}

export function readAnswers(response: Loose, index: FieldIndex): ReadAnswers {
  const answers: Record<string, Answer> = {}
  const refused: string[] = []
  const several = new Map<Question, Record<string, string>>()
  for (const answer of looseListOf(response.answers)) {
    const { id, ref } = looseOf(answer.field)
    const found = index.get(textOf(id)) ?? index.get(textOf(ref))
    const path = pathOf(answer)
    // Stored files, recordings and payments are told of by their paths.
    if (path === null) continue
    const question = found?.field.question
    if (!found || !question) {
      refused.push(path)
      continue
    }
    if (found.part !== undefined) {
      const parts = several.get(question) ?? {}
      several.set(question, parts)
      const text = partOf(answer, found.field, found.part)
      if (text === null) refused.push(path)
      else parts[found.part] = text
      continue
    }
    const value = judgeAnswer(question, toTyped(answer, found.field))
    if (value === undefined) refused.push(path)
    else if (value !== null) answers[question.id] = value
  }
  for (const [question, parts] of several) {
    const value = Object.keys(parts).length > 0 ? judgeAnswer(question, parts) : null
    if (value === undefined) refused.push(...Object.keys(parts).map(() => pathOfPart(question)))
    else if (value !== null) answers[question.id] = value
  }
  return { answers, refused }
}

const PATHS: Record<string, string> = {
  text: 'answers[].text',
  email: 'answers[].email',
  phone_number: 'answers[].phone_number',
  url: 'answers[].url',
  number: 'answers[].number',
  boolean: 'answers[].boolean',
  date: 'answers[].date',
  choice: 'answers[].choice.label',
  choices: 'answers[].choices.labels[]',
}

const pathOf = ({ type }: Loose) => PATHS[textOf(type)] ?? null
const pathOfPart = ({ questionType }: Question) =>
  questionType === 'matrix' ? 'answers[].choice.label' : 'answers[].text'

function toTyped(answer: Loose, field: Field): unknown {
  switch (answer.type) {
    case 'choice': {
      const choice = looseOf(answer.choice)
      return optionOf([choice.id, choice.ref, choice.label], field) ?? ownWords(choice.other ?? choice.label, field)
    }
    case 'choices':
      return toSeveral(looseOf(answer.choices), field)
    case 'date':
      return textOf(answer.date).slice(0, 10)
    case 'url': {
      const url = textOf(answer.url)
      return /^https?:/i.test(url) ? url : `https://${url}`
    }
    default:
      return answer[textOf(answer.type)]
  }
}

function toSeveral({ ids, refs, labels, other }: Loose, field: Field): unknown {
  const lists = [ids, refs, labels].map((list) => (Array.isArray(list) ? list : []))
  const count = Math.max(...lists.map(({ length }) => length))
  const chosen = Array.from({ length: count }, (_, place) => {
    const names = lists.map((list) => list[place])
    return optionOf(names, field) ?? ownWords(names[2], field)
  })
  const own = ownWords(other, field)
  const all = [...chosen, ...(other === undefined || other === null ? [] : [own])]
  return all.every((one) => one !== undefined) && all.length > 0 ? all : undefined
}

const optionOf = (names: readonly unknown[], { options }: Field) =>
  names.map((name) => options.get(textOf(name))).find((value) => value !== undefined)

/** A text that is no choice, where the question takes one. */
const ownWords = (words: unknown, { question }: Field) =>
  question?.settings.other && textOf(words) ? textOf(words) : undefined

/** A part of an address, or the column of a row. */
function partOf(answer: Loose, field: Field, part: string): string | null {
  if (answer.type === 'choice') {
    const { id, ref, label } = looseOf(answer.choice)
    return optionOf([id, ref, label], field) ?? null
  }
  const text = textOf(answer[textOf(answer.type)]).trim()
  if (!isAddressPart(part) || text === '') return null
  return part === 'country' ? (countryOf(text) ?? null) : text
}

let codes: Map<string, string> | undefined

/** The code of a country that is told by its code or by its name in English. */
function countryOf(text: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  codes ??= new Map(
    COUNTRIES.flatMap((code) => [
      [code.toLowerCase(), code],
      [(names.of(code) ?? code).toLowerCase(), code],
    ]),
  )
  return codes.get(text.toLowerCase())
}
