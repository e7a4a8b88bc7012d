import { type FormEvent, useState } from 'react'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useCancelMeeting } from '@/lib/client/meetings'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { MAX_MESSAGE } from '@/lib/vocabulary/text/text'
import { useTexts } from '@/messages/react/texts-provider'
import { focusRow } from './focus-after-removal'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

/** Keeps the typed message when the call fails or the dialog is closed. */
export function CancelBookingDialog({ meeting, open, onClose }: DialogProps) {
  const words = useTexts('meetings')
  const {
    say,
    t: { cancelBooking: t },
  } = words
  const toastFailure = useToastFailure()
  const [message, setMessage] = useState('')
  const cancel = useCancelMeeting()
  const attendee = meeting.attendees[0] ?? t.guest

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (cancel.isPending) return
    try {
      await cancel.mutateAsync({ id: meeting.id, message: message.trim() })
      onClose()
      toast({ title: t.done, description: say(t.doneText, { attendee }) })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={say(t.title, { title: meetingName(meeting, words) })}
        description={say(t.text, { attendee })}
      >
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <Field label={t.message} hint={t.messageHint}>
            {(control) => (
              <Textarea
                {...control}
                value={message}
                maxLength={MAX_MESSAGE}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={onClose}>
              {t.keep}
            </Button>
            <Button type="submit" variant="destructive" pending={cancel.isPending}>
              {t.confirm}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
