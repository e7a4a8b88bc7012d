import { CalendarCheck } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { BookedMeeting } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'

const WORDS = { pending: 'bookedForPending', confirmed: 'bookedFor', cancelled: 'bookedForCancelled' } as const

function wordsOf({ isFollowUp, status }: BookedMeeting) {
  return isFollowUp ? 'followsUp' : WORDS[status]
}

/** The meeting of a response, if any. */
export function BookedFor({ booking, clock }: { booking: BookedMeeting | undefined; clock: Clock | null }) {
  const { t, locale } = useTexts('responses')
  if (!booking) return null
  return (
    <p className="mb-5 flex items-start gap-2 rounded-xl bg-primary-soft px-4 py-3 text-primary-soft-foreground text-sm">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {sayNodes(locale, t.detail[wordsOf(booking)], {
          title: booking.title,
          time: <Moment instant={booking.startTime} clock={clock} />,
          link: (words) => (
            <Link
              href={`/meetings?meeting=${booking.meetingId}`}
              prefetch={false}
              className="font-medium underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
