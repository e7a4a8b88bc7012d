import { Copy } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { popoverStyles } from '@/components/ui/popover-styles'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { copyDay, type HoursRefusal, WEEKDAYS, type WeekHours } from '@/lib/pages/week-hours'
import { useTexts } from '@/messages/react/texts-provider'

type CopyDayProps = {
  dayOfWeek: number
  /** All seven, in the order of the screen. */
  days: readonly { dayOfWeek: number; name: string }[]
  hours: WeekHours
  onResult: (result: AvailabilityInput[] | HoursRefusal) => void
}

/** Copies the slots of one day to the days that are ticked. */
export function CopyDay({ dayOfWeek, days, hours, onResult }: CopyDayProps) {
  const { t, say } = useTexts('pageEditor')
  const [isOpen, setOpen] = useState(false)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const others = days.filter((day) => day.dayOfWeek !== dayOfWeek)
  const day = days.find((one) => one.dayOfWeek === dayOfWeek)?.name ?? ''
  const id = useId()

  function toggle(other: number) {
    setTicked(ticked.includes(other) ? ticked.filter((one) => one !== other) : [...ticked, other])
  }

  function copy() {
    onResult(copyDay(hours, dayOfWeek, ticked))
    open(false)
  }

  function open(isNext: boolean) {
    setOpen(isNext)
    setTicked([])
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={open}>
      <Radix.Trigger asChild>
        <Button variant="ghost" size="icon" aria-label={say(t.hours.copy, { day })} className="text-muted-foreground">
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={id}
          className={cn(popoverStyles, 'w-60 overflow-y-auto p-3')}
        >
          <p id={id} className="px-1 font-medium text-sm">
            {say(t.hours.copyHeading, { day })}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-1">
            {/* Ticking is all they do, so that a slip can be undone before the copy. */}
            <Button variant="link" size="sm" className="px-1" onClick={() => setTicked(WEEKDAYS)}>
              {t.hours.copyToWeekdays}
            </Button>
            <Button
              variant="link"
              size="sm"
              className="px-1"
              onClick={() => setTicked(days.map((one) => one.dayOfWeek))}
            >
              {t.hours.copyToAll}
            </Button>
          </div>
          <ul className="my-1">
            {others.map((other) => (
              <li key={other.dayOfWeek} className="flex min-h-10 items-center gap-3 px-1">
                <Checkbox
                  id={`${id}-${other.dayOfWeek}`}
                  checked={ticked.includes(other.dayOfWeek)}
                  onCheckedChange={() => toggle(other.dayOfWeek)}
                />
                <label htmlFor={`${id}-${other.dayOfWeek}`} className="flex-1 py-2 text-sm">
                  {other.name}
                </label>
              </li>
            ))}
          </ul>
          <Button className="w-full" disabled={ticked.every((one) => one === dayOfWeek)} onClick={copy}>
            {t.hours.copyApply}
          </Button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
