import type { Timeline } from '@/lib/forms/summary/summary'
import { numberText, partText, timelineSentence } from '@/lib/forms/summary/summary-words'
import type { Clock } from '@/lib/time/meeting-time'
import { Columns } from './charts'
import { DataTable } from './data-table'
import { SummaryCard } from './summary-card'

const HEADINGS = { day: 'Day', week: 'Week from', month: 'Month', year: 'Year' }

/** How many came when. */
export function TimelineCard({ timeline, clock }: { timeline: Timeline; clock: Clock }) {
  const { unit, points } = timeline
  const columns = points.map(({ date, count }) => ({ label: partText(date, unit, clock.dateFormat), count }))
  return (
    <SummaryCard title={`Responses by ${unit}`} sentence={timelineSentence(timeline, clock.dateFormat)}>
      <div aria-hidden="true">
        <Columns columns={columns} />
      </div>
      <DataTable
        caption={`Responses by ${unit}`}
        head={[HEADINGS[unit], 'Responses']}
        rows={columns.map(({ label, count }) => [label, numberText(count)])}
      />
    </SummaryCard>
  )
}
