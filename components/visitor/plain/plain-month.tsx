import { type PlainChoices, timesPath } from '@/lib/meetings/visitor/plain-links'
import { daysAround, type ShownDays } from '@/lib/meetings/visitor/shown-days'
import { isOpenDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { addDays, type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import { monthHeading } from '@/lib/scheduling/format-date'
import { longDate, shortMonth, weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { quietButton } from '../shared/styles'

type Props = { calendar: SlotCalendar; date: CalendarDate; choices: PlainChoices; weekStartDay: number }

/** The month of the shown day. Its days with times are links, and so is what is nearest before and after. */
export function PlainMonth({ calendar, date, choices, weekStartDay }: Props) {
  const { locale } = useTexts('booking')
  const { t, say } = useTexts('plain')
  const shownWith = (day: CalendarDate) => daysAround(calendar, day, { weekStartDay, isNarrow: false })
  const headingOf = (day: CalendarDate) => monthHeading(monthOf(day), locale)
  const days = shownWith(date)
  const open = [...calendar.slots.keys(), ...calendar.unchecked].sort()
  const lastBefore = open.findLast((other) => other < days.first)
  const before = lastBefore && open.find((other) => other >= shownWith(lastBefore).first)
  const unread = calendar.to < calendar.last ? addDays(calendar.to, 1) : null
  const after = open.find((other) => other > days.last) ?? unread
  return (
    <nav aria-label={t.times.days}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 pb-1 ps-2.5 sm:pb-2">
        <h2 className="font-semibold text-base">{headingOf(date)}</h2>
        <div className="-ms-3 flex flex-wrap">
          {before && (
            <a href={timesPath(choices, before)} className={quietButton}>
              {say(t.times.previous, { month: headingOf(before) })}
            </a>
          )}
          {after && (
            <a href={timesPath(choices, after)} className={quietButton}>
              {say(t.times.next, { month: headingOf(after) })}
            </a>
          )}
        </div>
      </div>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames(weekStartDay, locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="h-9 font-medium text-muted-foreground text-xs">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="h-12 p-0">
                  {day >= days.first && day <= days.last && (
                    <Day day={day} days={days} calendar={calendar} choices={choices} isShown={day === date} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  )
}

type DayProps = { day: CalendarDate; days: ShownDays; calendar: SlotCalendar; choices: PlainChoices; isShown: boolean }

function Day({ day, days, calendar, choices, isShown }: DayProps) {
  const { t: booking, locale } = useTexts('booking')
  const { t, say } = useTexts('plain')
  const count = calendar.slots.get(day)?.length ?? 0
  const number = Number(day.slice(8))
  const face = (
    <>
      {number === 1 && day > days.first && <span className="visitor-new">{shortMonth(day, locale)}</span>}
      {number}
    </>
  )
  const closed = calendar.closed.get(day)
  if (!isOpenDate(calendar, day)) {
    return (
      <span className="flex h-12 items-center justify-center text-muted-foreground text-sm">
        <span className="day-face">{face}</span>
      </span>
    )
  }
  const label = longDate(day, locale)
  const unknown = say(t.times.unchecked, { day: label })
  const without = closed ? say(booking.calendar.closed, { day: label, label: closed }) : unknown
  const name = count > 0 ? say(t.times.dayLabel, { day: label, count }) : without
  const tone = isShown
    ? 'day-chosen'
    : count > 0
      ? 'day-free'
      : `text-muted-foreground group-hover:bg-accent ${closed ? 'line-through' : ''}`
  return (
    <a
      href={`${timesPath(choices, day)}#day`}
      aria-label={name}
      aria-current={isShown ? 'true' : undefined}
      className="group visitor-day"
    >
      <span className={`day-face ${tone}`}>{face}</span>
    </a>
  )
}
