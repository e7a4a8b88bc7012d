import { z } from 'zod'
import {
  count,
  id,
  language,
  textLanguagesAnswer,
  translationsAnswer,
  translationsOfOneAnswer,
  words,
} from '../text/answers'
import { QUESTION_TEXTS } from '../text/translations'
import { QUESTION_TYPES } from './question-types'

export const optionAnswer = z
  .object({
    value: words('Stored in answers; stays when the label is reworded.', 'tea'),
    label: words('', 'Tea'),
    translations: translationsOfOneAnswer().optional().describe('For owners, once there are any.'),
    lang: language.optional().describe('For visitors: the language of the label, if it is not the one asked for.'),
  })
  .meta({ id: 'QuestionOption', description: 'An option of a question that is answered by choosing.' })

const questionType = z.enum(QUESTION_TYPES).meta({ id: 'QuestionType' })

export const questionAnswer = z
  .object({
    id: id(),
    questionType,
    question: words('The question itself.', 'What would you like to drink?'),
    description: words('A hint below the question; may be empty.', ''),
    isRequired: z.boolean(),
    options: z.array(optionAnswer).describe('Empty unless the question is answered by choosing.'),
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
}

export const answeredQuestionAnswer = z
  .object(answered)
  .meta({ id: 'AnsweredQuestion', description: 'A question as it was when the response was given.' })

export const askedQuestionAnswer = z.object({ ...answered, isDeleted: z.boolean() }).meta({
  id: 'AskedQuestion',
  description:
    'A question that responses answer, whether or not the form still asks it. Its options are all that were ever chosen from.',
})

export const answerAnswer = z
  .union([z.string(), z.number(), z.array(z.string())])
  .meta({ id: 'Answer', description: 'Numbers and ratings are numbers, a multiple choice is a list of option values.' })
