import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'

type QuestionOptionsProps = {
  /** All questions of the form. */
  questions: readonly Question[]
  offered: readonly Question[]
  /** Shown even if it is not offered, so that opening a rule never changes it. */
  chosen: string
  placeholder?: string
}

export function QuestionOptions({ questions, offered, chosen, placeholder }: QuestionOptionsProps) {
  const { t, say } = useTexts('logic')
  const isOffered = offered.some(({ id }) => id === chosen)
  const other = questions.find(({ id }) => id === chosen)
  return (
    <>
      {!isOffered && (
        <option value={chosen} disabled>
          {chosen === ''
            ? (placeholder ?? t.fields.chooseQuestion)
            : (other && toLabel(other)) || t.fields.deletedQuestion}
        </option>
      )}
      {offered.map((question) => (
        <option key={question.id} value={question.id}>
          {toLabel(question)}
        </option>
      ))}
    </>
  )

  /** Adds the number where several questions have the same text. */
  function toLabel(question: Question): string {
    const isAlone = questions.every((other) => other === question || other.question !== question.question)
    return isAlone
      ? question.question
      : say(t.fields.numberedQuestion, { question: question.question, number: questions.indexOf(question) + 1 })
  }
}
