import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'
import { PersonIcon } from '../shared/fact-icons'
import { Fact, FactList } from '../shared/fact-list'
import { isFramed } from '../shared/is-framed'
import type { RememberedBooking } from '../shared/remembered-booking'
import { outlineButton } from '../shared/styles'
import { AddToCalendar } from '../success/add-to-calendar'
import { BookedFacts, Scheduled } from '../success/confirmation'

type Props = { facts: SuccessFacts; booked: RememberedBooking; timeFormat: TimeFormat }

/** The booking that was made with the answers, below the thanks for them. */
export function BookedNote({ facts, booked, timeFormat }: Props) {
  const { t, say } = useTexts('success')
  return (
    <section className="mx-auto w-full max-w-md px-5 pb-12">
      <div className="text-center">
        <h2 className="text-balance font-semibold text-lg tracking-tight">
          {facts.until ? t.request.heading : t.heading}
        </h2>
        <Scheduled facts={facts} booked={booked} timeFormat={timeFormat} />
      </div>
      <FactList>
        <Fact
          icon={<PersonIcon />}
          name={t.meeting}
          value={booked.title}
          {...(booked.titleLang && { lang: booked.titleLang })}
          note={say(t.withHost, { host: booked.host.name })}
        />
        <BookedFacts facts={facts} booked={booked} timeFormat={timeFormat} />
      </FactList>
      <div className="mt-6 grid gap-2">
        {!facts.until && <AddToCalendar facts={facts} booked={booked} />}
        {booked.guest && (
          <a
            href={booked.guest.managePath}
            target={isFramed() ? '_blank' : undefined}
            rel="noopener"
            className={outlineButton}
          >
            {t.manage}
          </a>
        )}
      </div>
    </section>
  )
}
