import type { Timeline } from '@/lib/forms/summary/summary'
import { numberText, partText, timelineSentence } from '@/lib/forms/summary/summary-words'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Columns } from './columns'
import { DataTable } from './data-table'
import { SummaryCard } from './summary-card'

/** The number of responses over time. */
export function TimelineCard({ timeline, clock }: { timeline: Timeline; clock: Clock }) {
  const texts = useTexts('summary')
  const { t, locale } = texts
  const { unit, points } = timeline
  const { title, head } = t.timeline[unit]
  const columns = points.map(({ date, count }) => ({ label: partText(date, unit, clock.dateFormat, locale), count }))
  return (
    <SummaryCard title={title} sentence={timelineSentence(timeline, clock.dateFormat, texts)}>
      <div aria-hidden="true">
        <Columns columns={columns} />
      </div>
      <DataTable
        caption={title}
        head={[head, t.heads.responses]}
        rows={columns.map(({ label, count }) => [label, numberText(count, locale)])}
      />
    </SummaryCard>
  )
}
