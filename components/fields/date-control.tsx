import { CalendarDays } from 'lucide-react'
import dynamic from 'next/dynamic'
import * as Radix from 'radix-ui/popover'
import { type Ref, useState } from 'react'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { type DateFormat, formatDate } from '@/lib/scheduling/format'
import { parseTypedDate } from '@/lib/time/typed-date'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { Input } from '../ui/input'
import { popoverStyles } from '../ui/popover-styles'
import { Skeleton } from '../ui/skeleton'
import { useTypedValue } from './use-typed-value'

/** Fetched when somebody opens it: most dates are typed, or right as they stand. */
const DateCalendar = dynamic(() => import('./date-calendar').then((module) => module.DateCalendar), {
  ssr: false,
  loading: () => <Skeleton className="h-88 w-77 max-w-full" />,
})

type DateControlProps = {
  ref: Ref<HTMLInputElement>
  /** Empty while what is typed is no date. */
  value: CalendarDate | ''
  onChange: (value: CalendarDate | '') => void
  /** A date was chosen, or the field left. */
  onSettled: () => void
  /** Whether the field was left with a text that is no date. */
  onUnreadable?: (isUnreadable: boolean) => void
  dateFormat: DateFormat
  weekStartDay: number
  today: CalendarDate
  /** Days before it cannot be chosen. */
  min?: CalendarDate
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A date as text, in the owner's format or any other that is understood, with a calendar beside it. */
export function DateControl({ ref, value, onChange, onSettled, onUnreadable, today, min, ...props }: DateControlProps) {
  const { dateFormat, weekStartDay, ...aria } = props
  const [isOpen, setOpen] = useState(false)
  const typed = useTypedValue({
    value,
    onChange,
    parse: (text) => parseTypedDate(text, { dateFormat, today }),
    show: (date) => formatDate(date, 'UTC', dateFormat),
  })

  function pick(date: CalendarDate) {
    typed.choose(date)
    onUnreadable?.(false)
    setOpen(false)
    onSettled()
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Anchor className="relative min-w-0 flex-1 basis-42">
        <Input
          ref={ref}
          {...aria}
          aria-label="Date"
          autoComplete="off"
          spellCheck={false}
          className="pr-11"
          value={typed.text}
          onChange={(event) => {
            typed.type(event.target.value)
            onUnreadable?.(false)
          }}
          onBlur={() => {
            typed.tidy()
            onUnreadable?.(value === '' && typed.text.trim() !== '')
            onSettled()
          }}
        />
        <Radix.Trigger
          aria-label="Open calendar"
          className={cn(
            buttonStyles({ variant: 'ghost', size: 'icon' }),
            'absolute top-0 right-0 text-muted-foreground',
          )}
        >
          <CalendarDays aria-hidden="true" className="size-4" />
        </Radix.Trigger>
      </Radix.Anchor>
      {/* Not in a portal: within a dialog, its scroll lock and its focus trap know what is inside it. */}
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label="Calendar"
        className={cn(popoverStyles, 'max-h-(--radix-popover-content-available-height) overflow-y-auto p-2')}
      >
        <DateCalendar value={value || min || today} today={today} min={min} weekStartDay={weekStartDay} onPick={pick} />
      </Radix.Content>
    </Radix.Root>
  )
}
