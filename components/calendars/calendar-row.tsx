import { useId } from 'react'
import type { CalendarOption } from '@/lib/calendars/screen/calendar-groups'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Label } from '../ui/label'

type CalendarRowProps = {
  option: CalendarOption
  /** The index among the chosen calendars; -1 if not chosen. */
  place: number
  isOrdered: boolean
  onToggle: (isChosen: boolean) => void
  onMakeFirst: () => void
}

/** One calendar. If the order matters, the first one is marked. */
export function CalendarRow({ option, place, isOrdered, onToggle, onMakeFirst }: CalendarRowProps) {
  const { t, say } = useTexts('calendars')
  const id = useId()
  const isChosen = place >= 0
  const isFirst = isOrdered && place === 0
  const notes = [option.note && `${id}-note`, isFirst && `${id}-first`].filter(Boolean).join(' ')
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3">
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={option.isLost && !isChosen}
        aria-describedby={notes || undefined}
        onCheckedChange={(checked) => onToggle(checked === true)}
      />
      <Label htmlFor={id} className="min-w-0 grow basis-24 py-1 font-normal [overflow-wrap:anywhere]">
        {option.name}
      </Label>
      {option.note && (
        <span id={`${id}-note`} className="text-muted-foreground text-xs">
          {option.note}
        </span>
      )}
      {isFirst && (
        <Badge id={`${id}-first`} className="ms-auto">
          {t.sendsInvitation}
        </Badge>
      )}
      {isOrdered && place > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-me-3 ms-auto"
          aria-label={say(t.makePrimaryNamed, { name: option.name })}
          onClick={onMakeFirst}
        >
          {t.makePrimary}
        </Button>
      )}
    </li>
  )
}
