import { useCallback, useRef, useState } from 'react'
import type { Question } from '@/lib/vocabulary/question'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog, DialogContent } from '../../ui/dialog'
import { isSomethingDragged } from '../sortable/use-sortable-item'
import { type FormStatus, QuestionForm } from './question-form'
import { QUESTION_KINDS } from './question-kinds'

type QuestionDialogProps = {
  formId: string
  question: Question
  isNew: boolean
  onClose: () => void
  /** The dialog has left the screen: says where the focus goes. */
  onClosed: () => void
}

/** Asks before it throws away what was typed, and stays while the question is saved. */
export function QuestionDialog({ formId, question, isNew, onClose, onClosed }: QuestionDialogProps) {
  const status = useRef<FormStatus>({ isDirty: false, isSaving: false })
  const [isAsking, setAsking] = useState(false)
  const keepStatus = useCallback((next: FormStatus) => {
    status.current = next
  }, [])

  function requestClose() {
    if (status.current.isSaving) return
    if (status.current.isDirty) setAsking(true)
    else onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && requestClose()}>
      <DialogContent
        title="Edit Question"
        description={QUESTION_KINDS[question.questionType].label}
        className="max-w-xl max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:rounded-none max-sm:border-0 max-sm:p-4"
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          focusQuestion(event.target, isNew)
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
        onEscapeKeyDown={(event) => isSomethingDragged() && event.preventDefault()}
      >
        <QuestionForm
          formId={formId}
          question={question}
          onStatus={keepStatus}
          onSaved={onClose}
          onCancel={requestClose}
        />
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Discard your changes?"
          description="What you have typed will be lost."
          confirmLabel="Discard"
          destructive
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}

/** What nobody has written yet is selected, so that typing takes its place. */
function focusQuestion(dialog: EventTarget | null, isNew: boolean) {
  const field = dialog instanceof Element ? dialog.querySelector('textarea') : null
  field?.focus()
  if (isNew) field?.select()
}
