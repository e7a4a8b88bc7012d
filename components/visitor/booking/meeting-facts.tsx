import type { ReactNode } from 'react'
import { GlobeIcon } from '@/components/ui/icons'
import { splitDescription } from '@/lib/meetings/visitor/description-parts'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { durationWords } from '@/lib/time/duration-words'
import { locationLabel } from '@/lib/vocabulary/calendars/location-label'
import type { PartTexts } from '@/messages/texts'
import { ClockIcon, PinIcon, VideoIcon } from '../shared/fact-icons'
import { Host } from '../shared/host'
import type { HostedPage } from './bookable-page'

type Props = { page: HostedPage & { description: string }; now: Date; texts: PartTexts<'booking'> }

/** The host and the meeting, rendered on the server. */
export function MeetingFacts({ page, now, texts }: Props) {
  const { t, say } = texts
  const isVideo = page.location !== 'custom' && page.location !== 'other'
  return (
    <header className="-order-2 border-b px-4 py-6 sm:px-6 md:col-span-2 lg:col-span-1 lg:border-r lg:border-b-0">
      <Host name={page.ownerName} brand={page.brand} />
      <h1 className="mt-4 text-balance font-semibold text-2xl leading-tight tracking-tight">{page.title}</h1>
      <Description text={page.description} more={t.facts.more} />
      <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-sm lg:flex-col">
        <Fact icon={<ClockIcon />} name={t.facts.duration}>
          {durationWords(texts, page.duration)}
        </Fact>
        <Fact icon={isVideo ? <VideoIcon /> : <PinIcon />} name={t.facts.location}>
          {locationLabel(page.location, page.customLocation, t.facts.toBeShared)}
        </Fact>
        <Fact icon={<GlobeIcon />} name={t.facts.timezone}>
          <span className="mr-1.5 inline-block">{timezoneLabel(page.timezone, now.getTime())}</span>
          <span className="inline-block text-muted-foreground">{say(t.facts.hostTime, { host: page.ownerName })}</span>
        </Fact>
      </dl>
    </header>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2.5">
      <dt className="mt-px text-muted-foreground">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Plain text with its line breaks. A long one unfolds, for on a phone the calendar is what people came for. */
function Description({ text: description, more }: { text: string; more: string }) {
  const { opening, rest } = splitDescription(description)
  if (opening === '') return null
  return (
    <div className="group/about mt-3 whitespace-pre-line text-muted-foreground text-sm leading-relaxed">
      <p>
        {opening}
        {rest !== '' && <span className="group-has-[[open]]/about:hidden"> …</span>}
      </p>
      {rest !== '' && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center font-medium text-foreground underline-offset-4 hover:underline group-open:hidden">
            {more}
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
