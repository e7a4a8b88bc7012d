import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Formatters, Labels } from 'react-day-picker'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatLongDate } from '@/lib/scheduling/format'
import { monthHeading } from '@/lib/scheduling/format-date'
import { weekdayNames } from '@/lib/time/screen-time'
import type { PartTexts } from '@/messages/texts'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'

/** 44 px wide for touch, or a seventh of a narrow phone. */
const cell = 'h-11 w-[min(2.75rem,calc((100vw-2.5rem)/7))] p-0 text-center'
const step = cn(
  buttonStyles({ variant: 'ghost', size: 'icon' }),
  'aria-disabled:pointer-events-none aria-disabled:opacity-40',
)

/** The classes of a calendar's month. */
export const calendarStyles = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: step,
  button_next: step,
  month_caption: 'flex h-11 items-center justify-center font-semibold text-sm',
  month_grid: 'border-collapse',
  weekday: cn(cell, 'font-medium text-muted-foreground text-xs'),
  day: cn(cell, 'group'),
  day_button:
    'size-full rounded-lg text-sm tabular-nums hover:bg-accent disabled:pointer-events-none group-data-[today]:font-semibold group-data-[today]:text-primary group-data-[selected]:bg-primary group-data-[selected]:text-primary-foreground!',
  outside: 'text-muted-foreground',
  disabled: 'text-muted-foreground line-through opacity-60',
}

type Words = { labels: Partial<Labels>; formatters: Partial<Formatters> }

/** The picker's own words are English: these replace all of them that it shows or reads out. */
export function wordsOf({ t, say, locale }: PartTexts<'fields'>): Words {
  const headingOf = (day: Date) => monthHeading(toDate(day).slice(0, 7), locale)
  const weekdays = weekdayNames(0, locale)
  return {
    formatters: {
      formatCaption: headingOf,
      formatWeekdayName: (day) => weekdays[day.getDay()]?.short ?? '',
    },
    labels: {
      labelNav: () => t.date.months,
      labelPrevious: () => t.date.previousMonth,
      labelNext: () => t.date.nextMonth,
      labelGrid: headingOf,
      labelWeekday: (day) => weekdays[day.getDay()]?.long ?? '',
      labelDayButton: (day, { today, selected }) => {
        const date = formatLongDate(toDate(day), 'UTC', locale)
        if (today) return say(selected ? t.date.todaySelected : t.date.today, { date })
        return selected ? say(t.date.selected, { date }) : date
      },
    },
  }
}

export function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden="true" className="size-4" />
}

/** Noon on the machine's clock: the picker reads local dates, and no zone changes its clock at noon. */
export function toDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export function toDate(day: Date): CalendarDate {
  const pad = (number: number, digits: number) => String(number).padStart(digits, '0')
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`
}

export function toWeekday(day: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return ([0, 1, 2, 3, 4, 5, 6] as const)[day] ?? 0
}
