import { textLink } from '@/components/ui/link-styles'
import { type ManagedBooking, refusalAt } from '@/lib/meetings/visitor/managed-booking'
import { policyWords } from '@/lib/meetings/visitor/policy-words'
import { sayNodes } from '@/messages/react/say-nodes'
import type { PartTexts } from '@/messages/texts'

type Props = { booking: ManagedBooking; now: Date; texts: PartTexts<'changePolicy'> }

/** The time in which the booking can be changed here; if it cannot, the host's address is the way out. */
export function ChangePolicy({ booking, now, texts }: Props) {
  const { t, locale } = texts
  const { ownerName: host, ownerEmail: email } = booking
  const isRefused = [refusalAt('move', booking, now), refusalAt('cancel', booking, now)].some(Boolean)
  return (
    <section aria-label={t.title} className="mt-4 grid gap-1 text-muted-foreground text-sm">
      {policyWords(booking, now, texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isRefused && (
        <p className="wrap-anywhere">
          {sayNodes(locale, t.contact, {
            host,
            email,
            mail: (words) => (
              <a href={`mailto:${email}`} className={textLink}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  )
}
