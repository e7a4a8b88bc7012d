'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { ListSkeleton } from '@/components/layout/skeletons'
import { buttonStyles } from '@/components/ui/button-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { useCreatedPage } from '../created-page'
import { CreatedNotice } from './created-notice'
import { EmptyList } from './empty-list'
import { PageCard } from './page-card'

export function PageList() {
  const { data: pages, isPending, refetch } = useTimeSlotPages()
  const { data: settings } = useSettings()
  const createdId = useCreatedPage()
  const created = pages?.find((page) => page.id === createdId)

  return (
    <>
      <PageHeader title="Time Slot Pages" text="Pages on which others book a time with you.">
        {pages && pages.length > 0 && <CreateLink />}
      </PageHeader>
      {created && <CreatedNotice page={created} />}
      {isPending && <ListSkeleton />}
      {!isPending && !pages && <LoadFailed title="This could not be loaded" onRetry={() => void refetch()} />}
      {pages?.length === 0 && (
        <EmptyList>
          <CreateLink />
        </EmptyList>
      )}
      {pages && pages.length > 0 && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {pages.map((page) => (
            <li key={page.id} className="min-w-0">
              <PageCard page={page} settings={settings} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function CreateLink() {
  return (
    <Link href="/time-slot-pages/create" className={buttonStyles()}>
      <Plus aria-hidden="true" className="size-4" />
      Create Time Slot Page
    </Link>
  )
}
