import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { Fold } from '../ui/fold'
import { useForKind } from '../ui/team'
import { TimeOffRow } from './time-off-row'

type TimeOffListProps = {
  entries: readonly TimeOff[]
  clock: Clock
  today: CalendarDate
  onAdd: () => void
  onEdit: (entry: TimeOff) => void
}

/** By date, what is over folded away, the latest first. */
export function TimeOffList({ entries, clock, today, onAdd, onEdit }: TimeOffListProps) {
  const { t, say } = useTexts('timeOff')
  const forKind = useForKind()
  const upcoming = entries.filter(({ to }) => to >= today)
  const past = entries.filter(({ to }) => to < today).toReversed()
  const rows = (list: readonly TimeOff[]) => (
    <ul className="divide-y">
      {list.map((entry) => (
        <TimeOffRow key={entry.id} entry={entry} clock={clock} onEdit={() => onEdit(entry)} />
      ))}
    </ul>
  )
  return (
    <FormSection title={forKind(t.list.heading)} text={forKind(t.intro)}>
      {upcoming.length > 0 && rows(upcoming)}
      {upcoming.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-60 text-sm">
            <p className="font-medium">{t.list.empty.title}</p>
            <p className="mt-0.5 text-muted-foreground">{forKind(t.list.empty.text)}</p>
          </div>
          <Button variant="outline" onClick={onAdd}>
            {t.add}
          </Button>
        </div>
      )}
      {past.length > 0 && (
        <Fold title={say(t.list.past, { count: past.length })}>
          <div className="pt-2">{rows(past)}</div>
        </Fold>
      )}
    </FormSection>
  )
}
