import type { TypedAnswer, TypedAnswers } from '@/lib/forms/answers/draft-answers'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { DrawnQuestions } from './answering/use-drawn-questions'
import { QuestionItem } from './question-item'

type Props = {
  drawn: DrawnQuestions
  rules: LogicRule[]
  /** The language of their messages, if it is not the page's. */
  messagesLang: string | undefined
  logic: LogicOutcome
  typed: TypedAnswers
  issues: ReadonlyMap<string, string>
  onChange: (questionId: string, answer: TypedAnswer) => void
  onLeave: (questionId: string) => void
}

/** The questions that are drawn so far, each with its number among those that are shown. */
export function QuestionList({ drawn, rules, messagesLang, logic, typed, issues, onChange, onLeave }: Props) {
  const numbers = new Map(logic.visible.map((id, index) => [id, index + 1]))
  const talkative = new Set(rules.filter((rule) => rule.message).map((rule) => rule.sourceQuestionId))
  return (
    <ol data-growing={!drawn.isWhole || undefined}>
      {drawn.questions.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          number={numbers.get(question.id) ?? null}
          answer={typed.get(question.id)}
          issue={issues.get(question.id)}
          messages={talkative.has(question.id) ? (logic.messages.get(question.id) ?? NO_MESSAGES) : undefined}
          messagesLang={messagesLang}
          isLarge={drawn.isLarge}
          onChange={onChange}
          onLeave={onLeave}
        />
      ))}
    </ol>
  )
}

const NO_MESSAGES: string[] = []
