import type { Question } from '@/lib/vocabulary/question'

type QuestionOptionsProps = {
  /** All of the form. */
  questions: readonly Question[]
  offered: readonly Question[]
  /** Shown even where it is not offered: nothing that is stored is changed by looking at it. */
  chosen: string
  placeholder?: string
}

export function QuestionOptions({ questions, offered, chosen, placeholder }: QuestionOptionsProps) {
  const isOffered = offered.some(({ id }) => id === chosen)
  const other = questions.find(({ id }) => id === chosen)
  return (
    <>
      {!isOffered && (
        <option value={chosen} disabled>
          {chosen === '' ? (placeholder ?? 'Choose a question') : (other && toLabel(other)) || 'A deleted question'}
        </option>
      )}
      {offered.map((question) => (
        <option key={question.id} value={question.id}>
          {toLabel(question)}
        </option>
      ))}
    </>
  )

  /** Questions of the same text are told apart by their numbers. */
  function toLabel(question: Question): string {
    const isAlone = questions.every((other) => other === question || other.question !== question.question)
    return isAlone ? question.question : `${question.question} (question ${questions.indexOf(question) + 1})`
  }
}
