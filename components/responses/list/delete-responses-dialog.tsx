import { countOf } from '@/components/forms/count-of'
import { focusHeading } from '@/components/layout/heading-focus'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteResponses } from '@/lib/client/form-responses'

type DialogProps = {
  formId: string
  ids: readonly string[]
  open: boolean
  onClose: () => void
  /** What is shown may no longer be what there is. */
  onFailed: () => void
}

export function DeleteResponsesDialog({ formId, ids, open, onClose, onFailed }: DialogProps) {
  const remove = useDeleteResponses(formId)
  const things = countOf(ids.length, 'response')

  async function confirm() {
    try {
      await remove.mutateAsync([...ids])
      onClose()
      toast({ title: `${things} deleted` })
    } catch (error) {
      onClose()
      onFailed()
      toastFailure(error, 'Delete error')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${things}?`}
      description="The answers are gone for good. This cannot be undone."
      confirmLabel="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => void confirm()}
      onGone={focusHeading}
    />
  )
}
