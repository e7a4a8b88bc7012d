'use client'

import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { ListToolbar, useListTools } from '@/components/fields/list-tools'
import { Link } from '@/components/ui/link'
import { LoadFailed } from '@/components/ui/load-failed'
import { useMay } from '@/components/ui/team'
import { useForms, useFoundForms } from '@/lib/client/forms'
import { useSettings } from '@/lib/client/settings'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../../layout/page-header'
import { buttonStyles } from '../../ui/button-styles'
import { ChartDrawing } from '../../ui/drawings'
import { EmptyState } from '../../ui/empty-state'
import { useAnimatedList } from '../../ui/use-animated-list'
import { useMinute } from '../../ui/use-minute'
import { toast } from '../../ui/use-toast'
import { ListSkeleton } from '../skeletons'
import { FormRow } from './form-row'

/** `openedAt` is the server's time. */
export function FormList({ openedAt }: { openedAt: number }) {
  const { t } = useTexts('forms')
  const listRef = useAnimatedList<HTMLUListElement>()
  const now = useMinute(openedAt)
  const { data: forms, isPending, isError, errorUpdatedAt, refetch } = useForms()
  const { data: settings } = useSettings()
  const tools = useListTools()
  const found = useFoundForms(tools.query)
  const shown = tools.query === null ? forms : found.data

  const { title, text } = t.failures.load
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toast({ title, description: text, variant: 'destructive' })
  }, [isError, errorUpdatedAt, title, text])

  return (
    <>
      <PageHeader title={t.title} text={t.intro}>
        {forms && forms.length > 0 && <CreateLink />}
      </PageHeader>
      {isPending && <ListSkeleton />}
      {!isPending && !forms && <LoadFailed title={t.list.loadFailed} onRetry={() => void refetch()} />}
      {forms?.length === 0 && (
        <EmptyState drawing={ChartDrawing} title={t.list.empty.title} text={t.list.empty.text}>
          <CreateLink />
        </EmptyState>
      )}
      {forms && forms.length > 0 && (
        <>
          <ListToolbar tools={tools} label={t.list.search} total={forms.length} found={shown?.length} />
          {found.isError && <LoadFailed title={t.list.loadFailed} onRetry={() => void found.refetch()} />}
          <ul ref={listRef} className="grid gap-3">
            {shown?.map((form) => (
              <li key={form.id} className="min-w-0">
                <FormRow form={form} settings={settings} now={now} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function CreateLink() {
  const { t } = useTexts('forms')
  if (!useMay()('forms:write')) return null
  return (
    <Link href="/forms/new" className={buttonStyles()}>
      <Plus aria-hidden="true" className="size-4" />
      {t.create}
    </Link>
  )
}
