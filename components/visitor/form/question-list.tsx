import { useHydrated } from '@/components/ui/use-hydrated'
import type { TypedAnswer, TypedAnswers } from '@/lib/forms/answers/draft-answers'
import type { AskedForm } from '@/lib/forms/form'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { QuestionItem } from './question-item'

type Props = {
  form: AskedForm
  logic: LogicOutcome
  typed: TypedAnswers
  issues: ReadonlyMap<string, string>
  onChange: (questionId: string, answer: TypedAnswer) => void
  onLeave: (questionId: string) => void
}

/** All questions, each with its number among those that are shown. The server draws those that a visitor sees first. */
export function QuestionList({ form, logic, typed, issues, onChange, onLeave }: Props) {
  const numbers = new Map(logic.visible.map((id, index) => [id, index + 1]))
  const questions = useHydrated() ? form.questions : drawnAtOnce(form.questions)
  const talkative = new Set(form.logicRules.filter((rule) => rule.message).map((rule) => rule.sourceQuestionId))
  return (
    <ol>
      {questions.map((question) => (
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
