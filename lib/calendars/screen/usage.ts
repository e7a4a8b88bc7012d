import { type Integration, PROVIDER_OF_TYPE } from '@/lib/vocabulary/integration'
import { factsOf } from '@/lib/vocabulary/providers'

/** What a connection is needed for: titles of booking pages, and the owner's default calendars. */
export type Usage = { checkedBy: string[]; writtenBy: string[]; meetOnIt: string[]; isDefaultCalendar: boolean }

type Page = { title: string; location: string; conflictCheckCalendars: string[]; targetCalendars: string[] }

/** Pages that meet on its service count only when no other account of that service stays. */
export function usageOf(
  integration: Integration,
  others: readonly Integration[],
  pages: readonly Page[],
  settings: { defaultCalendars: readonly string[] },
): Usage {
  const isOfIt = (choice: string) => new RegExp(`^[a-z]+_${integration.id}(:|$)`).test(choice)
  const location = locationOf(integration)
  const isLast = others.every((other) => other.id === integration.id || locationOf(other) !== location)
  const titles = (fits: (page: Page) => boolean) => pages.filter(fits).map(({ title }) => title)
  return {
    checkedBy: titles((page) => page.conflictCheckCalendars.some(isOfIt)),
    writtenBy: titles((page) => page.targetCalendars.some(isOfIt)),
    meetOnIt: isLast ? titles((page) => page.location === location) : [],
    isDefaultCalendar: settings.defaultCalendars.some(isOfIt),
  }
}

function locationOf({ type }: Integration): string | null {
  return factsOf(PROVIDER_OF_TYPE[type]).video?.location ?? null
}

/** What will be otherwise once it is disconnected, one sentence each. */
export function consequencesOf({ checkedBy, writtenBy, meetOnIt, isDefaultCalendar }: Usage): string[] {
  return [
    ...(checkedBy.length > 0
      ? [`${listed(checkedBy)} will offer times without looking for conflicts in this account.`]
      : []),
    ...(writtenBy.length > 0 ? [`Bookings on ${listed(writtenBy)} will no longer be written to its calendars.`] : []),
    ...(meetOnIt.length > 0
      ? [`New bookings on ${listed(meetOnIt)} get no link until an account is connected or the location is changed.`]
      : []),
    ...(isDefaultCalendar ? ['Its calendars are taken out of your default calendars.'] : []),
  ]
}

const SHOWN = 3

function listed(titles: string[]): string {
  const quoted = titles.slice(0, SHOWN).map((title) => `“${title}”`)
  const more = titles.length - quoted.length
  const parts = more > 0 ? [...quoted, `${more} more`] : quoted
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
}
