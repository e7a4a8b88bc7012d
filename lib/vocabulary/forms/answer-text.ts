import { withDecimalMark } from '../text/decimal-mark'
import type { Answer, AnsweredQuestion } from './question'

type Worded = Pick<AnsweredQuestion, 'options'>

/**
 * The texts of an answer, with the labels of chosen options. An option without a label appears as it is stored. A number has
 * the decimal sign of `locale`; for programs leave it out.
 */
export function answerTexts({ options }: Worded, answer: Answer, locale = 'en-US'): string[] {
  const texts = Array.isArray(answer) ? answer : [String(answer)]
  const written = (text: string) => (typeof answer === 'number' ? withDecimalMark(text, locale) : text)
  return texts.map((text) => options.find(({ value }) => value === text)?.label ?? written(text))
}

/** True when there is something to show; an answer from an earlier version may be an empty text or list. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)
}

type Respondent = { respondentName: string | null; respondentEmail: string | null }

/** The name of a respondent, else the email address, else `anonymous`. */
export function respondentOf({ respondentName, respondentEmail }: Respondent, anonymous: string): string {
  return respondentName || respondentEmail || anonymous
}
