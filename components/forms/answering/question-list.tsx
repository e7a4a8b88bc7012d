import type { AskedForm } from '@/lib/forms/form'
import type { LogicOutcome } from '@/lib/forms/logic'
import type { TypedAnswer, TypedAnswers } from '@/lib/forms/typed-answers'
import { QuestionItem } from './question-item'

type Props = {
  form: AskedForm
  logic: LogicOutcome
  typed: TypedAnswers
  issues: ReadonlyMap<string, string>
  onChange: (questionId: string, answer: TypedAnswer) => void
  onLeave: (questionId: string) => void
}

/** All questions, each with its number among those that are shown. */
export function QuestionList({ form, logic, typed, issues, onChange, onLeave }: Props) {
  const numbers = new Map(logic.visible.map((id, index) => [id, index + 1]))
  const talkative = new Set(form.logicRules.filter((rule) => rule.message).map((rule) => rule.sourceQuestionId))
  return (
    <ol>
      {form.questions.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          number={numbers.get(question.id) ?? null}
          answer={typed.get(question.id)}
          issue={issues.get(question.id)}
          messages={talkative.has(question.id) ? (logic.messages.get(question.id) ?? NO_MESSAGES) : undefined}
          onChange={onChange}
          onLeave={onLeave}
        />
      ))}
    </ol>
  )
}

const NO_MESSAGES: string[] = []
