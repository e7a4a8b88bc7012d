import { isMatch } from '@/lib/forms/rules/logic'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Answers, Question } from '@/lib/shared/forms/question'

type LogicQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired'>

type OldOutcome = {
  /** Ids in form order. */
  visible: string[]
  skipped: ReadonlySet<string>
  /** Messages below each question, in the order of the rules. */
  messages: ReadonlyMap<string, string[]>
  /** The address that visitors are sent to after submitting. */
  redirectUrl: string | null
  /** Visible questions that need an answer, in form order. */
  required: string[]
}

/** Rules with one condition and one action did this before there were others, in one pass over the questions. */
export function oldEvaluateLogic(
  questions: readonly LogicQuestion[],
  rules: readonly LogicRule[],
  answers: Answers,
): OldOutcome {
  const positions = new Map(questions.map(({ id }, index) => [id, index]))
  const visible: string[] = []
  const skipped = new Set<string>()
  const messages = new Map<string, string[]>()
  const required: string[] = []
  let redirectUrl: string | null = null
  let next = 0
  for (const [index, { id, questionType, isRequired }] of questions.entries()) {
    if (index < next) {
      skipped.add(id)
      continue
    }
    visible.push(id)
    if (isRequired) required.push(id)
    const answer = answers.get(id)
    if (answer === undefined) continue
    const fired = rules.filter(
      (rule) =>
        rule.sourceQuestionId === id && isMatch(questionType, { operator: rule.condition, value: rule.value }, answer),
    )
    next = firstJump(fired, index, positions) ?? next
    const texts = fired.flatMap(({ actionType, message }) =>
      actionType === 'show_message' && message ? [message] : [],
    )
    if (texts.length > 0) messages.set(id, texts)
    redirectUrl ??= fired.find(({ actionType }) => actionType === 'redirect')?.redirectUrl ?? null
  }
  return { visible, skipped, messages, redirectUrl, required }
}

function firstJump(fired: LogicRule[], from: number, positions: ReadonlyMap<string, number>): number | undefined {
  return fired
    .map(({ actionType, targetQuestionId = '' }) =>
      actionType === 'jump_to_question' ? (positions.get(targetQuestionId) ?? -1) : -1,
    )
    .find((target) => target > from)
}
