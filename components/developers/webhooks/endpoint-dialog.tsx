import { useState } from 'react'
import { useCreateWebhook, useUpdateWebhook } from '@/lib/client/webhooks'
import type { WebhookEndpoint, WebhookEndpointInput } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../../ui/dialog'
import { EndpointForm } from './endpoint-form'
import { ShownSecret } from './shown-secret'

type EndpointDialogProps = { open: boolean; endpoint?: WebhookEndpoint; onClose: () => void }

/** Asks for an endpoint, or changes one. The secret of a new one is shown this once. */
export function EndpointDialog({ open, endpoint, onClose }: EndpointDialogProps) {
  const { create, edit, secret: words } = useTexts('webhooks').t
  const [secret, setSecret] = useState<string | null>(null)
  const make = useCreateWebhook()
  const update = useUpdateWebhook(endpoint?.id ?? '')
  const form = endpoint ? edit : create

  function close() {
    setSecret(null)
    onClose()
  }

  async function save(input: WebhookEndpointInput) {
    if (!endpoint) return setSecret((await make.mutateAsync(input)).secret)
    await update.mutateAsync(input)
    close()
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title={secret ? words.title : form.title}
        description={secret ? words.text : form.text}
        className="max-w-xl"
      >
        {secret ? (
          <ShownSecret secret={secret} onDone={close} />
        ) : (
          <EndpointForm endpoint={endpoint} submitLabel={form.submit} onSave={save} onCancel={close} />
        )}
      </DialogContent>
    </Dialog>
  )
}
