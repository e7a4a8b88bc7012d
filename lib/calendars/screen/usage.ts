import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import type { Message } from '@/messages/message'
import type { PartTexts } from '@/messages/texts'

/** The uses of a connection: titles of booking pages, and the owner's default calendars. */
export type Usage = { checkedBy: string[]; writtenBy: string[]; meetOnIt: string[]; isDefaultCalendar: boolean }

type Page = { title: string; location: string; conflictCheckCalendars: string[]; targetCalendars: string[] }

/** Pages that meet on its service count only if no other account of that service remains. */
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

type Words = PartTexts<'integrations'>

/** The consequences of disconnecting, one sentence for each kind of use. */
export function consequencesOf({ checkedBy, writtenBy, meetOnIt, isDefaultCalendar }: Usage, words: Words): string[] {
  const { say } = words
  const t = words.t.disconnect
  const sentence = (message: Message<'pages'>, titles: string[]) =>
    titles.length > 0 ? [say(message, { pages: listed(titles, words) })] : []
  return [
    ...sentence(t.stopsChecking, checkedBy),
    ...sentence(t.stopsWriting, writtenBy),
    ...sentence(t.stopsLinks, meetOnIt),
    ...(isDefaultCalendar ? [t.stopsDefault] : []),
  ]
}

const SHOWN = 3

/** `“A”, “B”, “C”, and 2 more` */
function listed(titles: string[], { t, say, locale }: Words): string {
  const quoted = titles.slice(0, SHOWN).map((title) => say(t.disconnect.page, { title }))
  const more = titles.length - quoted.length
  const parts = more > 0 ? [...quoted, say(t.disconnect.morePages, { count: more })] : quoted
  return new Intl.ListFormat(locale).format(parts)
}
