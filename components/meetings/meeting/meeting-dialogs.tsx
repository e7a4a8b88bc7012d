import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { CancelBookingDialog } from './cancel-booking-dialog'
import { DeleteMeetingDialog } from './delete-meeting-dialog'

type Question = 'delete' | 'cancel'
type Ask = (question: Question, meeting: ListedMeeting) => void

const AskContext = createContext<Ask>(() => undefined)

/** Opens the question before a meeting is deleted or a booking cancelled. */
export function useMeetingDialogs(): Ask {
  return use(AskContext)
}

/** Holds one dialog of each kind for all rows, since there may be thousands. */
export function MeetingDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; meeting: ListedMeeting; isOpen: boolean } | null>(null)
  const ask = useCallback<Ask>((question, meeting) => setAsked({ question, meeting, isOpen: true }), [])
  const close = () => setAsked((last) => last && { ...last, isOpen: false })
  return (
    <AskContext value={ask}>
      {children}
      {asked?.question === 'delete' && (
        <DeleteMeetingDialog key={asked.meeting.id} meeting={asked.meeting} open={asked.isOpen} onClose={close} />
      )}
      {asked?.question === 'cancel' && (
        <CancelBookingDialog key={asked.meeting.id} meeting={asked.meeting} open={asked.isOpen} onClose={close} />
      )}
    </AskContext>
  )
}
