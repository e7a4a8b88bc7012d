import { MadeWith } from '@/components/layout/made-with'
import type { PartTexts } from '@/messages/texts'
import { accentStyle } from '../shared/accent-style'
import { card, primaryButton } from '../shared/styles'
import type { HostedPage } from './bookable-page'
import { Booker } from './booker'
import { MeetingFacts } from './meeting-facts'

type Schedule = HostedPage & { description: string }

type Props = { schedule: Schedule; now: Date; texts: PartTexts<'booking'> }

export function BookingCard({ schedule, now, texts }: Props) {
  const { slug, title, duration, location, customLocation, timezone, ownerName, brand, form } = schedule
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10 embed:min-h-0 embed:max-w-none embed:bg-transparent embed:p-0">
      <main
        style={accentStyle(brand?.accent)}
        className={`${card} grid md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)_15.5rem]`}
      >
        <MeetingFacts page={schedule} now={now} texts={texts} />
        <Booker page={{ slug, title, duration, location, customLocation, timezone, ownerName, brand, form }} />
        <noscript className="border-t px-4 py-5 text-sm sm:px-6 md:col-span-full">
          <p>{texts.t.plain.note}</p>
          {/* The pages without scripts stand in no frame: there nobody could be shown what they press. */}
          <a href={`/${slug}/times`} target="_top" className={`${primaryButton} mt-3`}>
            {texts.t.plain.seeTimes}
          </a>
        </noscript>
      </main>
      <MadeWith text={texts.t.madeWith} locale={texts.locale} />
    </div>
  )
}
