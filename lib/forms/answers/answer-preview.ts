import { type AnswerWords, answerTexts, isAnswered } from '@/lib/shared/forms/answer-text'
import type { AnsweredQuestion } from '@/lib/shared/forms/question'
import { commaList } from '@/lib/shared/text/comma-list'
import type { FormResponse } from '../form'
import { withFileNames } from './file-names'

const ANSWERS = 3
const LETTERS = 100

/** The first answers of a response in one line, in the order of the questions, without the name and address that stand above them. */
export function answerPreview(
  { data, files, respondentName, respondentEmail }: FormResponse,
  questions: readonly (Pick<AnsweredQuestion, 'id' | 'options' | 'settings'> &
    Partial<Pick<AnsweredQuestion, 'type'>>)[],
  words: AnswerWords,
): string {
  const legible = withFileNames(data, files)
  const texts = questions.flatMap((question) => {
    const answer = legible[question.id]
    if (!isAnswered(answer)) return []
    const text = commaList(answerTexts(question, answer, words), words.locale).replace(/\s+/g, ' ')
    return text === respondentName || text === respondentEmail ? [] : [text]
  })
  return texts
    .slice(0, ANSWERS)
    .map((text) => (text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text))
    .join(' · ')
}
