import { useMemo, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { LoadFailed } from '@/components/ui/load-failed'
import { LoadMore } from '@/components/ui/load-more'
import { useAskedQuestions, useResponseList } from '@/lib/client/form-responses'
import type { Form } from '@/lib/forms/form'
import { distinctResponses } from '@/lib/forms/responses-page'
import type { Clock } from '@/lib/time/meeting-time'
import type { AskedQuestion } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { StaleNotice } from '../failures'
import { RowsSkeleton } from '../skeletons'
import { useMarkAction } from '../use-mark-action'
import { DeleteResponsesDialog } from './delete-responses-dialog'
import { FoundCount } from './found-count'
import { NoMatch } from './no-responses'
import { ResponseTable } from './response-table'
import { SelectionBar } from './selection-bar'
import type { useNarrowing } from './use-narrowing'
import { useSelection } from './use-selection'

const NO_QUESTIONS: readonly AskedQuestion[] = []

type ResponseListProps = {
  form: Form
  /** Lists the spam instead of the responses. */
  isSpam: boolean
  narrowing: ReturnType<typeof useNarrowing>
  clock: Clock | null
  onOutdated: () => void
}

export function ResponseList({ form, isSpam, narrowing, clock, onOutdated }: ResponseListProps) {
  const { t, say } = useTexts('responses')
  const list = useResponseList(form.id, isSpam ? { ...narrowing.filter, spam: '1' } : narrowing.filter)
  const responses = useMemo(() => distinctResponses(list.data?.pages ?? []), [list.data])
  const { chosen, isChosen, choose, chooseAll, chooseNone } = useSelection(
    useMemo(() => responses.map(({ id }) => id), [responses]),
  )
  const { data: questions } = useAskedQuestions(form.id)
  const [isAsking, setAsking] = useState(false)
  const marking = useMarkAction(form.id, isSpam ? 'restore' : 'spam', onOutdated)

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
            isMarking={marking.isPending}
            onMark={() => void marking.run(chosen)}
            onDelete={() => setAsking(true)}
          />
          <ResponseTable
            caption={say(isSpam ? t.table.spam : t.table.responses, { title: form.title })}
            responses={responses}
            clock={clock}
            questions={questions ?? NO_QUESTIONS}
            isChosen={isChosen}
            onChoose={choose}
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
