import type { EventRole } from '@/lib/vocabulary/calendar-events'
import { readCalendarChoice } from '@/lib/vocabulary/calendar-id'
import type { ProviderId } from '@/lib/vocabulary/integration'
import { providerOfLocation } from '@/lib/vocabulary/location-provider'
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
 * The events that a meeting should have at providers. The first chosen calendar of the location's
 * provider makes the link together with the event; where none is chosen, the primary calendar of its first account does.
 * Of the others each gets a copy; where no link comes with an event, the first chosen calendar is the main one. A provider
 * of meetings without calendars makes its link by itself, before the calendars. `accounts` are in the order in which they
 * are preferred; choices of other accounts, and second ones of the same calendar, are left out.
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
    if (!account?.can.calendars || calendarId === undefined) continue
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
