'use client'

import { useTimeSlotPage, useUpdateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { toFormValues } from '@/lib/time-slot-pages/page-form'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'
import { toast } from '../ui/use-toast'
import { LoadFailed } from './load-failed'
import { PageForm } from './page-form'
import { FormSkeleton } from './skeletons'

export function EditPage({ id, timezones }: { id: string; timezones: readonly TimezoneOption[] }) {
  const { data: page, isPending } = useTimeSlotPage(id)
  const update = useUpdateTimeSlotPage(id)
  return (
    <>
      <BackLink href="/time-slot-pages">Time Slot Pages</BackLink>
      <PageHeader title="Edit Time Slot Page" text={page?.title} />
      {isPending && <FormSkeleton />}
      {!isPending && !page && <LoadFailed />}
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
