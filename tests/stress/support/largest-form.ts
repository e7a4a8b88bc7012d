import { MAX_FORM_ADDRESSES, MAX_FORM_CELLS, MAX_FORM_OPTIONS } from '@/lib/forms/form-limits'
import type { Question } from '@/lib/shared/forms/question'
import { createForm } from '@/tests/support/factories/forms'
import type { HttpClient } from './http-client'

const [ROWS, COLUMNS, OPTIONS] = [50, 20, 100]
const MATRICES = MAX_FORM_CELLS / (ROWS * COLUMNS)
const CHOICES = Math.floor((MAX_FORM_OPTIONS - MATRICES * (ROWS + COLUMNS)) / OPTIONS)

/** Filled with a character that a page escapes to six characters. */
const labelled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `${'<'.repeat(60)}${index}` }))

/**
 * A form with as many cells, options, addresses and letters as it may have; and an answer to each of its questions, right and
 * wrong.
 */
export async function createLargestForm(owner: HttpClient) {
  const { id, slug } = await createForm(owner)
  const questions: Question[] = []
  const add = async (fields: object) => {
    const { status, body, text } = await owner.post(`/api/forms/${id}/questions`, { question: 'Q', ...fields })
    if (status === 201) questions.push(body as Question)
    return { isAdded: status === 201, text }
  }
  const settings = { rows: labelled(ROWS), columns: labelled(COLUMNS) }
  const large = [
    ...Array.from({ length: MATRICES }, () => ({ questionType: 'matrix', settings })),
    ...Array.from({ length: CHOICES }, () => ({ questionType: 'multiselect', options: labelled(OPTIONS) })),
    ...Array.from({ length: MAX_FORM_ADDRESSES }, () => ({ questionType: 'address' })),
  ]
  for (const fields of large) {
    const { isAdded, text } = await add(fields)
    if (!isAdded) throw new Error(text)
  }
  while ((await add({ questionType: 'text', description: '<'.repeat(10_000) })).isAdded);
  const answersOf = (answer: (question: Question) => unknown) =>
    Object.fromEntries(questions.map((question) => [question.id, answer(question)]))
  return { id, slug, answers: { right: answersOf(rightAnswer), wrong: answersOf(() => labelled(20)) } }
}

function rightAnswer({ questionType, options, settings }: Question): unknown {
  if (questionType === 'matrix')
    return Object.fromEntries((settings.rows ?? []).map(({ value }) => [value, settings.columns?.[0]?.value]))
  if (questionType === 'multiselect') return options.map(({ value }) => value)
  if (questionType === 'address') return { line1: 'Elm Street 1', city: 'Berlin', postalCode: '10115', country: 'DE' }
  return 'Fine'
}
