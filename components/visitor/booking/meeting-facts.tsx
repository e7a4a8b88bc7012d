import type { ReactNode } from 'react'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import { durationWords } from '@/lib/time/duration-words'
import type { PartTexts } from '@/messages/texts'
import { ClockIcon, PinIcon, VideoIcon } from '../shared/fact-icons'
import { Host } from '../shared/host'
import type { HostedPage } from './bookable-page'
import { Description } from './description'

type Props = {
  page: HostedPage & { description: string }
  texts: PartTexts<'booking'>
  /** The choice among several durations, in place of the words for one. */
  durations?: ReactNode
  /** The choice among several hosts, if there is one. */
  hosts?: ReactNode
}

/** The host and the meeting, rendered on the server. Low on a phone, where the times are what people came for. */
export function MeetingFacts({ page, texts, durations, hosts }: Props) {
  const { t } = texts
  const isVideo = page.location !== 'custom' && page.location !== 'other'
  const location = locationLabel(page.location, page.customLocation, '')
  return (
    <header className="border-b px-4 md:col-span-2 lg:col-span-1 py-4 sm:px-6 md:py-6 lg:border-e lg:border-b-0">
      <Host name={page.ownerName} brand={page.brand} />
      <h1
        dir="auto"
        lang={page.lang?.title}
        className="mt-3.5 text-balance text-along font-semibold text-xl leading-tight tracking-tight md:mt-4 md:text-2xl"
      >
        {page.title}
      </h1>
      <Description text={page.description} lang={page.lang?.description} texts={texts} />
      <dl className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm md:mt-5 lg:flex-col lg:gap-y-2.5">
        <Fact icon={<ClockIcon />} name={t.facts.duration}>
          {durations || durationWords(texts, page.duration)}
        </Fact>
        {location !== '' && (
          <Fact icon={isVideo ? <VideoIcon /> : <PinIcon />} name={t.facts.location}>
            <bdi lang={page.lang?.customLocation}>{location}</bdi>
          </Fact>
        )}
      </dl>
      {hosts && <div className="mt-3 md:mt-5">{hosts}</div>}
    </header>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-2 lg:gap-2.5">
      <dt className="relative top-1 text-muted-foreground">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
