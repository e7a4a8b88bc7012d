'use client'

import { useRefreshResponses } from '@/lib/client/form-responses'
import { useForm } from '@/lib/client/forms'
import { ListHeader } from './list-header'
import { isMissing, LIST_FAILED, LoadFailed } from './load-failed'
import { NoResponses } from './no-responses'
import { FormMissing } from './problem'
import { ResponseList } from './response-list'
import { ListSkeleton } from './skeletons'

/** What was answered to one form. `openedAt` is the server's now, in epoch milliseconds. */
export function ResponsesScreen({ formId, openedAt }: { formId: string; openedAt: number }) {
  const { data: form, isPending, error, refetch } = useForm(formId)
  const { mutate: refresh, isPending: isRefreshing } = useRefreshResponses(formId)

  if (isPending) return <ListSkeleton />
  if (isMissing(error)) return <FormMissing />
  if (!form) return <LoadFailed text={LIST_FAILED} onRetry={() => void refetch()} />
  return (
    <>
      <ListHeader form={form} isRefreshing={isRefreshing} onRefresh={refresh} />
      {form.responseCount === 0 ? (
        <NoResponses form={form} />
      ) : (
        <ResponseList form={form} openedAt={openedAt} onOutdated={refresh} />
      )}
    </>
  )
}
