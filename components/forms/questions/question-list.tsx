import { memo, useMemo } from 'react'
import { beginsPage, MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { SortableList } from '../sortable/sortable-list'
import { QuestionCard } from './question-card'
import type { QuestionEdits } from './use-question-edits'
import { useQuestionOrder } from './use-question-order'

type QuestionListProps = {
  questions: readonly Question[]
  selectedId: string | null
  edits: QuestionEdits
  onSelect: (id: string) => void
  onDelete: (id: string) => void
  /** Inserts a question behind this many. */
  onInsert: (place: number) => void
  /** The settings of the selected question, where they are part of the list. */
  children?: React.ReactNode
}

export const QuestionList = memo(function QuestionList(props: QuestionListProps) {
  const { questions, selectedId, edits, onSelect, onDelete, onInsert, children } = props
  const { ordered, move } = useQuestionOrder(edits, questions)
  const itemIds = useMemo(() => ordered.map(({ id }) => id), [ordered])
  const pages = useMemo(() => pagesOf(ordered), [ordered])
  const isFull = ordered.length >= MAX_QUESTIONS
  return (
    <SortableList
      id="questions"
      itemIds={itemIds}
      nameOf={(wanted) => ordered.find(({ id }) => id === wanted)?.question ?? ''}
      onMove={move}
    >
      <ol className="@container">
        {ordered.map((question, index) => {
          const isSelected = question.id === selectedId
          return (
            <QuestionCard
              key={question.id}
              question={question}
              index={index}
              isLast={index === ordered.length - 1}
              page={pages.get(question.id)}
              isFull={isFull}
              isSelected={isSelected}
              edits={edits}
              onSelect={onSelect}
              onDelete={onDelete}
              onMove={move}
              onInsert={onInsert}
            >
              {isSelected ? children : undefined}
            </QuestionCard>
          )
        })}
      </ol>
    </SortableList>
  )
})

/** The numbers of the pages after the first, by the question that begins them. */
function pagesOf(questions: readonly Question[]): Map<string, number> {
  const breaks = questions.filter(({ questionType }) => beginsPage(questionType))
  return new Map(breaks.map(({ id }, index) => [id, index + 2]))
}
