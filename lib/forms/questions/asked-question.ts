import type { Option, Question } from '@/lib/shared/forms/question'
import { questionTexts } from '@/lib/shared/forms/question-texts'
import {
  QUESTION_TEXTS,
  type QuestionTextName,
  type Reading,
  readText,
  readTexts,
  type Translations,
} from '@/lib/shared/text/translations'

type Stored = Omit<Question, 'translations' | 'lang'> & { translations: Translations<QuestionTextName> }

/** The questions of an owner's form as visitors get them. */
export function inLanguage(questions: readonly Question[], reading: Reading): Question[] {
  return questions.map(({ translations = {}, ...question }) => toAskedQuestion({ ...question, translations }, reading))
}

/** A question as visitors get it, in the language they read. Its answers do not depend on it, but for what they consent to. */
export function toAskedQuestion(stored: Stored, reading: Reading): Question {
  const { id, questionType, isRequired, order, translations } = stored
  const main = questionTexts(stored)
  const names = QUESTION_TEXTS.filter((name) => main[name] !== undefined)
  const texts = readTexts<QuestionTextName>(names, { ...NO_TEXTS, ...main, translations }, reading)
  return {
    id,
    questionType,
    question: texts.question,
    description: texts.description,
    isRequired,
    options: stored.options.map((option) => toAskedOption(option, reading)),
    settings: toAskedSettings(stored.settings, texts, reading),
    validation: { ...stored.validation, ...(main.message !== undefined && { message: texts.message }) },
    order,
    ...(texts.lang && { lang: texts.lang }),
  }
}

const NO_TEXTS: Record<QuestionTextName, string> = {
  question: '',
  description: '',
  statement: '',
  fromLabel: '',
  toLabel: '',
  message: '',
}

type Texts = Record<QuestionTextName, string>

/** In the order of the stored fields, by which versions are told apart. */
function toAskedSettings(stored: Question['settings'], texts: Texts, reading: Reading): Question['settings'] {
  const { statement, fromLabel, toLabel, rows, columns } = stored
  return {
    ...stored,
    ...(statement !== undefined && { statement: texts.statement }),
    ...(fromLabel !== undefined && { fromLabel: texts.fromLabel }),
    ...(toLabel !== undefined && { toLabel: texts.toLabel }),
    ...(rows && { rows: rows.map((row) => toAskedOption(row, reading)) }),
    ...(columns && { columns: columns.map((column) => toAskedOption(column, reading)) }),
  }
}

function toAskedOption({ translations, ...option }: Option, reading: Reading): Option {
  const { text, lang } = readText(option.label, reading, (language) => translations?.[language])
  return { ...option, label: text, ...(lang && { lang }) }
}
