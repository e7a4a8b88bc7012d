import { useState } from 'react'
import { useClock } from '@/components/layout/use-clock'
import { toast } from '@/components/ui/use-toast'
import { useMoveBooking } from '@/lib/client/meeting-life'
import { meetingName } from '@/lib/meetings/meeting-name'
import { movedTimes } from '@/lib/meetings/move-form'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import { toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MessageDialog } from '../life/message-dialog'
import { MoveTimes } from '../life/move-times'
import { useMoveWords } from '../life/use-move-words'
import { focusRow } from './focus-after-removal'

type MoveDialogProps = {
  meeting: ListedMeeting
  /** The day that it was dragged to. */
  date: CalendarDate | undefined
  open: boolean
  onClose: () => void
}

/** Asks for a booking's new time. Whatever was typed stays when the move is refused. */
export function MoveDialog(props: MoveDialogProps) {
  const clock = useClock()
  return clock && <MoveForm {...props} clock={clock} />
}

function MoveForm({ meeting, date, clock, open, onClose }: MoveDialogProps & { clock: Clock }) {
  const words = useTexts('meetings')
  const {
    t: { moving: t },
    say,
  } = useTexts('bookingLife')
  const move = useMoveBooking(meeting.id)
  /** The time that the owner sees; a refusal may tell another one. */
  const [present, setPresent] = useState({ startTime: meeting.startTime, endTime: meeting.endTime })
  const [wall, setWall] = useState(() => {
    const now = toWallClock(Date.parse(meeting.startTime), clock.timezone)
    return date ? { ...now, date } : now
  })
  const [failure, setFailure] = useState('')
  /** The conflict in the calendars at the typed time. While it is shown, the next confirmation skips the calendars. */
  const [warning, setWarning] = useState('')
  const { tell, presentTimes, isOfCalendars } = useMoveWords(clock)
  const times = movedTimes(present, wall, clock.timezone)
  const attendee = meeting.attendees[0] ?? words.t.cancelBooking.attendee

  async function confirm(reason: string) {
    if (!times) return setFailure(t.unreadable)
    if (times.startTime === present.startTime) return setFailure(t.same)
    if (Date.parse(times.startTime) <= Date.now()) return setFailure(t.past)
    setFailure('')
    try {
      await move.mutateAsync({
        startTime: times.startTime,
        from: present.startTime,
        ...(reason && { reason }),
        ...(!warning && { checkCalendars: true }),
      })
      onClose()
      toast({ title: t.done, description: say(words.t.cancelBooking.doneText, { attendee }) })
      focusRow(meeting.id)
    } catch (error) {
      if (isOfCalendars(error)) return setWarning(tell(error))
      setFailure(tell(error))
      setPresent((last) => presentTimes(error) ?? last)
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
      confirm={warning ? t.anyway : t.confirm}
      variant="default"
      isPending={move.isPending}
      onConfirm={(message) => void confirm(message)}
    >
      <MoveTimes
        {...{ present, times, wall, clock, failure, warning }}
        meetingId={meeting.id}
        onChange={(next) => {
          setWall(next)
          setFailure('')
          setWarning('')
        }}
      />
    </MessageDialog>
  )
}
