'use client'

import { useClock } from '@/components/layout/use-clock'
import { LoadFailed } from '@/components/ui/load-failed'
import { useAskedQuestions, useRefreshResponses } from '@/lib/client/form-responses'
import { useForm } from '@/lib/client/forms'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { isMissing } from './failures'
import { ColumnsMenu } from './list/columns-menu'
import { FilterBar } from './list/filter-bar'
import { FilterTools } from './list/filter-tools'
import { ListHeader } from './list/list-header'
import { NoResponses, NoSpam } from './list/no-responses'
import { ResponseList } from './list/response-list'
import { StatusFilter } from './list/status-filter'
import { useColumns } from './list/use-columns'
import { useNarrowing } from './list/use-narrowing'
import { FormMissing } from './problem'
import type { ResponseView } from './response-view'
import { ListSkeleton } from './skeletons'
import { SummaryView } from './summary/summary-view'
import { ViewTabs } from './view-tabs'

const NO_QUESTIONS: readonly AskedQuestion[] = []

/** `openedAt` is the server's now, in epoch milliseconds. */
type ResponsesScreenProps = { formId: string; view: ResponseView; openedAt: number }

/** The responses of a form as a list, a summary or spam. The filters apply to all three. */
export function ResponsesScreen({ formId, view, openedAt }: ResponsesScreenProps) {
  const { t } = useTexts('responses')
  const { data: form, isPending, error, refetch } = useForm(formId)
  const { mutate: refresh, isPending: isRefreshing } = useRefreshResponses(formId)
  const { data: questions = NO_QUESTIONS } = useAskedQuestions(formId)
  const columns = useColumns(formId, questions)
  const clock = useClock()
  const narrowing = useNarrowing(clock?.timezone)

  if (isPending) return <ListSkeleton />
  if (isMissing(error)) return <FormMissing />
  if (!form) return <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />

  function content() {
    if (!form) return null
    if (view === 'spam' && form.spamCount === 0) return <NoSpam />
    if (view !== 'spam' && form.responseCount === 0) return <NoResponses form={form} />
    return (
      <>
        <FilterBar narrowing={narrowing} clock={clock} openedAt={openedAt} />
        <FilterTools
          questions={questions}
          conditions={narrowing.conditions}
          onChange={narrowing.setConditions}
          status={
            view !== 'spam' && <StatusFilter form={form} status={narrowing.status} onChange={narrowing.setStatus} />
          }
          columns={view !== 'summary' && <ColumnsMenu {...columns} />}
        />
        {view === 'summary' ? (
          <SummaryView form={form} narrowing={narrowing} clock={clock} />
        ) : (
          <ResponseList
            key={view}
            form={form}
            isSpam={view === 'spam'}
            narrowing={narrowing}
            questions={questions}
            columns={columns.columns}
            clock={clock}
            onOutdated={refresh}
          />
        )}
      </>
    )
  }

  return (
    <>
      <ListHeader
        form={form}
        filter={narrowing.filter}
        openedAt={openedAt}
        isRefreshing={isRefreshing}
        onRefresh={refresh}
      />
      <ViewTabs form={form} view={view} />
      {content()}
    </>
  )
}
