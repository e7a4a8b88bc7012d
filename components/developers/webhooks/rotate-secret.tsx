import { useState } from 'react'
import { useRotateWebhook } from '@/lib/client/webhooks'
import type { WebhookEndpoint } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog, DialogContent } from '../../ui/dialog'
import { useToastFailure } from '../../ui/toast-failure'
import { ShownSecret } from './shown-secret'

type RotateSecretProps = { open: boolean; endpoint: WebhookEndpoint; onClose: () => void }

/** Asks first, then shows the new secret this once. */
export function RotateSecret({ open, endpoint, onClose }: RotateSecretProps) {
  const { t, say } = useTexts('webhooks')
  const toastFailure = useToastFailure()
  const rotate = useRotateWebhook(endpoint.id)
  const [secret, setSecret] = useState<string | null>(null)

  function close() {
    setSecret(null)
    onClose()
  }

  async function confirm() {
    try {
      setSecret((await rotate.mutateAsync()).secret)
    } catch (error) {
      toastFailure(error, t.rotate.failed)
      onClose()
    }
  }

  return (
    <>
      <ConfirmDialog
        open={open && secret === null}
        onOpenChange={(isOpen) => !isOpen && !rotate.isPending && onClose()}
        title={t.rotate.title}
        description={say(t.rotate.text, { url: endpoint.url })}
        confirmLabel={t.rotate.confirm}
        pending={rotate.isPending}
        onConfirm={() => void confirm()}
      />
      <Dialog open={secret !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent title={t.secret.title} description={t.rotate.done} className="max-w-xl">
          {secret && <ShownSecret secret={secret} onDone={close} />}
        </DialogContent>
      </Dialog>
    </>
  )
}
