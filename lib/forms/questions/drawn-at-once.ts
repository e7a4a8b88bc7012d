import type { Question } from '@/lib/shared/forms/question'

/** Far more than an ordinary form has. */
const LETTERS = 40_000
const CONTROLS = 200

/**
 * The questions that the server renders: as many as fit the limits, and at least one. The browser renders the others as
 * soon as its scripts run, so that even the largest form is cheap for the server.
 */
export function drawnAtOnce(questions: Question[]): Question[] {
  let letters = 0
  let controls = 0
  const end = questions.findIndex((question) => {
    const { rows = [], columns = [] } = question.settings
    letters += JSON.stringify(question).length
    controls += question.options.length + rows.length * columns.length
    return letters > LETTERS || controls > CONTROLS
  })
  return end < 0 ? questions : questions.slice(0, Math.max(1, end))
}
