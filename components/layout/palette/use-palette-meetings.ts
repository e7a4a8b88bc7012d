import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useClock } from '@/components/layout/use-clock'
import { useMay } from '@/components/ui/team'
import { useFoundMeetings, useUpNext } from '@/lib/client/meeting-lists'
import { meetingName } from '@/lib/meetings/meeting-name'
import { stateOf } from '@/lib/meetings/meeting-state'
import type { ListedMeeting, Meeting } from '@/lib/meetings/schema'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { dateAndTime } from '@/lib/time/joined-words'
import { useTexts } from '@/messages/react/texts-provider'
import type { Entry, Go } from './entry'

/** A single letter would find nearly everything. */
const SHORTEST = 2
const SHOWN = 5

/** The next meetings, or those to come that match what is typed. `q`: once typing has paused. */
export function usePaletteMeetings(q: string, go: Go): Entry[] {
  const words = useTexts('meetings')
  const { t: life } = useTexts('bookingLife')
  const clock = useClock()
  const [from] = useState(() => new Date().toISOString())
  const isAllowed = useMay()('meetings:read')
  const isSearch = isAllowed && q.length >= SHORTEST
  const next = useUpNext(isAllowed)
  const found = useFoundMeetings(isSearch ? { q, from, order: 'asc' } : null)
  const meetings = (isSearch ? found.data : next.data?.meetings) ?? []
  return meetings.slice(0, SHOWN).map((meeting) => ({
    id: `meeting-${meeting.id}`,
    group: 'meetings',
    label: meetingName(meeting, words),
    // The server has found it by one of these, or by the name of its place.
    keywords: [...meeting.attendees, ...(isSearch ? [q] : [])],
    note: noteOf(meeting),
    icon: CalendarCheck,
    run: go(`/meetings?meeting=${meeting.id}`),
  }))

  /** The start, and the state of a meeting that is not confirmed. */
  function noteOf(meeting: Meeting | ListedMeeting): string | undefined {
    const state = stateOf(meeting)
    const start = clock ? writeStart(Date.parse(meeting.startTime)) : ''
    return [start, state === 'confirmed' ? '' : life.states[state]].filter(Boolean).join(' · ') || undefined
  }

  function writeStart(startMs: number): string {
    if (!clock) return ''
    const { timezone, dateFormat, timeFormat } = clock
    return dateAndTime(
      formatDate(startMs, timezone, dateFormat, words.locale),
      formatTime(startMs, timezone, timeFormat, words.locale),
      words.locale,
    )
  }
}
