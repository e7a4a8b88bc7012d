import dynamic from 'next/dynamic'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { CancelBookingDialog } from './cancel-booking-dialog'
import { DeclineDialog } from './decline-dialog'
import { DeleteMeetingDialog } from './delete-meeting-dialog'
import { MoveDialog } from './move-dialog'

/** Only bookings of teams have hosts. */
const HandOverDialog = dynamic(() => import('./hand-over-dialog').then((module) => module.HandOverDialog), {
  ssr: false,
})

type Question = 'delete' | 'cancel' | 'decline' | 'move' | 'handOver'
/** `date` is the day that a booking was dragged to. */
type Ask = (question: Question, meeting: ListedMeeting, date?: CalendarDate) => void
type Asked = { question: Question; meeting: ListedMeeting; date?: CalendarDate; isOpen: boolean }

const AskContext = createContext<Ask>(() => undefined)
const AskingContext = createContext(false)

/** Opens the question before a meeting is deleted, or a booking cancelled, declined, moved or handed over. */
export function useMeetingDialogs(): Ask {
  return use(AskContext)
}

/** True while such a question is open: what it is asked from steps back, so that one dialog is seen. */
export function useIsAsking(): boolean {
  return use(AskingContext)
}

/** Holds one dialog of each kind for all rows, since there may be thousands. */
export function MeetingDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback<Ask>((question, meeting, date) => setAsked({ question, meeting, date, isOpen: true }), [])
  const close = () => setAsked((last) => last && { ...last, isOpen: false })

  function dialog({ question, meeting, date, isOpen }: Asked) {
    const props = { meeting, open: isOpen, onClose: close }
    if (question === 'delete') return <DeleteMeetingDialog key={meeting.id} {...props} />
    if (question === 'cancel') return <CancelBookingDialog key={meeting.id} {...props} />
    if (question === 'decline') return <DeclineDialog key={meeting.id} {...props} />
    if (question === 'handOver') return <HandOverDialog key={meeting.id} {...props} />
    // Its fields begin with the time that the booking has: a moved one begins anew.
    const key = [meeting.id, meeting.startTime, date].join(' ')
    return <MoveDialog key={key} {...props} date={date} />
  }

  return (
    <AskContext value={ask}>
      <AskingContext value={asked?.isOpen ?? false}>{children}</AskingContext>
      {asked && dialog(asked)}
    </AskContext>
  )
}
