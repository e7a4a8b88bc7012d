import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useCancelMeeting } from '@/lib/client/meetings'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { MessageDialog } from '../life/message-dialog'
import { focusRow } from './focus-after-removal'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

export function CancelBookingDialog({ meeting, open, onClose }: DialogProps) {
  const words = useTexts('meetings')
  const {
    say,
    t: { cancelBooking: t },
  } = words
  const toastFailure = useToastFailure()
  const cancel = useCancelMeeting()
  const attendee = meeting.attendees[0] ?? t.attendee

  async function confirm(message: string) {
    try {
      await cancel.mutateAsync({ id: meeting.id, message })
      onClose()
      toast({ title: t.done, description: say(t.doneText, { attendee }) })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <MessageDialog
      {...{ open, onClose }}
      title={say(t.title, { title: meetingName(meeting, words) })}
      text={say(t.text, { attendee })}
      label={t.message}
      hint={t.messageHint}
      keep={t.keep}
      confirm={t.confirm}
      isPending={cancel.isPending}
      onConfirm={(message) => void confirm(message)}
    />
  )
}
