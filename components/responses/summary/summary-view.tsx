import { Printer } from 'lucide-react'
import { LoadFailed } from '@/components/ui/load-failed'
import { useResponseSummary } from '@/lib/client/response-summary'
import type { Form } from '@/lib/forms/form'
import type { FormSummary } from '@/lib/forms/summary/summary'
import { foundText } from '@/lib/forms/summary/summary-words'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { StaleNotice } from '../failures'
import { NoMatch } from '../list/no-responses'
import type { useNarrowing } from '../list/use-narrowing'
import { QuestionCard } from './question-card'
import { SummarySkeleton } from './summary-skeleton'
import { TimelineCard } from './timeline-card'

type SummaryViewProps = { form: Form; narrowing: ReturnType<typeof useNarrowing>; clock: Clock | null }

/** The summary of the responses that match the search and the dates. */
export function SummaryView({ form, narrowing, clock }: SummaryViewProps) {
  const texts = useTexts('summary')
  const { t: responses } = useTexts('responses')
  const summary = useResponseSummary(form.id, narrowing.filter, clock?.timezone ?? null)
  const { data, isPlaceholderData } = summary
  if (summary.isPending || !clock) return <SummarySkeleton />
  if (!data) return <LoadFailed title={responses.loadFailed} onRetry={() => void summary.refetch()} />
  if (data.responseCount === 0 && !isPlaceholderData) return <NoMatch onClear={narrowing.clear} />
  const { from, to } = narrowing.days
  return (
    <div aria-busy={isPlaceholderData || undefined} className={cn('grid gap-5', isPlaceholderData && 'opacity-60')}>
      {summary.isRefetchError && <StaleNotice text={responses.loadFailed} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground text-sm">
          {foundText(data.responseCount, { from, to, search: narrowing.q }, clock.dateFormat, texts)}
        </p>
        <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {texts.t.print}
        </Button>
      </div>
      <TimelineCard timeline={data.timeline} clock={clock} />
      <Questions summary={data} clock={clock} />
    </div>
  )
}

function Questions({ summary, clock }: { summary: FormSummary; clock: Clock }) {
  const { t, say } = useTexts('summary')
  const { questions, unplacedCount } = summary
  return (
    <>
      {questions.length === 0 && <p className="text-muted-foreground text-sm">{t.empty}</p>}
      {questions.map((question) => (
        <QuestionCard key={`${question.id} ${question.type}`} question={question} clock={clock} />
      ))}
      {unplacedCount > 0 && (
        <p className="text-muted-foreground text-sm">{say(t.unplaced, { count: unplacedCount })}</p>
      )}
    </>
  )
}
