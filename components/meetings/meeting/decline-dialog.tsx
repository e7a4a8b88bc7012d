import { useState } from 'react'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeclineRequest } from '@/lib/client/meeting-life'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { prepareFocusAfterDecision } from '../life/focus-after-decision'
import { MessageDialog } from '../life/message-dialog'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

export function DeclineDialog({ meeting, open, onClose }: DialogProps) {
  const words = useTexts('meetings')
  const { say, t: life } = useTexts('bookingLife')
  const t = { ...life.declining, ...(meeting.booking?.moveRequest && life.moveRequest.declining) }
  const toastFailure = useToastFailure()
  const decline = useDeclineRequest()
  // Taken while the button that opened the dialog still has the focus.
  const [focusNext] = useState(() => prepareFocusAfterDecision(meeting.id))
  const attendee = meeting.attendees[0] ?? words.t.cancelBooking.attendee

  async function confirm(message: string) {
    try {
      await decline.mutateAsync({ id: meeting.id, message })
      onClose()
      toast({ title: t.done, description: say(words.t.cancelBooking.doneText, { attendee }) })
      focusNext()
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <MessageDialog
      {...{ open, onClose }}
      title={say(t.title, { title: meetingName(meeting, words) })}
      text={say(t.text, { attendee })}
      label={words.t.cancelBooking.message}
      hint={words.t.cancelBooking.messageHint}
      keep={t.keep}
      confirm={t.confirm}
      isPending={decline.isPending}
      onConfirm={(message) => void confirm(message)}
    />
  )
}
