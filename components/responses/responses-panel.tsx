import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { NoticeHint } from '@/components/forms/notice-hint'
import { useClock } from '@/components/layout/use-clock'
import { useAskedQuestions, useRefreshResponses } from '@/lib/client/form-responses'
import type { Form } from '@/lib/forms/form'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { ColumnsMenu } from './list/columns-menu'
import { FilterBar } from './list/filter-bar'
import { FilterTools } from './list/filter-tools'
import { ListActions } from './list/list-actions'
import { NoResponses, NoSpam } from './list/no-responses'
import { ResponseList } from './list/response-list'
import { StatusFilter } from './list/status-filter'
import { useColumns } from './list/use-columns'
import { useNarrowing } from './list/use-narrowing'
import { toResponseView } from './response-view'
import { SummaryView } from './summary/summary-view'
import { ViewTabs } from './view-tabs'

const NO_QUESTIONS: readonly AskedQuestion[] = []

/** `openedAt` is the server's now, in epoch milliseconds. */
type ResponsesPanelProps = { form: Form; openedAt: number }

/** The responses of a form as a list, a summary or spam. The filters apply to all three. */
export function ResponsesPanel({ form, openedAt }: ResponsesPanelProps) {
  const formId = form.id
  const view = toResponseView(useSearchParams()?.get('view') ?? undefined)
  const { mutate: refresh, isPending: isRefreshing } = useRefreshResponses(formId)
  const { data: questions = NO_QUESTIONS } = useAskedQuestions(formId)
  const columns = useColumns(formId, questions)
  const clock = useClock()
  const narrowing = useNarrowing(clock?.timezone)
  const [isUnfolded, setUnfolded] = useState(false)
  const isShown = isUnfolded || narrowing.days.from !== '' || narrowing.days.to !== ''

  function content() {
    if (view === 'spam' && form.spamCount === 0) return <NoSpam />
    if (view !== 'spam' && form.responseCount === 0) return <NoResponses form={form} />
    return (
      <>
        <FilterBar
          narrowing={narrowing}
          clock={clock}
          openedAt={openedAt}
          isUnfolded={isShown}
          onFold={() => setUnfolded(!isShown)}
        />
        <FilterTools
          questions={questions}
          isUnfolded={isShown}
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
      <div className="mb-6 flex flex-wrap-reverse items-end justify-between gap-x-4 border-b max-sm:mb-3 max-sm:flex-nowrap">
        <ViewTabs formId={formId} spamCount={form.spamCount} view={view} />
        <ListActions form={form} filter={narrowing.filter} isRefreshing={isRefreshing} onRefresh={refresh} />
      </div>
      {content()}
      {view === 'list' && <NoticeHint form={form} className="mt-5 mb-0 sm:hidden print:hidden" />}
    </>
  )
}
