import type { Question } from '@/lib/shared/forms/question'

/** Far more than an ordinary form has. */
const LETTERS = 20_000
const OPTIONS = 200

/**
 * The questions that the server renders: as many as fit the limits, and at least one. The browser renders the others as
 * soon as its scripts run, so that even the largest form is cheap for the server.
 */
export function drawnAtOnce(questions: Question[]): Question[] {
  let letters = 0
  let options = 0
  const end = questions.findIndex((question) => {
    letters += question.question.length + question.description.length
    for (const { value, label } of question.options) letters += value.length + label.length
    options += question.options.length
    return letters > LETTERS || options > OPTIONS
  })
  return end < 0 ? questions : questions.slice(0, Math.max(1, end))
}
