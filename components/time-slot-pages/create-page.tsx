'use client'

import { useSettings } from '@/lib/client/settings'
import { useCreateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { presetTimezone } from '@/lib/settings/preset-timezone'
import { newPageValues } from '@/lib/time-slot-pages/page-form'
import { useDetectedTimezone } from '../fields/use-detected-timezone'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'
import { toast } from '../ui/use-toast'
import { setCreatedPage } from './created-page'
import { PageForm } from './page-form'
import { FormSkeleton } from './skeletons'

export function CreatePage({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { data: settings, isPending } = useSettings()
  const detected = useDetectedTimezone()
  const create = useCreateTimeSlotPage()
  return (
    <>
      <BackLink href="/time-slot-pages">Time Slot Pages</BackLink>
      <PageHeader title="Create Time Slot Page" />
      {isPending ? (
        <FormSkeleton />
      ) : (
        <PageForm
          isNew
          values={newPageValues(presetTimezone(settings, detected))}
          timezones={timezones}
          submitLabel="Create Time Slot Page"
          failure="Failed to create time slot page"
          onSave={async (body) => {
            const page = await create.mutateAsync(body)
            toast({ title: 'Time slot page created successfully' })
            setCreatedPage(page.id)
          }}
        />
      )}
    </>
  )
}
