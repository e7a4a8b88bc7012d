import { useDeleteForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/use-toast'
import { countOf } from '../count-of'
import { FAILURES, toastFailure } from '../failure'

type DialogProps = { form: Form; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteFormDialog({ form, open, onOpenChange }: DialogProps) {
  const remove = useDeleteForm(form.id)

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: 'Form deleted' })
      // Its row is gone, and the focus with it.
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      toastFailure(error, FAILURES.delete)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${form.title}”?`}
      description={lossText(form)}
      confirmLabel="Delete"
      destructive
      onConfirm={() => void confirm()}
    />
  )
}

/** What goes with the form. */
function lossText({ questionCount, responseCount }: Form): string {
  const questions = countOf(questionCount, 'question')
  if (responseCount === 0) return `Its ${questions} will be deleted. It has no responses. This cannot be undone.`
  return `Its ${questions} and ${countOf(responseCount, 'response')} will be deleted. This cannot be undone.`
}
