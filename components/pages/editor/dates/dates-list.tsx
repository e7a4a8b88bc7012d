import { Pencil, X } from 'lucide-react'
import { CheckSentence } from '@/components/fields/check-sentence'
import { firstErrorWithin, useErrors } from '@/components/fields/field-errors'
import { Button } from '@/components/ui/button'
import { useSettings } from '@/lib/client/settings'
import type { DateGroup } from '@/lib/pages/date-hours'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import type { DateHours } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { spansWords } from './spans-words'

type DatesListProps = {
  groups: readonly DateGroup[]
  dates: readonly DateHours[]
  today: CalendarDate
  onEdit: (group: DateGroup) => void
  onRemove: (group: DateGroup) => void
}

/** All entries; those that are over are folded. */
export function DatesList({ groups, today, ...props }: DatesListProps) {
  const { t, say } = useTexts('pageDates')
  const past = groups.filter(({ to }) => to < today)
  const coming = groups.filter(({ to }) => to >= today)
  if (groups.length === 0) return <p className="text-muted-foreground text-sm">{t.none}</p>
  return (
    <>
      {coming.length > 0 && (
        <ul aria-label={t.list} className="divide-y border-y">
          {coming.map((group) => (
            <DateRow key={group.from} group={group} {...props} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 text-muted-foreground text-sm">
            {say(t.past, { count: past.length })}
          </summary>
          <ul className="divide-y border-y">
            {past.map((group) => (
              <DateRow key={group.from} group={group} {...props} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type DateRowProps = Omit<DatesListProps, 'groups' | 'today'> & { group: DateGroup }

function DateRow({ group, dates, onEdit, onRemove }: DateRowProps) {
  const { t, say, locale } = useTexts('pageDates')
  const times = useTexts('time')
  const { data: settings } = useSettings()
  const write = (date: CalendarDate) => formatDate(date, 'UTC', settings?.dateFormat ?? 'MMM D YYYY', locale)
  const name =
    group.from === group.to
      ? write(group.from)
      : times.say(times.t.range, { start: write(group.from), end: write(group.to) })
  const error = useErrors((errors) =>
    dates
      .map(({ date }, index) =>
        date >= group.from && date <= group.to ? firstErrorWithin(errors, `dates.${index}`) : undefined,
      )
      .find(Boolean),
  )
  return (
    <li className="flex items-center gap-1 py-1">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-sm">{name}</p>
        <p className="text-muted-foreground text-sm">
          {group.spans.length === 0 ? t.closed : spansWords(group.spans, settings?.timeFormat ?? '24h', locale)}
        </p>
        {error && (
          <p className="font-medium text-destructive text-sm">
            <CheckSentence of={error} />
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={say(t.edit, { date: name })}
        data-invalid={error ? true : undefined}
        onClick={() => onEdit(group)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={say(t.removeEntry, { date: name })}
        onClick={() => onRemove(group)}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}
