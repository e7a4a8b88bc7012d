import { ListPlus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Question } from '@/lib/vocabulary/forms/question'
import { MAX_QUESTIONS } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { moveFocus } from '../../ui/move-focus'
import { useHydrated } from '../../ui/use-hydrated'
import type { PanelProps } from '../panel-props'
import { DeleteQuestionDialog } from './delete-question-dialog'
import { QuestionDialog } from './question-dialog'
import { QuestionList } from './question-list'
import { TypePicker } from './type-picker'

type Opened =
  | { kind: 'picker' }
  | { kind: 'edit'; question: Question; isNew: boolean }
  | { kind: 'delete'; question: Question }

export function QuestionsPanel({ form, questions }: PanelProps) {
  const { t, say } = useTexts('questions')
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useRef(opened)
  latest.current = opened
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(null)

  /** Focuses the edit button of the question, or the button that adds one. */
  function focusAfter(target: string | null) {
    const findEdit = () => target && document.querySelector<HTMLElement>(`[data-edit-question="${target}"]`)
    moveFocus(() => findEdit() || addButton.current)
  }

  const add = (
    <Button
      ref={addButton}
      disabled={!isHydrated || questions.length >= MAX_QUESTIONS}
      onClick={() => setOpened({ kind: 'picker' })}
    >
      <Plus aria-hidden="true" className="size-4" />
      {t.add}
    </Button>
  )

  return (
    <div className="min-w-0 max-w-3xl flex-1">
      {questions.length === 0 ? (
        <EmptyState icon={ListPlus} title={t.empty.title} text={t.empty.text}>
          {add}
        </EmptyState>
      ) : (
        <>
          <QuestionList
            formId={form.id}
            questions={questions}
            onEdit={(question) => setOpened({ kind: 'edit', question, isNew: false })}
            onDelete={(question) => setOpened({ kind: 'delete', question })}
          />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {add}
            {questions.length >= MAX_QUESTIONS && (
              <p className="text-muted-foreground text-sm">{say(t.full, { max: MAX_QUESTIONS })}</p>
            )}
          </div>
        </>
      )}
      <TypePicker
        formId={form.id}
        questionCount={questions.length}
        open={opened?.kind === 'picker'}
        onClose={close}
        onAdded={(question) => setOpened({ kind: 'edit', question, isNew: true })}
      />
      {opened?.kind === 'edit' && (
        <QuestionDialog
          key={opened.question.id}
          formId={form.id}
          question={opened.question}
          isNew={opened.isNew}
          onClose={close}
          onAddAnother={questions.length < MAX_QUESTIONS ? () => setOpened({ kind: 'picker' }) : undefined}
          onClosed={() => latest.current?.kind !== 'picker' && focusAfter(opened.isNew ? null : opened.question.id)}
        />
      )}
      <DeleteQuestionDialog
        formId={form.id}
        question={opened?.kind === 'delete' ? opened.question : null}
        onClose={close}
        onDeleted={() => focusAfter(null)}
      />
    </div>
  )
}
