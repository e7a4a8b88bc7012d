import type { AnsweredQuestion } from '@/lib/vocabulary/question'
import type { Answer } from './question'

type Worded = Pick<AnsweredQuestion, 'options'>

/** What was chosen or written, under the labels of the options. One that no wording knows stands as it is stored. */
export function answerTexts({ options }: Worded, answer: Answer): string[] {
  const texts = Array.isArray(answer) ? answer : [String(answer)]
  return texts.map((text) => options.find(({ value }) => value === text)?.label ?? text)
}

/** Whether there is anything to show; an answer of a former kind may be an empty text or list. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)
}

type Respondent = { respondentName: string | null; respondentEmail: string | null }

/** The name of a respondent, else the email address, else `anonymous`. */
export function respondentOf({ respondentName, respondentEmail }: Respondent, anonymous: string): string {
  return respondentName || respondentEmail || anonymous
}
