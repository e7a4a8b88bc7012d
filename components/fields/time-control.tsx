import { ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatWallTime } from '@/lib/time/period'
import { HALF_HOURS, halfHourIndex, parseTypedTime } from '@/lib/time/typed-time'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { Input } from '../ui/input'
import { TimeList } from './time-list'
import { useTypedValue } from './use-typed-value'

type TimeControlProps = {
  ref: Ref<HTMLInputElement>
  /** `HH:mm`; empty while the typed text is not a time. */
  value: string
  onChange: (value: string) => void
  /** Called when a time is chosen or the field loses focus. */
  onSettled: () => void
  timeFormat: TimeFormat
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const KEYS_OF_LIST: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const START_OF_WORK = '09:00'

/** A typed time, with a list of half hours. The list opens on click or with the arrow keys only. */
export function TimeControl({ ref, value, onChange, onSettled, timeFormat, className, ...aria }: TimeControlProps) {
  const { t, locale } = useTexts('fields')
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  /** Index of the option that Enter chooses while the list is open; -1 if the typed time is not in the list. */
  const [active, setActive] = useState<number | null>(null)
  const isOpen = active !== null
  const show = (time: string) => formatWallTime(time, timeFormat, locale)
  const typed = useTypedValue({ value, onChange, parse: (text) => parseTypedTime(text, locale), show })

  function open() {
    setActive(halfHourIndex(value || START_OF_WORK))
  }

  function choose(index: number) {
    const option = HALF_HOURS[index]
    if (option) typed.choose(option)
    setActive(null)
    onSettled()
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEYS_OF_LIST[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open()
      else setActive(Math.min(Math.max(active + step, 0), HALF_HOURS.length - 1))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(active)
    }
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? open() : setActive(null))}>
      <Radix.Anchor ref={anchor} className={cn('relative', className)}>
        <Input
          ref={ref}
          {...aria}
          role="combobox"
          aria-label={t.time.label}
          aria-autocomplete="none"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          className="pe-9"
          value={typed.text}
          onChange={(event) => {
            typed.type(event.target.value)
            if (isOpen) setActive(HALF_HOURS.indexOf(parseTypedTime(event.target.value, locale) ?? ''))
          }}
          onClick={() => !isOpen && open()}
          onKeyDown={handleKey}
          onBlur={() => {
            setActive(null)
            typed.tidy()
            onSettled()
          }}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
      </Radix.Anchor>
      <TimeList id={listId} anchor={anchor} active={active ?? -1} value={value} show={show} onChoose={choose} />
    </Radix.Root>
  )
}
