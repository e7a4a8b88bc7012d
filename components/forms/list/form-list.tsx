'use client'

import { ClipboardList, Plus } from 'lucide-react'
import Link from 'next/link'
import { useEffect } from 'react'
import { LoadFailed } from '@/components/ui/load-failed'
import { useForms } from '@/lib/client/forms'
import { useSettings } from '@/lib/client/settings'
import { PageHeader } from '../../layout/page-header'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { useMinute } from '../../ui/use-minute'
import { toast } from '../../ui/use-toast'
import { FAILURES } from '../failure'
import { ListSkeleton } from '../skeletons'
import { FormRow } from './form-row'

/** `openedAt` is the server's now. */
export function FormList({ openedAt }: { openedAt: number }) {
  const now = useMinute(openedAt)
  const { data: forms, isPending, isError, errorUpdatedAt, refetch } = useForms()
  const { data: settings } = useSettings()

  useEffect(() => {
    const { title, text } = FAILURES.load
    if (isError && errorUpdatedAt > 0) toast({ title, description: text, variant: 'destructive' })
  }, [isError, errorUpdatedAt])

  return (
    <>
      <PageHeader title="Forms" text="Ask anything, share one link, and read the answers here.">
        {forms && forms.length > 0 && <CreateLink />}
      </PageHeader>
      {isPending && <ListSkeleton />}
      {!isPending && !forms && <LoadFailed title="Your forms could not be loaded" onRetry={() => void refetch()} />}
      {forms?.length === 0 && (
        <EmptyState
          icon={ClipboardList}
          title="No forms yet"
          text="Put a few questions together, publish them, and send one link. Nobody needs an account to answer."
        >
          <CreateLink />
        </EmptyState>
      )}
      {forms && forms.length > 0 && (
        <ul className="grid gap-3">
          {forms.map((form) => (
            <li key={form.id} className="min-w-0">
              <FormRow form={form} settings={settings} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function CreateLink() {
  return (
    <Link href="/forms/new" className={buttonStyles()}>
      <Plus aria-hidden="true" className="size-4" />
      Create Form
    </Link>
  )
}
