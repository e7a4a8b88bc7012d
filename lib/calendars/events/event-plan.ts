import type { EventRole } from '@/lib/shared/calendars/calendar-events'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import type { ProviderId } from '@/lib/shared/calendars/integration'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import { isReadOnly } from '@/lib/shared/calendars/providers'
import type { Capabilities } from '../providers/provider'

/** One of the owner's accounts, as far as the plan depends on it. */
export type PlanAccount = { id: string; provider: ProviderId; can: Capabilities }

export type PlannedEvent = {
  integrationId: string
  /** Empty for the account's primary calendar, and for a video meeting. */
  calendarId: string
  role: EventRole
  /** The meeting's link comes with it. */
  makesLink: boolean
}

/**
 * The events that a meeting should have at providers. The first chosen calendar of the location's provider creates the
 * link with its event; if none is chosen, the primary calendar of that provider's first account does. The other chosen
 * calendars get a copy. Without such a link the first chosen calendar is the main one. A provider without calendars
 * creates its link by itself, first. `accounts` are in order of preference; choices of other accounts and repeated
 * choices are ignored.
 */
export function planEvents(
  meeting: { location: string; targetCalendars: readonly string[] },
  accounts: readonly PlanAccount[],
): PlannedEvent[] {
  const targets = readTargets(meeting.targetCalendars, accounts)
  const provider = providerOfLocation(meeting.location)
  const candidates = accounts.filter((account) => account.provider === provider)
  const standalone = candidates.find(({ can }) => can.conference === 'standalone')
  const maker = standalone ? undefined : findMaker(targets, candidates)
  const calendars = maker && !targets.includes(maker) ? [maker, ...targets] : targets
  const main = maker ?? calendars[0]
  return [
    ...(standalone
      ? [{ integrationId: standalone.id, calendarId: '', role: 'conference' as const, makesLink: true }]
      : []),
    ...[...(main ? [main] : []), ...calendars.filter((target) => target !== main)].map((target) => ({
      ...target,
      role: target === main ? ('main' as const) : ('copy' as const),
      makesLink: target === maker,
    })),
  ]
}

type Target = { integrationId: string; calendarId: string }

function readTargets(choices: readonly string[], accounts: readonly PlanAccount[]): Target[] {
  const targets = new Map<string, Target>()
  for (const choice of choices) {
    const { integrationId, calendarId } = readCalendarChoice(choice) ?? {}
    const account = accounts.find(({ id }) => id === integrationId)
    if (!account?.can.calendars || isReadOnly(account.provider) || calendarId === undefined) continue
    const target = { integrationId: account.id, calendarId }
    const name = JSON.stringify(target)
    if (!targets.has(name)) targets.set(name, target)
  }
  return [...targets.values()]
}

function findMaker(targets: Target[], candidates: PlanAccount[]): Target | undefined {
  const makers = candidates.filter(({ can }) => can.conference === 'with-event')
  const chosen = targets.find(({ integrationId }) => makers.some(({ id }) => id === integrationId))
  return chosen ?? (makers[0] && { integrationId: makers[0].id, calendarId: '' })
}
