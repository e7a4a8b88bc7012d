'use client'

import { Clock, Globe, MapPin } from 'lucide-react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { FormSkeleton } from '@/components/layout/skeletons'
import { LoadFailed } from '@/components/ui/load-failed'
import { PageFact } from '@/components/ui/page-fact'
import { useForKind, useMay } from '@/components/ui/team'
import { useSettings } from '@/lib/client/settings'
import { useClosedDates, useTimeSlotPage } from '@/lib/client/time-slot-pages'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { hostOfPattern } from '@/lib/shared/calendars/link-pattern'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import { minutesWords } from '@/lib/time/minutes-words'
import { useTexts } from '@/messages/react/texts-provider'
import { FairnessLink } from '../fairness-link'
import { OffersNothing } from '../offers-nothing'
import { ComingBookings } from './coming-bookings'
import { ExplainTime } from './explain-time'
import { OwnerActions } from './owner-actions'
import { OwnerBooker } from './owner-booker'
import { PageAddress } from './page-address'
import { RoomNotice } from './room-notice'

/** The overview of a page: its bookings, its address, what visitors see, and why they see no other times. */
export function OwnerPage({ id, now }: { id: string; now: number }) {
  const { t, say, locale } = useTexts('pages')
  const times = useTexts('time')
  const forKind = useForKind()
  const { data: page, isPending, refetch } = useTimeSlotPage(id)
  const { data: settings } = useSettings()
  const may = useMay()
  const { data: closed } = useClosedDates(id)
  if (isPending) return <FormSkeleton />
  if (!page) return <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />
  const { location, locationData } = page
  const place = locationLabel(location, locationData.customLocation, hostOfPattern(locationData.linkPattern))
  return (
    <>
      <BackLink href="/time-slot-pages">{t.title}</BackLink>
      <PageHeader title={page.title}>
        <FairnessLink page={page} />
        {may('pages:write') && <OwnerActions page={page} />}
      </PageHeader>
      {page.description && (
        <p dir="auto" className="mb-4 max-w-2xl sm:-mt-5 text-along whitespace-pre-line text-muted-foreground">
          {page.description}
        </p>
      )}
      <ul className="-mt-2 mb-6 flex flex-wrap gap-x-5 gap-y-2 text-muted-foreground text-sm">
        <PageFact icon={<Clock />}>{say(t.page.duration, { minutes: minutesWords(times, page.durations) })}</PageFact>
        {place && <PageFact icon={<MapPin />}>{place}</PageFact>}
        <PageFact icon={<Globe />}>{timezoneLabel(page.timezone, now, locale)}</PageFact>
      </ul>
      {!page.isActive && (
        <p className="mb-6 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground">
          {forKind(t.page.unpublished)}
        </p>
      )}
      <RoomNotice location={location} />
      <OffersNothing page={page} className="mb-6" />
      <div className="grid gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          {may('meetings:read') && <ComingBookings pageId={id} openedAt={now} />}
          <PageAddress page={page} />
        </div>
        {may('meetings:write') && (
          <section aria-labelledby="visitors-see">
            <h2 id="visitors-see" className="font-semibold text-lg tracking-tight">
              {t.page.visitors.heading}
            </h2>
            <p className="mt-1 mb-3 text-muted-foreground text-sm">{t.page.visitors.text}</p>
            <OwnerBooker page={page} settings={settings} closed={closed} onOutdated={refetch} />
          </section>
        )}
        <ExplainTime page={page} openedAt={now} />
      </div>
    </>
  )
}
