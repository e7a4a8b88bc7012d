import { useId } from 'react'
import type { CalendarOption } from '@/lib/calendars/screen/calendar-groups'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Label } from '../ui/label'

type CalendarRowProps = {
  option: CalendarOption
  /** Among those that are chosen; -1 when it is not. */
  place: number
  isOrdered: boolean
  onToggle: (isChosen: boolean) => void
  onMakeFirst: () => void
}

/** One calendar to tick; where the order matters it says what the first one is for. */
export function CalendarRow({ option, place, isOrdered, onToggle, onMakeFirst }: CalendarRowProps) {
  const id = useId()
  const isChosen = place >= 0
  const isFirst = isOrdered && place === 0
  const notes = [option.note && `${id}-note`, isFirst && `${id}-first`].filter(Boolean).join(' ')
  return (
    <li className="flex min-h-11 items-center gap-x-3">
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={option.isLost && !isChosen}
        aria-describedby={notes || undefined}
        onCheckedChange={(checked) => onToggle(checked === true)}
      />
      <Label htmlFor={id} className="min-w-0 py-1 font-normal [overflow-wrap:anywhere]">
        {option.name}
      </Label>
      {option.note && (
        <span id={`${id}-note`} className="shrink-0 text-muted-foreground text-xs">
          {option.note}
        </span>
      )}
      {isFirst && (
        <Badge id={`${id}-first`} className="ml-auto">
          With attendees
        </Badge>
      )}
      {isOrdered && place > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 ml-auto"
          aria-label={`Make ${option.name} first`}
          onClick={onMakeFirst}
        >
          Make first
        </Button>
      )}
    </li>
  )
}
