import { MessagesSquare, UserRound } from 'lucide-react'
import { useClock } from '@/components/layout/use-clock'
import { useMay } from '@/components/ui/team'
import { useFoundPeople } from '@/lib/client/people'
import { MIN_TYPED } from '@/lib/people/schema'
import { formatDate } from '@/lib/scheduling/format-date'
import { respondentOf } from '@/lib/shared/forms/answer-text'
import { useTexts } from '@/messages/react/texts-provider'
import type { Entry, Go } from './entry'

/** Who booked, and the responses, under a name or an address. `q` is what is typed, once typing has paused. */
export function usePalettePeople(q: string, go: Go): Entry[] {
  const { anonymous } = useTexts('answers').t
  const { locale } = useTexts('palette')
  const clock = useClock()
  // No scope covers it: those who lead a team find people.
  const isSearch = useMay()(null) && q.length >= MIN_TYPED
  const { data } = useFoundPeople(isSearch ? q : null)
  if (!isSearch || !data) return []
  const dateOf = (iso: string) => clock && formatDate(Date.parse(iso), clock.timezone, clock.dateFormat, locale)
  // The server has found them by the name or the address.
  const found = (parts: (string | null)[]) => ({ keywords: [...parts.filter((part) => part !== null), q] })
  return [
    ...data.people.map(
      ({ name, email, meetingId }): Entry => ({
        ...found([email]),
        id: `person-${email}`,
        group: 'people',
        label: name,
        note: email,
        icon: UserRound,
        run: go(`/meetings?meeting=${meetingId}`),
      }),
    ),
    ...data.responses.map(
      ({ id, name, email, formTitle, at }): Entry => ({
        ...found([email]),
        id: `response-${id}`,
        group: 'responses',
        label: respondentOf({ respondentName: name, respondentEmail: email }, anonymous),
        note: [formTitle, dateOf(at)].filter(Boolean).join(' · '),
        icon: MessagesSquare,
        run: go(`/response/${id}`),
      }),
    ),
  ]
}
