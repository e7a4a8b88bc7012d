'use client'

import { useMemo } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { FormSkeleton } from '@/components/layout/skeletons'
import { useAccountKind } from '@/components/ui/team'
import { toast } from '@/components/ui/use-toast'
import { useSettings } from '@/lib/client/settings'
import { useCreateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import { newPageValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { presetTimezone } from '@/lib/settings/preset-timezone'
import { useTexts } from '@/messages/react/texts-provider'
import { setCreatedPage } from '../created-page'
import { PageEditor } from './page-editor'

type CreatePageProps = { timezones: readonly TimezoneOption[]; openedTab?: EditorTab | null }

export function CreatePage({ timezones, openedTab = null }: CreatePageProps) {
  const { t } = useTexts('pages')
  const { data: settings, isPending } = useSettings()
  const detected = useDetectedTimezone()
  const create = useCreateTimeSlotPage()
  const timezone = presetTimezone(settings, detected)
  const isTeams = useAccountKind() === 'team'
  const values = useMemo(() => newPageValues(timezone, settings, { isTeams }), [timezone, settings, isTeams])
  return (
    <>
      <BackLink href="/time-slot-pages">{t.title}</BackLink>
      <PageHeader title={t.create} />
      {isPending ? (
        <FormSkeleton />
      ) : (
        <PageEditor
          openedTab={openedTab}
          values={values}
          timezones={timezones}
          submitLabel={t.create}
          failure={t.created.failed}
          onSave={async (body) => {
            const page = await create.mutateAsync(body)
            toast({ title: t.created.done })
            setCreatedPage(page.id)
          }}
        />
      )}
    </>
  )
}
