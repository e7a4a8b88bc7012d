import type { Question } from '@/lib/vocabulary/forms/question'
import { SortableList } from '../sortable/sortable-list'
import { QuestionCard } from './question-card'
import { useQuestionOrder } from './use-question-order'

type QuestionListProps = {
  formId: string
  questions: readonly Question[]
  onEdit: (question: Question) => void
  onDelete: (question: Question) => void
}

export function QuestionList({ formId, questions, onEdit, onDelete }: QuestionListProps) {
  const { ordered, move } = useQuestionOrder(formId, questions)
  return (
    <SortableList
      id="questions"
      itemIds={ordered.map(({ id }) => id)}
      nameOf={(wanted) => ordered.find(({ id }) => id === wanted)?.question ?? ''}
      onMove={(from, to) => void move(from, to)}
    >
      <ol className="grid gap-3">
        {ordered.map((question, index) => (
          <QuestionCard
            key={question.id}
            formId={formId}
            question={question}
            index={index}
            count={ordered.length}
            onEdit={() => onEdit(question)}
            onDelete={() => onDelete(question)}
            onMove={(to) => void move(index, to)}
          />
        ))}
      </ol>
    </SortableList>
  )
}
