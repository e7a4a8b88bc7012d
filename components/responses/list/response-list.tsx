import { useMemo, useState } from 'react'
import { useSeenResponses } from '@/components/forms/use-seen-responses'
import { cn } from '@/components/ui/cn'
import { LoadFailed } from '@/components/ui/load-failed'
import { LoadMore } from '@/components/ui/load-more'
import { useResponseList } from '@/lib/client/form-responses'
import type { Form } from '@/lib/forms/form'
import { MAX_PRINTED, printPath } from '@/lib/forms/printed-ids'
import { distinctResponses } from '@/lib/forms/responses-page'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { StaleNotice } from '../failures'
import { RowsSkeleton } from '../skeletons'
import { useMarkAction } from '../use-mark-action'
import { useStatusAction } from '../use-status-action'
import { DeleteResponsesDialog } from './delete-responses-dialog'
import { FoundCount } from './found-count'
import { MarkAllDone } from './mark-all-done'
import { NoMatch } from './no-responses'
import { ResponseTable } from './response-table'
import { SelectionBar } from './selection-bar'
import type { useNarrowing } from './use-narrowing'
import { useSelection } from './use-selection'

type ResponseListProps = {
  form: Form
  /** Lists the spam instead of the responses. */
  isSpam: boolean
  narrowing: ReturnType<typeof useNarrowing>
  questions: readonly AskedQuestion[]
  /** Those whose answers have columns of their own. */
  columns: readonly AskedQuestion[]
  clock: Clock | null
  onOutdated: () => void
}

export function ResponseList(props: ResponseListProps) {
  const { form, isSpam, narrowing, questions, columns, clock, onOutdated } = props
  const { t, say } = useTexts('responses')
  const list = useResponseList(form.id, toListFilter(narrowing.filter, isSpam))
  const responses = useMemo(() => distinctResponses(list.data?.pages ?? []), [list.data])
  const { chosen, isChosen, choose, chooseAll, chooseNone } = useSelection(
    useMemo(() => responses.map(({ id }) => id), [responses]),
  )
  // The newest comes first. Where the list is narrowed, it has not shown them all.
  const newest = isSpam || narrowing.isNarrowed ? undefined : responses[0]?.createdAt
  const seenUntil = useSeenResponses(form, newest)
  const [isAsking, setAsking] = useState(false)
  const statuses = useStatusAction(form.id, onOutdated)
  const marking = useMarkAction(form.id, isSpam ? 'restore' : 'spam', onOutdated)

  const nextStatus = responses.some(({ id, status }) => status === 'new' && isChosen(id)) ? 'done' : 'new'

  function markChosen(status: ResponseStatus) {
    const ids = new Set(chosen)
    statuses.run(
      responses.filter((response) => ids.has(response.id) && response.status !== status).map(({ id }) => id),
      status,
    )
  }

  function body() {
    if (list.isPending) return <RowsSkeleton />
    if (!list.data) return <LoadFailed title={t.loadFailed} onRetry={() => void list.refetch()} />
    if (responses.length === 0 && !list.hasNextPage) return <NoMatch onClear={narrowing.clear} />
    return (
      <>
        <div
          aria-busy={list.isPlaceholderData || undefined}
          className={cn('rounded-2xl border bg-card shadow-xs', list.isPlaceholderData && 'opacity-60')}
        >
          <SelectionBar
            chosenCount={chosen.length}
            shownCount={responses.length}
            onAll={chooseAll}
            onNone={chooseNone}
            isSpam={isSpam}
            isMarking={marking.isPending || statuses.isPending}
            nextStatus={nextStatus}
            onStatus={() => markChosen(nextStatus)}
            onMark={() => void marking.run(chosen)}
            onDelete={() => setAsking(true)}
            printPath={chosen.length <= MAX_PRINTED ? printPath(form.id, chosen) : null}
          >
            {!isSpam && responses.some(({ status }) => status === 'new') && (
              <MarkAllDone
                formId={form.id}
                filter={narrowing.filter}
                isNarrowed={narrowing.isNarrowed}
                onFailed={onOutdated}
              />
            )}
          </SelectionBar>
          <ResponseTable
            caption={say(isSpam ? t.table.spam : t.table.responses, { title: form.title })}
            responses={responses}
            clock={clock}
            questions={questions}
            isChosen={isChosen}
            onChoose={choose}
            onStatus={isSpam ? null : statuses.run}
            columns={columns}
            seenUntil={isSpam ? null : seenUntil}
          />
        </div>
        <LoadMore list={list} things="responses" />
      </>
    )
  }

  return (
    <>
      <FoundCount
        isNarrowed={narrowing.isNarrowed}
        count={list.isPlaceholderData || !list.data ? undefined : responses.length}
        hasMore={list.hasNextPage}
      />
      {list.isRefetchError && !list.isFetchNextPageError && <StaleNotice text={t.loadFailed} />}
      {body()}
      <DeleteResponsesDialog
        formId={form.id}
        ids={chosen}
        open={isAsking}
        onClose={() => setAsking(false)}
        onFailed={onOutdated}
      />
    </>
  )
}

/** Spam has no status. */
function toListFilter({ status, ...others }: ResponseQuery, isSpam: boolean): ResponseQuery {
  return isSpam ? { ...others, spam: '1' } : { ...(status && { status }), ...others }
}
