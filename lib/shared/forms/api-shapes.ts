import { z } from 'zod'
import {
  count,
  id,
  language,
  textLanguagesAnswer,
  translationsAnswer,
  translationsOfOneAnswer,
  words,
} from '../text/api-shapes'
import { QUESTION_TEXTS } from '../text/translations'
import { FILE_KINDS } from './file-kinds'
import { QUESTION_TYPES } from './question-types'

export const optionAnswer = z
  .object({
    value: words('Stored in answers; stays when the label is reworded.', 'tea'),
    label: words('', 'Tea'),
    translations: translationsOfOneAnswer().optional().describe('For owners, once there are any.'),
    lang: language.optional().describe('For visitors: the language of the label, if it is not the one asked for.'),
  })
  .meta({
    id: 'QuestionOption',
    description: 'An option of a question that is answered by choosing, or a row or column of a matrix.',
  })

export const questionSettingsAnswer = z
  .object({
    statement: words('`consent`: the words that are agreed to.', 'I agree to the terms.').optional(),
    from: z.int().describe('`scale`: the first number.').optional(),
    to: z.int().describe('`scale`: the last number.').optional(),
    fromLabel: words('`scale`: below the first number; may be empty.', 'Unlikely').optional(),
    toLabel: words('`scale`: below the last number; may be empty.', 'Likely').optional(),
    rows: z.array(optionAnswer).describe('`matrix`: each takes one of the columns.').optional(),
    columns: z.array(optionAnswer).describe('`matrix`: the answers to choose from.').optional(),
    name: words('`hidden`: the parameter of the address that is the answer.', 'utm_source').optional(),
    other: z.boolean().describe('`select` and `multiselect`: takes a text that is no option, too.').optional(),
    kinds: z.array(z.enum(FILE_KINDS)).describe('`file`: the kinds that are taken; all if it is empty.').optional(),
    max: z.int().describe('`file`: the largest number of files.').optional(),
  })
  .meta({
    id: 'QuestionSettings',
    description: 'What belongs to the type of a question; `{}` where it has no settings.',
  })

export const questionValidationAnswer = z
  .object({
    min: z
      .union([z.number(), z.string()])
      .describe('The least number, the first date or the earliest time.')
      .optional(),
    max: z.union([z.number(), z.string()]).describe('The largest number, the last date or the latest time.').optional(),
    minLength: z.int().describe('Of a text in characters; of a list in entries.').optional(),
    maxLength: z.int().describe('Of a text in characters; of a list in entries.').optional(),
    pattern: words('A regular expression of RE2 that is found in the answer.', '^[A-Z]{2}\\d{4}$').optional(),
    message: words('Said to visitors in place of our own words.', 'Two letters and four digits').optional(),
  })
  .meta({ id: 'QuestionValidation', description: 'Limits of the answer; `{}` without any.' })

const questionType = z.enum(QUESTION_TYPES).meta({ id: 'QuestionType' })

export const questionAnswer = z
  .object({
    id: id(),
    questionType,
    question: words('The question itself.', 'What would you like to drink?'),
    description: words('A hint below the question; may be empty.', ''),
    isRequired: z.boolean(),
    options: z.array(optionAnswer).describe('Empty unless the question is answered by choosing.'),
    settings: questionSettingsAnswer,
    validation: questionValidationAnswer,
    order: count('Place among the questions, from 0.'),
    translations: translationsAnswer(QUESTION_TEXTS).optional().describe('For owners, once there are any.'),
    lang: textLanguagesAnswer(QUESTION_TEXTS).optional(),
  })
  .meta({ id: 'Question', description: 'A question of a form.' })

const answered = {
  id: id(),
  title: words('', 'What would you like to drink?'),
  type: questionType,
  required: z.boolean(),
  order: count(),
  options: z.array(optionAnswer),
  settings: questionSettingsAnswer.optional().describe('Left out where there are none.'),
}

export const answeredQuestionAnswer = z
  .object(answered)
  .meta({ id: 'AnsweredQuestion', description: 'A question as it was when the response was given.' })

export const askedQuestionAnswer = z.object({ ...answered, isDeleted: z.boolean() }).meta({
  id: 'AskedQuestion',
  description:
    'A question that responses answer, whether or not the form still asks it. Its options are all that were ever chosen from.',
})

const consentAnswer = z.object({ agreed: z.literal(true), text: z.string(), version: z.string() })

export const answerAnswer = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string()), consentAnswer, z.record(z.string(), z.string())])
  .meta({
    id: 'Answer',
    description:
      'Numbers, ratings and scales are numbers, yes or no is a boolean, several choices, a ranking and files are lists, a matrix and an address are objects, and a consent is `{agreed, text, version}`.',
  })
