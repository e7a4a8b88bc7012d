'use client'

import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { FormSkeleton } from '@/components/layout/skeletons'
import { LoadFailed } from '@/components/ui/load-failed'
import { toast } from '@/components/ui/use-toast'
import { useTimeSlotPage, useUpdateTimeSlotPage } from '@/lib/client/time-slot-pages'
import { toFormValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { PageForm } from './page-editor'

export function EditPage({ id, timezones }: { id: string; timezones: readonly TimezoneOption[] }) {
  const { data: page, isPending, refetch } = useTimeSlotPage(id)
  const update = useUpdateTimeSlotPage(id)
  return (
    <>
      <BackLink href="/time-slot-pages">Time Slot Pages</BackLink>
      <PageHeader title="Edit Time Slot Page" text={page?.title} />
      {isPending && <FormSkeleton />}
      {!isPending && !page && <LoadFailed title="This could not be loaded" onRetry={() => void refetch()} />}
      {page && (
        <PageForm
          isNew={false}
          values={toFormValues(page)}
          timezones={timezones}
          submitLabel="Save Changes"
          failure="Failed to update time slot page"
          onSave={async (body) => {
            await update.mutateAsync(body)
            toast({ title: 'Time slot page updated successfully' })
          }}
        />
      )}
    </>
  )
}
