import { TriangleAlert } from 'lucide-react'
import { groupCalendars, hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useCalendars } from '@/lib/client/calendars'
import { useIntegrations } from '@/lib/client/integrations'
import { Button } from '../ui/button'
import { CalendarGroupList } from './calendar-group-list'
import { ChooserSkeleton } from './chooser-skeleton'

type CalendarChooserProps = {
  /** Choices, in the order in which they were made. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Events are written to what is chosen, and the first one has the attendees. */
  isForWriting: boolean
}

/** Calendars of all accounts to tick. What is chosen stays chosen while nothing can be read. */
export function CalendarChooser({ value, onChange, isForWriting }: CalendarChooserProps) {
  const { data: connections = [] } = useIntegrations()
  const accounts = connections.filter(hasCalendars)
  const { data: calendars, isLoading, isError, isFetching, refetch } = useCalendars(accounts.length > 0)
  if (isLoading) return <ChooserSkeleton accounts={accounts.length} />
  if (isError) return <NotLoaded isTrying={isFetching} onRetry={() => refetch()} />
  const groups = groupCalendars({ calendars: calendars ?? [], connections, chosen: value, isForWriting })
  if (groups.length === 0) {
    return <p className="text-muted-foreground text-sm">There is no calendar that could be chosen.</p>
  }
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <CalendarGroupList
          key={group.id}
          group={group}
          chosen={value}
          isForWriting={isForWriting}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

function NotLoaded({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-foreground" />
        Your calendars could not be loaded. What you have chosen stays as it is.
      </p>
      <Button variant="outline" size="sm" pending={isTrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
