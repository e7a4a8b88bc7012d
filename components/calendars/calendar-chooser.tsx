import { groupCalendars, hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useCalendars } from '@/lib/client/calendars'
import { useIntegrations } from '@/lib/client/integrations'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarGroupList } from './calendar-group-list'
import { CalendarsNotLoaded } from './calendars-not-loaded'
import { ChooserSkeleton } from './chooser-skeleton'

type CalendarChooserProps = {
  /** Calendar ids, in the order of choosing. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Only calendars that can be written to are offered. */
  isForWriting: boolean
  /** The first one sends the invitations. For bookings with hosts none does: Slotform sends them. */
  isOrdered?: boolean
}

/** Checkboxes for the calendars of all accounts. A failed load keeps the selection. */
export function CalendarChooser({ value, onChange, isForWriting, isOrdered = false }: CalendarChooserProps) {
  const words = useTexts('calendars')
  const { data: connections = [] } = useIntegrations()
  const accounts = connections.filter(hasCalendars)
  const { data: calendars, isLoading, isError, isFetching, refetch } = useCalendars(accounts.length > 0)
  if (isLoading) return <ChooserSkeleton accounts={accounts.length} />
  if (isError) return <CalendarsNotLoaded isTrying={isFetching} onRetry={() => refetch()} />
  const groups = groupCalendars({ calendars: calendars ?? [], connections, chosen: value, isForWriting }, words)
  if (groups.length === 0) {
    return <p className="text-muted-foreground text-sm">{words.t.none}</p>
  }
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <CalendarGroupList key={group.id} group={group} chosen={value} isOrdered={isOrdered} onChange={onChange} />
      ))}
    </div>
  )
}
