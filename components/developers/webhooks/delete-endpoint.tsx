import { useDeleteWebhook } from '@/lib/client/webhooks'
import type { WebhookEndpoint } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useToastFailure } from '../../ui/toast-failure'
import { toast } from '../../ui/use-toast'

type DeleteEndpointProps = { open: boolean; endpoint: WebhookEndpoint; onClose: () => void; onDeleted: () => void }

export function DeleteEndpoint({ open, endpoint, onClose, onDeleted }: DeleteEndpointProps) {
  const { t, say } = useTexts('webhooks')
  const toastFailure = useToastFailure()
  const remove = useDeleteWebhook(endpoint.id)

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: t.delete.done })
      onDeleted()
    } catch (error) {
      toastFailure(error, t.delete.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.delete.title}
      description={say(t.delete.text, { url: endpoint.url })}
      confirmLabel={t.delete.confirm}
      destructive
      onConfirm={() => void confirm()}
    />
  )
}
