import { type FormEvent, type ReactNode, useState } from 'react'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { footStyles } from '@/components/ui/dialog-styles'
import { Textarea } from '@/components/ui/textarea'
import { MAX_MESSAGE } from '@/lib/shared/text/text'

type MessageDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  label: string
  hint: string
  keep: string
  confirm: string
  variant?: 'default' | 'destructive'
  maxLength?: number
  isPending: boolean
  /** It cannot be confirmed now. */
  isBarred?: boolean
  /** Gets the message without spaces around it. */
  onConfirm: (message: string) => void
  children?: ReactNode
}

/** Asks before an act that somebody is told of, with a message to them. Typed text stays when the call fails or the dialog is closed. */
export function MessageDialog({ open, onClose, isPending, onConfirm, ...props }: MessageDialogProps) {
  const [message, setMessage] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !props.isBarred) onConfirm(message.trim())
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={props.title} description={props.text} className="scroll-pb-28">
        <form noValidate className="grid gap-5" onSubmit={submit}>
          {props.children}
          <Field label={props.label} hint={props.hint}>
            {(control) => (
              <Textarea
                {...control}
                value={message}
                maxLength={props.maxLength ?? MAX_MESSAGE}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <div data-sheet-footer className={cn(footStyles, 'mt-0 max-sm:*:flex-1 sm:justify-end')}>
            <Button variant="outline" onClick={onClose}>
              {props.keep}
            </Button>
            <Button
              type="submit"
              variant={props.variant ?? 'destructive'}
              pending={isPending}
              disabled={props.isBarred}
            >
              {props.confirm}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
