import { Link } from '@/components/ui/link'
import { groupCalendars, hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useCalendars } from '@/lib/client/calendars'
import { useIntegrations } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarsNotLoaded } from '../calendars/calendars-not-loaded'
import { ChooserSkeleton } from '../calendars/chooser-skeleton'
import { NothingConnected } from '../calendars/nothing-connected'
import { FormSection } from '../fields/form-section'
import { strongLink } from '../ui/link-styles'
import { useForKind } from '../ui/team'
import { AccountCalendars } from './account-calendars'

/** All connected calendars, each with what it is for. */
export function OwnCalendarsSection() {
  const { t } = useTexts('availability')
  const forKind = useForKind()
  return (
    <FormSection anchor="calendars" title={t.calendars.heading} text={forKind(t.calendars.intro)}>
      <OwnCalendars />
    </FormSection>
  )
}

function OwnCalendars() {
  const { t } = useTexts('availability')
  const forKind = useForKind()
  const words = useTexts('calendars')
  const { data: connections = [] } = useIntegrations()
  const { data: pages } = useTimeSlotPages()
  const { data: settings } = useSettings()
  const accounts = connections.filter(hasCalendars)
  const { data: calendars, isLoading, isError, isFetching, refetch } = useCalendars(accounts.length > 0)
  if (accounts.length === 0) return <NothingConnected text={forKind(t.calendars.none)} />
  if (isError) return <CalendarsNotLoaded isTrying={isFetching} onRetry={() => refetch()} />
  if (isLoading || !pages || !settings) return <ChooserSkeleton accounts={accounts.length} />
  const chosen = [
    ...new Set([
      ...settings.defaultConflictCalendars,
      ...settings.defaultCalendars,
      ...pages.flatMap((page) => [...page.conflictCheckCalendars, ...page.targetCalendars]),
    ]),
  ]
  const groups = groupCalendars({ calendars: calendars ?? [], connections, chosen, isForWriting: false }, words)
  return (
    <>
      {accounts.map((integration) => (
        <AccountCalendars
          key={integration.id}
          integration={integration}
          group={groups.find(({ id }) => id === integration.id)}
          writable={(calendars ?? []).flatMap(({ id, canWrite }) => (canWrite ? id : []))}
          pages={pages}
          settings={settings}
        />
      ))}
      <p className="text-sm">
        <Link href="/integrations" className={`inline-flex min-h-11 items-center ${strongLink}`}>
          {t.calendars.more}
        </Link>
      </p>
    </>
  )
}
