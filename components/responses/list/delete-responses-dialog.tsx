import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { focusHeading } from '@/components/ui/move-focus'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteResponses } from '@/lib/client/form-responses'
import { useTexts } from '@/messages/react/texts-provider'

type DialogProps = {
  formId: string
  ids: readonly string[]
  open: boolean
  onClose: () => void
  /** The shown list may be outdated. */
  onFailed: () => void
}

export function DeleteResponsesDialog({ formId, ids, open, onClose, onFailed }: DialogProps) {
  const {
    say,
    t: { delete: t },
  } = useTexts('responses')
  const toastFailure = useToastFailure()
  const remove = useDeleteResponses(formId)
  const count = ids.length

  async function confirm() {
    try {
      await remove.mutateAsync([...ids])
      onClose()
      toast({ title: say(t.done, { count }) })
      // The button of the selection is about to go.
      focusHeading()
    } catch (error) {
      onClose()
      onFailed()
      toastFailure(error, t.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(t.titleMany, { count })}
      description={t.text}
      confirmLabel={t.confirm}
      destructive
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
