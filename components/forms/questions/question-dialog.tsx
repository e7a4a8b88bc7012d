import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { useCloseGuard } from '../../fields/use-close-guard'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog, DialogContent } from '../../ui/dialog'
import type { FormLanguages } from '../form-languages'
import { isSomethingDragged } from '../sortable/use-sortable-item'
import { QuestionForm } from './question-form'

type QuestionDialogProps = {
  formId: string
  question: Question
  languages: FormLanguages
  isNew: boolean
  onClose: () => void
  /** Called in place of `onClose` once the question is saved and another is wanted. */
  onAddAnother?: () => void
  /** Called after the dialog has left the screen, to move the focus. */
  onClosed: () => void
}

/** Asks before it discards changes, and stays open while the question is saved. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { formId, question, languages, isNew, onClose, onAddAnother, onClosed } = props
  const { t } = useTexts('questions')
  const { keepStatus, close, requestClose, discard } = useCloseGuard(onClose)

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && requestClose()}>
      <DialogContent
        title={t.dialog.title}
        description={t.kinds[question.questionType].label}
        className="max-w-xl max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:rounded-none max-sm:border-0 max-sm:[--edge:1rem]"
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
          languages={languages}
          onStatus={keepStatus}
          onSaved={close}
          onSavedForNext={onAddAnother}
          onCancel={requestClose}
        />
        <ConfirmDialog
          {...discard}
          title={t.discard.title}
          description={t.discard.text}
          confirmLabel={t.discard.confirm}
          destructive
        />
      </DialogContent>
    </Dialog>
  )
}

/** Selects the text of a new question, so that typing replaces it. */
function focusQuestion(dialog: EventTarget | null, isNew: boolean) {
  const field = dialog instanceof Element ? dialog.querySelector('textarea') : null
  field?.focus()
  if (isNew) field?.select()
}
