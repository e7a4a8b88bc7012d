import { answerTexts, isAnswered } from '@/lib/vocabulary/forms/answer-text'
import type { Question } from '@/lib/vocabulary/forms/question'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import type { FormResponse } from '../form'

const ANSWERS = 3
const LETTERS = 100

/** The first answers of a response in one line, in the order of the questions, without the name and address that stand above them. */
export function answerPreview(
  { data, respondentName, respondentEmail }: FormResponse,
  questions: readonly Pick<Question, 'id' | 'options'>[],
  locale: string,
): string {
  const texts = questions.flatMap((question) => {
    const answer = data[question.id]
    if (!isAnswered(answer)) return []
    const text = commaList(answerTexts(question, answer, locale), locale).replace(/\s+/g, ' ')
    return text === respondentName || text === respondentEmail ? [] : [text]
  })
  return texts
    .slice(0, ANSWERS)
    .map((text) => (text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text))
    .join(' · ')
}
