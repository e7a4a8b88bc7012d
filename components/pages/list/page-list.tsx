'use client'

import { Plus } from 'lucide-react'
import { ListToolbar, useListTools } from '@/components/fields/list-tools'
import { PageHeader } from '@/components/layout/page-header'
import { ListSkeleton } from '@/components/layout/skeletons'
import { behindFirstRun, buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { LoadFailed } from '@/components/ui/load-failed'
import { useForKind, useMay } from '@/components/ui/team'
import { useAnimatedList } from '@/components/ui/use-animated-list'
import { useSettings } from '@/lib/client/settings'
import { useFoundPages, useTimeSlotPages, useUpcomingBookings } from '@/lib/client/time-slot-pages'
import { useTexts } from '@/messages/react/texts-provider'
import { useCreatedPage } from '../created-page'
import { FirstRun } from '../first-run/first-run'
import { CreatedNotice } from './created-notice'
import { EmptyList } from './empty-list'
import { PageCard } from './page-card'

export function PageList() {
  const { t } = useTexts('pages')
  const forKind = useForKind()
  const { data: pages, isPending, refetch } = useTimeSlotPages()
  const { data: settings } = useSettings()
  const { data: list, dataUpdatedAt: readAt } = useUpcomingBookings()
  const createdId = useCreatedPage()
  const listRef = useAnimatedList<HTMLUListElement>()
  const tools = useListTools()
  const found = useFoundPages(tools.query)
  const shown = tools.query === null ? pages : found.data
  const created = pages?.find((page) => page.id === createdId)

  return (
    <>
      <PageHeader title={t.title} text={forKind(t.intro)}>
        {pages && pages.length > 0 && <CreateLink />}
      </PageHeader>
      <FirstRun />
      {created && <CreatedNotice page={created} />}
      {isPending && <ListSkeleton />}
      {!isPending && !pages && <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />}
      {pages?.length === 0 && (
        <EmptyList>
          <CreateLink />
        </EmptyList>
      )}
      {pages && pages.length > 0 && (
        <>
          <ListToolbar tools={tools} label={t.search} total={pages.length} found={shown?.length} />
          {found.isError && <LoadFailed title={t.loadFailed} onRetry={() => void found.refetch()} />}
          <ul ref={listRef} className="grid gap-4 xl:grid-cols-2">
            {shown?.map((page) => (
              <li key={page.id} className="min-w-0">
                <PageCard page={page} settings={settings} upcoming={list && { list, readAt }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function CreateLink() {
  const { t } = useTexts('pages')
  if (!useMay()('pages:write')) return null
  return (
    <Link href="/time-slot-pages/create" className={cn(buttonStyles(), behindFirstRun)}>
      <Plus aria-hidden="true" className="size-4" />
      {t.create}
    </Link>
  )
}
