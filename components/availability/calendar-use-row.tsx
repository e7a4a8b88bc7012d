import { useId } from 'react'
import type { CalendarOption } from '@/lib/calendars/screen/calendar-groups'
import type { ChoiceUse, UseKind } from '@/lib/calendars/screen/usage'
import { useTexts } from '@/messages/react/texts-provider'
import { Switch } from '../ui/switch'
import { useAccountKind, useForKind } from '../ui/team'

type CalendarUseRowProps = {
  option: CalendarOption
  use: Record<UseKind, ChoiceUse>
  /** False for one that can only be read. */
  canGetBookings: boolean
  /** How many pages there are. */
  pages: number
  isPending: boolean
  onChange: (kind: UseKind, isOn: boolean) => void
}

/** A calendar with its two switches. */
export function CalendarUseRow({ option, use, canGetBookings, pages, isPending, onChange }: CalendarUseRowProps) {
  const { t, say } = useTexts('availability')
  const uses = useTexts('integrations').t.use
  const forKind = useForKind()
  const isTeams = useAccountKind() === 'team'
  const labels = { blocking: uses.blocking, booking: forKind(uses.booking) }
  const id = useId()
  const switchOf = (kind: UseKind) => {
    const { isOn, on } = use[kind]
    return (
      <div className="flex min-h-11 min-w-44 flex-1 items-center gap-3">
        <Switch
          id={`${id}-${kind}`}
          aria-labelledby={`${id}-${kind}-label ${id}-name`}
          aria-describedby={`${id}-${kind}-note`}
          checked={isOn}
          disabled={isPending || (option.isLost && !isOn)}
          onCheckedChange={(checked) => onChange(kind, checked)}
        />
        <span className="min-w-0 text-sm">
          <label id={`${id}-${kind}-label`} htmlFor={`${id}-${kind}`}>
            {labels[kind]}
          </label>
          <span id={`${id}-${kind}-note`} className="block text-muted-foreground text-xs empty:hidden">
            {isOn && on > 0 && on < pages ? say(t.calendars.onSome, { on, count: pages }) : ''}
          </span>
        </span>
      </div>
    )
  }
  return (
    <li className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] sm:items-center">
      <p className="min-w-0 py-1 font-medium [overflow-wrap:anywhere]">
        <span id={`${id}-name`}>{option.name}</span>
        {option.note && <span className="ms-2 font-normal text-muted-foreground text-xs">{option.note}</span>}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!isTeams && switchOf('blocking')}
        {canGetBookings || use.booking.isOn ? (
          switchOf('booking')
        ) : (
          <p className="flex min-h-11 min-w-44 flex-1 items-center text-muted-foreground text-sm">
            {t.calendars.readOnly}
          </p>
        )}
      </div>
    </li>
  )
}
