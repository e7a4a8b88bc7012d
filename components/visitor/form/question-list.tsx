import type { TypedAnswer, TypedAnswers } from '@/lib/forms/answers/draft-answers'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import type { Rule } from '@/lib/shared/forms/rule'
import type { DrawnQuestions } from './answering/use-drawn-questions'
import { QuestionItem } from './question-item'
import type { TypeCode } from './type-code'
import type { Heading } from './words-item'

export type QuestionListProps = {
  drawn: DrawnQuestions
  code: TypeCode
  /** The level of the words among the questions. */
  headings: Heading
  /** The number of the question before these. */
  before?: number
  rules: Rule[]
  logic: LogicOutcome
  typed: TypedAnswers
  issues: ReadonlyMap<string, string>
  onChange: (questionId: string, answer: TypedAnswer) => void
  onLeave: (questionId: string) => void
}

/** The questions that are drawn so far, each with its number among those that are shown. */
export function QuestionList(props: QuestionListProps) {
  const { drawn, code, headings, before = 0, rules, logic, typed, issues, onChange, onLeave } = props
  const { controls, WordsItem, talk } = code
  const messages = talk?.messagesBeside(rules, logic)
  let number = before
  return (
    <ol data-growing={!drawn.isWhole || undefined}>
      {drawn.questions.map((question) => {
        const { id, questionType } = question
        const isSkipped = logic.skipped.has(id)
        const { shows }: QuestionKind = QUESTION_KINDS[questionType]
        if (shows)
          return (
            shows !== 'nothing' &&
            WordsItem && <WordsItem key={id} question={question} as={headings} isHidden={isSkipped} />
          )
        if (!isSkipped) number += 1
        return (
          <QuestionItem
            key={id}
            question={question}
            controls={controls}
            number={isSkipped ? null : number}
            answer={typed.get(question.id)}
            issue={issues.get(question.id)}
            messages={messages?.get(id)}
            rules={messages?.has(id) ? rules : undefined}
            RuleMessages={talk?.RuleMessages}
            isLarge={drawn.isLarge}
            onChange={onChange}
            onLeave={onLeave}
          />
        )
      })}
    </ol>
  )
}
