import { type Database, database } from '@/db/client'
import {
  deleteQuestion,
  type FormKey,
  findQuestion,
  insertQuestions,
  listQuestions,
  orderQuestions,
  type QuestionFields,
  type QuestionRow,
  updateQuestion,
} from '@/db/queries/forms/form-questions'
import { findFormSlug } from '@/db/queries/forms/forms'
import { once } from '@/lib/request/once'
import { AppError, invalidField } from '@/lib/shared/errors'
import { isAsked, isChoice, MAX_QUESTIONS, type Option, type Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { check } from '@/messages/check'
import { settingsFor, translationsFor } from '../question-parts-schema'
import { type OptionInput, withKeptTranslations, withValues } from '../questions/options'
import type { CreateQuestionInput, UpdateQuestionInput } from '../schema'
import { validationFor } from '../validation-schema'
import { changeForm, foundForm } from './change-form'
import { addLanguages, languagesOfQuestion } from './form-languages'

export async function listFormQuestions(key: FormKey): Promise<Question[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  return (await listQuestions(database(), key)).map(toQuestion)
}

export async function addQuestion(key: FormKey, input: CreateQuestionInput, now: Date): Promise<Question> {
  return changeForm(key, now, (tx) => once(tx, () => writeNewQuestion(tx, key, input)))
}

/** Part of a change of its form, as are those below. */
async function writeNewQuestion(tx: Database, key: FormKey, input: CreateQuestionInput): Promise<Question> {
  const count = await requireRoom(tx, key)
  const fields = toNewFields(input)
  await addLanguages(tx, key, languagesOfQuestion(fields))
  return insertOne(tx, key, { ...fields, order: Math.min(input.order ?? count, count) })
}

type NewFields = Omit<QuestionFields, 'order'> & Required<Pick<QuestionFields, 'translations' | 'options' | 'settings'>>

/** Throws 400 for a choice without options. */
export function toNewFields({ order: _, ...input }: CreateQuestionInput): NewFields {
  const options = withKeptTranslations(toOptions(input.questionType, input.options), [])
  const settings = settingsFor(input.questionType, input.settings)
  const validation = validationFor(input.questionType, input.validation)
  const translations = translationsFor(input.questionType, input.translations)
  const isRequired = input.isRequired && isAsked(input.questionType)
  return { ...input, isRequired, options, settings, validation, translations }
}

/** Behind the last one, in the order of the list. */
export async function writeNewQuestions(tx: Database, key: FormKey, questions: readonly NewFields[]): Promise<void> {
  if (questions.length === 0) return
  const count = await requireRoom(tx, key, questions.length)
  await addLanguages(tx, key, [...new Set(questions.flatMap(languagesOfQuestion))])
  await insertAll(
    tx,
    key,
    questions.map((fields, place) => ({ ...fields, order: count + place })),
  )
}

export async function changeQuestion(
  key: FormKey,
  id: string,
  input: UpdateQuestionInput,
  now: Date,
): Promise<Question> {
  return changeForm(key, now, (tx) => writeQuestion(tx, key, id, input))
}

export async function writeQuestion(
  tx: Database,
  key: FormKey,
  id: string,
  input: UpdateQuestionInput,
): Promise<Question> {
  const stored = await getQuestion(tx, key, id)
  const options = input.options && withKeptTranslations(toOptions(stored.questionType, input.options), stored.options)
  const settings = input.settings && settingsFor(stored.questionType, input.settings, stored.settings)
  const validation = input.validation && validationFor(stored.questionType, input.validation)
  const translations = input.translations && translationsFor(stored.questionType, input.translations)
  const isRequired = input.isRequired && isAsked(stored.questionType)
  await addLanguages(tx, key, languagesOfQuestion({ translations, options, settings }))
  const changes = { ...input, isRequired, options, settings, validation, translations }
  return toQuestion(foundQuestion(await updateQuestion(tx, key, id, changes)))
}

/** Deletes the rules that name the question, too. */
export async function removeQuestion(key: FormKey, id: string, now: Date): Promise<void> {
  return changeForm(key, now, async (tx) => {
    foundQuestion(await deleteQuestion(tx, key, id))
  })
}

/** Inserts the copy right after the original. No rule names it. */
export async function duplicateQuestion(key: FormKey, id: string, now: Date): Promise<Question> {
  const create = async (tx: Database) => {
    const { id: _, formId, key: name, ...question } = await getQuestion(tx, key, id)
    await requireRoom(tx, key)
    return insertOne(tx, key, { ...question, order: question.order + 1 })
  }
  return changeForm(key, now, (tx) => once(tx, () => create(tx)))
}

export async function reorderQuestions(key: FormKey, ids: string[], now: Date): Promise<Question[]> {
  return changeForm(key, now, async (tx) => {
    const known = (await listQuestions(tx, key)).map(({ id }) => id)
    const isSameSet = ids.length === known.length && known.every((id) => ids.includes(id))
    if (!isSameSet) throw invalid('ids', "The ids must be exactly those of the form's questions")
    await orderQuestions(tx, key, ids)
    return (await listQuestions(tx, key)).map(toQuestion)
  })
}

async function insertOne(tx: Database, key: FormKey, question: QuestionFields): Promise<Question> {
  const [row] = await insertAll(tx, key, [question])
  return toQuestion(foundQuestion(row ?? null))
}

async function insertAll(tx: Database, key: FormKey, questions: QuestionFields[]): Promise<QuestionRow[]> {
  const rows = await insertQuestions(tx, key, questions)
  // It may be another owner's, so its form is not named.
  if (rows.length < questions.length) throw invalid('id', 'There is a question with this id')
  return rows
}

async function requireRoom(tx: Database, key: FormKey, added = 1): Promise<number> {
  const { length } = await listQuestions(tx, key)
  if (length + added > MAX_QUESTIONS) throw new AppError('too_many_questions')
  return length
}

/** Only choices have options, and at least one. */
function toOptions(type: QuestionType, options: OptionInput[]): Option[] {
  if (!isChoice(type)) return []
  if (options.length === 0) throw invalid('options', check('optionNeeded'))
  return withValues(options)
}

async function getQuestion(tx: Database, key: FormKey, id: string): Promise<QuestionRow> {
  return foundQuestion(await findQuestion(tx, key, id))
}

function foundQuestion<T>(question: T | null): T {
  if (question === null) throw new AppError('question_not_found')
  return question
}

function invalid(path: string, message: string): AppError {
  return invalidField(path, message)
}

/** A question for its owner. */
export function toQuestion(row: Omit<QuestionRow, 'formId' | 'key'>): Question {
  return {
    id: row.id,
    questionType: row.questionType,
    question: row.question,
    description: row.description,
    isRequired: row.isRequired,
    options: row.options,
    settings: row.settings,
    validation: row.validation,
    order: row.order,
    ...(Object.keys(row.translations).length > 0 && { translations: row.translations }),
  }
}
