import { CalendarCheck } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { BookedMeeting } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'

const WORDS = { pending: 'atPending', confirmed: 'at', cancelled: 'atCancelled' } as const

function wordsOf({ isFollowUp, status }: BookedMeeting) {
  return isFollowUp ? 'after' : WORDS[status]
}

/** The booked meeting of a response, in its row of the list. */
export function BookedMark({ booking, clock }: { booking: BookedMeeting | undefined; clock: Clock | null }) {
  const { t, locale } = useTexts('responses')
  if (!booking) return null
  return (
    <Link
      href={`/meetings?meeting=${booking.meetingId}`}
      prefetch={false}
      className="relative z-1 flex w-fit max-w-full min-w-0 items-center gap-1.5 text-muted-foreground text-xs underline decoration-input underline-offset-4 hover:text-foreground pointer-coarse:min-h-11"
    >
      <CalendarCheck aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0">
        {sayNodes(locale, t.booked[wordsOf(booking)], {
          time: <Moment instant={booking.startTime} clock={clock} />,
        })}
      </span>
    </Link>
  )
}
