import type { FieldEntry, Report } from '@/lib/shared/arrivals/api-shapes'
import { useTexts } from '@/messages/react/texts-provider'
import { Fold } from '../../ui/fold'

/** Lists the fields of a report by outcome, those that change or stay behind first. */
export function ArrivalReport({ report }: { report: Report }) {
  const { t, say } = useTexts('moveIn')
  const of = (outcome: FieldEntry['outcome']) => report.fields.filter((entry) => entry.outcome === outcome)
  return (
    <section aria-label={t.report} className="grid content-start gap-1 text-sm">
      <h3 className="font-medium">{t.report}</h3>
      <Entries title={say(t.changed, { count: report.totals.changed })} entries={of('changed')} />
      <Entries title={say(t.left, { count: report.totals.left_out })} entries={of('left_out')} />
      <Entries title={say(t.taken, { count: report.totals.taken })} entries={of('taken')} />
    </section>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly FieldEntry[] }) {
  const { t, say } = useTexts('moveIn')
  if (entries.length === 0) return null
  return (
    <Fold title={title}>
      <ul className="grid gap-2 pb-3 ps-6">
        {entries.map(({ kind, field, to, reason, note, count }) => (
          <li key={JSON.stringify([kind, field, to, reason, note])} className="min-w-0 break-words">
            <bdi className="font-medium">{say(t.field, { kind, field })}</bdi>
            <span className="block text-muted-foreground">
              {reason && `${t.reasons[reason]} `}
              {note && <span lang="en">{note} </span>}
              {to && <bdi>{to} </bdi>}
              {say(t.times, { count })}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
