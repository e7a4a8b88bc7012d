'use client'

import { CalendarHeart } from 'lucide-react'
import { useHosting } from '@/lib/client/hosting'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { PageHeader } from '../layout/page-header'
import { RoomBack } from '../layout/room-back'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { HostingCard } from './hosting-card'
import { useHostingTexts } from './use-hosting-texts'

/** The pages of teams that would like to offer the person's time, or that book a room. */
export function HostingScreen({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { t } = useHostingTexts()
  const { data, isPending, error, refetch } = useHosting()
  return (
    <>
      <RoomBack />
      <PageHeader title={t.title} text={t.intro} />
      {isPending && <Skeleton className="h-32" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon={CalendarHeart} title={t.empty.title} text={t.empty.text} />}
      {data && data.length > 0 && (
        <ul aria-label={t.title} className="grid max-w-3xl gap-4">
          {data.map((hosting) => (
            <li key={hosting.page.id}>
              <HostingCard hosting={hosting} timezones={timezones} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
