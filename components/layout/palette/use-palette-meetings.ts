import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useClock } from '@/components/layout/use-clock'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { useFoundMeetings, useUpNext } from '@/lib/client/meeting-lists'
import { meetingName } from '@/lib/meetings/meeting-name'
import { formatDate, formatTime } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'
import type { Entry, Go } from './entry'

const TYPING_PAUSE_MS = 200
/** A single letter would find nearly everything. */
const SHORTEST = 2
const SHOWN = 5

/** The next meetings, or those to come that match what is typed. */
export function usePaletteMeetings(typed: string, go: Go): Entry[] {
  const words = useTexts('meetings')
  const clock = useClock()
  const [from] = useState(() => new Date().toISOString())
  const q = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const isSearch = q.length >= SHORTEST
  const next = useUpNext()
  const found = useFoundMeetings(isSearch ? { q, from, order: 'asc' } : null)
  const meetings = (isSearch ? found.data : next.data?.meetings) ?? []
  return meetings.slice(0, SHOWN).map((meeting) => ({
    id: `meeting-${meeting.id}`,
    group: 'meetings',
    label: meetingName(meeting, words),
    // The server has found it by one of these, or by the name of its place.
    keywords: [...meeting.attendees, ...(isSearch ? [q] : [])],
    note: clock ? writeStart(Date.parse(meeting.startTime)) : undefined,
    icon: CalendarCheck,
    run: go(`/meetings?meeting=${meeting.id}`),
  }))

  function writeStart(startMs: number): string {
    if (!clock) return ''
    const { timezone, dateFormat, timeFormat } = clock
    return `${formatDate(startMs, timezone, dateFormat, words.locale)}, ${formatTime(startMs, timezone, timeFormat, words.locale)}`
  }
}
