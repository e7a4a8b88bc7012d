import { useState } from 'react'
import type { CreatedApiKey } from '@/lib/api-keys/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../../ui/dialog'
import { MadeKey } from './made-key'
import { NewKeyForm } from './new-key-form'

/** Asks for what the key may do, then shows the key this once. */
export function NewKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { create, made } = useTexts('apiKeys').t
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  function close() {
    setCreated(null)
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title={created ? made.title : create.title}
        description={created ? made.text : create.text}
        className="max-w-xl"
        // A press beside the dialog must not lose the key.
        {...(created && { onInteractOutside: (event) => event.preventDefault() })}
      >
        {created ? (
          <MadeKey created={created} onDone={close} />
        ) : (
          <NewKeyForm onCreated={setCreated} onCancel={close} />
        )}
      </DialogContent>
    </Dialog>
  )
}
