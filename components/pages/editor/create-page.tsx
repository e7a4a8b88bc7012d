'use client'

import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { FormSkeleton } from '@/components/layout/skeletons'
import { toast } from '@/components/ui/use-toast'
import { useSettings } from '@/lib/client/settings'
import { useCreateTimeSlotPage } from '@/lib/client/time-slot-pages'
import { newPageValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { presetTimezone } from '@/lib/settings/preset-timezone'
import { setCreatedPage } from '../created-page'
import { PageForm } from './page-editor'

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
