'use client'

import { useMemo } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { FormSkeleton } from '@/components/layout/skeletons'
import { LoadFailed } from '@/components/ui/load-failed'
import { toast } from '@/components/ui/use-toast'
import { useTimeSlotPage, useUpdateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import { toFormValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { PageEditor } from './page-editor'

type EditPageProps = {
  id: string
  timezones: readonly TimezoneOption[]
  openedTab: EditorTab | null
  /** A change in the address, see lib/pages/try-address.ts. */
  tried?: unknown
}

export function EditPage({ id, timezones, openedTab, tried }: EditPageProps) {
  const { t } = useTexts('pages')
  const actions = useTexts('actions').t
  const { data: page, isPending, refetch } = useTimeSlotPage(id)
  const update = useUpdateTimeSlotPage(id)
  const values = useMemo(() => page && toFormValues(page), [page])
  return (
    <>
      <BackLink href="/time-slot-pages">{t.title}</BackLink>
      <PageHeader title={t.edit} text={page?.title} />
      {isPending && <FormSkeleton />}
      {!isPending && !page && <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />}
      {values && (
        <PageEditor
          pageId={id}
          openedTab={openedTab}
          tried={tried}
          values={values}
          timezones={timezones}
          submitLabel={actions.saveChanges}
          failure={t.updated.failed}
          onSave={async (body) => {
            await update.mutateAsync(body)
            toast({ title: t.updated.done })
          }}
        />
      )}
    </>
  )
}
