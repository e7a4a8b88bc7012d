import type { ToId } from '../arrived-id'
import type { Line } from '../converter'
import { judgeAnswer } from '../judge-answer'
import { responseLine } from '../lines'
import { firstText, instantOf, type Loose, looseOf, textOf } from '../loose'
import type { ReportWriter } from '../report-writer'
import { readAnswers } from './answers'
import type { ArrivedForm } from './form'

/** One response; null for one that stays behind. */
export function toResponse(
  response: Loose,
  form: ArrivedForm | null,
  report: ReportWriter,
  toId: ToId,
  seen: Set<string>,
): Line<'responses'> | null {
  const ref = firstText(response.response_id, response.token, response.landing_id)
  if (seen.has(ref)) return null
  seen.add(ref)
  const createdAt = instantOf(response.submitted_at)
  const isFinished = createdAt !== null && !['started', 'partial'].includes(textOf(response.response_type))
  if (!form || !isFinished) {
    const note = form ? 'It was not finished.' : 'Its form is not among the documents.'
    report.leaveOut('response', response, { reason: 'invalid', note }, ref)
    report.record({ kind: 'response', ref, outcome: 'left_out', reason: 'invalid' })
    return null
  }
  report.saw('response', response)
  const { answers, refused } = readAnswers(response, form.index)
  const fields = [...refused]
  for (const [name, value] of Object.entries(looseOf(response.hidden))) {
    const question = form.hidden.get(name)
    const answer = question && value !== '' && value !== null ? judgeAnswer(question, value) : null
    if (question && answer) answers[question.id] = answer
    else if (!question || answer === undefined) fields.push('hidden.*')
  }
  for (const field of fields) report.note({ kind: 'response', field, outcome: 'left_out', reason: 'invalid' }, ref)
  const email = form.form.questions.find(({ id, questionType }) => questionType === 'email' && answers[id])
  const id = toId('response', ref)
  if (fields.length > 0) {
    const became = { part: 'responses' as const, id }
    report.record({ kind: 'response', ref, outcome: 'changed', reason: 'invalid', became })
  }
  return responseLine({
    id,
    formId: form.form.id,
    responses: answers,
    respondentEmail: email ? String(answers[email.id]) : null,
    versionHash: form.versionHash,
    createdAt,
  })
}
