import { CalendarDays } from 'lucide-react'
import dynamic from 'next/dynamic'
import * as Radix from 'radix-ui/popover'
import { type Ref, useState } from 'react'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { DateFormat } from '@/lib/scheduling/clock-formats'
import { formatDate } from '@/lib/scheduling/format-date'
import { parseTypedDate } from '@/lib/time/typed-date'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { Input } from '../ui/input'
import { popoverStyles } from '../ui/popover-styles'
import { Skeleton } from '../ui/skeleton'
import { useTypedValue } from './use-typed-value'

/** Loaded when it is opened, since most dates are typed or preset. */
const DateCalendar = dynamic(() => import('./date-calendar').then((module) => module.DateCalendar), {
  ssr: false,
  loading: () => <Skeleton className="h-88 w-77 max-w-full" />,
})

type DateControlProps = {
  ref: Ref<HTMLInputElement>
  /** Empty while the typed text is not a date. */
  value: CalendarDate | ''
  onChange: (value: CalendarDate | '') => void
  /** Called when a date is chosen or the field loses focus. */
  onSettled: () => void
  /** Called with true when the field loses focus with a text that is not a date. */
  onUnreadable?: (isUnreadable: boolean) => void
  dateFormat: DateFormat
  weekStartDay: number
  today: CalendarDate
  /** Days before it cannot be chosen. */
  min?: CalendarDate
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A date typed in the owner's format or any other known one, with a calendar beside it. */
export function DateControl({ ref, value, onChange, onSettled, onUnreadable, today, min, ...props }: DateControlProps) {
  const { dateFormat, weekStartDay, ...aria } = props
  const { t, locale } = useTexts('fields')
  const [isOpen, setOpen] = useState(false)
  const typed = useTypedValue({
    value,
    onChange,
    parse: (text) => parseTypedDate(text, { dateFormat, today, locale }),
    show: (date) => formatDate(date, 'UTC', dateFormat, locale),
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
          aria-label={t.date.label}
          autoComplete="off"
          spellCheck={false}
          className="pe-11"
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
          aria-label={t.date.open}
          className={cn(
            buttonStyles({ variant: 'ghost', size: 'icon' }),
            'absolute top-0 inset-e-0 text-muted-foreground',
          )}
        >
          <CalendarDays aria-hidden="true" className="size-4" />
        </Radix.Trigger>
      </Radix.Anchor>
      {/* Without a portal, so that a dialog's scroll lock and focus trap include it. */}
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={t.date.calendar}
        className={cn(popoverStyles, 'max-h-(--radix-popover-content-available-height) overflow-y-auto p-2')}
      >
        <DateCalendar value={value || min || today} today={today} min={min} weekStartDay={weekStartDay} onPick={pick} />
      </Radix.Content>
    </Radix.Root>
  )
}
