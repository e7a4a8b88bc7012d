import { type FormEvent, useState } from 'react'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useCancelMeeting } from '@/lib/client/meetings'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { focusRow } from './focus-after-removal'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

/** What was typed stays when the call fails, and when the dialog is closed by mistake. */
export function CancelBookingDialog({ meeting, open, onClose }: DialogProps) {
  const [message, setMessage] = useState('')
  const cancel = useCancelMeeting()
  const attendee = meeting.attendees[0] ?? 'The attendee'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (cancel.isPending) return
    try {
      await cancel.mutateAsync({ id: meeting.id, message: message.trim() })
      onClose()
      toast({ title: 'Booking cancelled', description: `${attendee} is told by mail.` })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, 'Failed to cancel booking')
    }
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Cancel “${meeting.title}”?`}
        description={`${attendee} is told by mail that it will not take place, and the slot is free again.`}
      >
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <Field label="Message" hint="Optional. It stands in the mail.">
            {(control) => (
              <Textarea
                {...control}
                value={message}
                maxLength={5000}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={onClose}>
              Keep booking
            </Button>
            <Button type="submit" variant="destructive" pending={cancel.isPending}>
              Cancel booking
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
