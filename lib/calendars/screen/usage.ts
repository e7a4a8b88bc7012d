import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import type { DefaultCalendars } from '@/lib/shared/calendars/default-calendars'
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
  settings: DefaultCalendars,
): Usage {
  const isOfIt = isChoiceOf(integration.id)
  const location = locationOf(integration)
  const isLast = others.every((other) => other.id === integration.id || locationOf(other) !== location)
  const titles = (fits: (page: Page) => boolean) => pages.filter(fits).map(({ title }) => title)
  return {
    checkedBy: titles((page) => page.conflictCheckCalendars.some(isOfIt)),
    writtenBy: titles((page) => page.targetCalendars.some(isOfIt)),
    meetOnIt: isLast ? titles((page) => page.location === location) : [],
    isDefaultCalendar: [...settings.defaultConflictCalendars, ...settings.defaultCalendars].some(isOfIt),
  }
}

/** What an account's calendars are for, as the owner is asked. */
export type CalendarUse = {
  conflictCheckCalendars: string[]
  targetCalendars: string[]
  /** Null for all pages. */
  pageIds: string[] | null
}

type UsingPage = Page & { id: string }

/**
 * The present use: the account's defaults, or without any what pages choose. Pages that use none of its calendars are left out.
 * Calendars that block time are left out for a team, which has none.
 */
export function calendarUseOf(
  { id }: Integration,
  pages: readonly UsingPage[],
  settings: DefaultCalendars,
  { isTeams }: { isTeams: boolean },
): CalendarUse {
  const own = (choices: readonly string[]) => [...new Set(choices)].filter(isChoiceOf(id))
  const chosenBy = (field: 'conflictCheckCalendars' | 'targetCalendars', byDefault: string[]) => {
    const defaults = own(byDefault)
    return defaults.length > 0 ? defaults : own(pages.flatMap((page) => page[field]))
  }
  const using = pages.filter((page) => own([...page.conflictCheckCalendars, ...page.targetCalendars]).length > 0)
  return {
    conflictCheckCalendars: isTeams ? [] : chosenBy('conflictCheckCalendars', settings.defaultConflictCalendars),
    targetCalendars: chosenBy('targetCalendars', settings.defaultCalendars),
    pageIds: using.length === 0 || using.length === pages.length ? null : using.map((page) => page.id),
  }
}

export type UseKind = 'blocking' | 'booking'

const LISTS = { blocking: 'conflictCheckCalendars', booking: 'targetCalendars' } as const
const DEFAULTS = { blocking: 'defaultConflictCalendars', booking: 'defaultCalendars' } as const

/** Whether a calendar has a use, and on how many pages. */
export type ChoiceUse = { isOn: boolean; on: number }

export function choiceUseOf(
  choice: string,
  pages: readonly Page[],
  settings: DefaultCalendars,
): Record<UseKind, ChoiceUse> {
  const of = (kind: UseKind) => {
    const on = pages.filter((page) => page[LISTS[kind]].includes(choice)).length
    return { isOn: on > 0 || settings[DEFAULTS[kind]].includes(choice), on }
  }
  return { blocking: of('blocking'), booking: of('booking') }
}

/** The use of an account with one more, or one less, use of one of its calendars. */
export function withCalendar(use: CalendarUse, kind: UseKind, choice: string, isOn: boolean): CalendarUse {
  const others = use[LISTS[kind]].filter((other) => other !== choice)
  return { ...use, [LISTS[kind]]: isOn ? [...others, choice] : others }
}

/** True when all pages that use the account use its calendars as `use` says. */
export function isUsedAlike({ id }: Integration, pages: readonly UsingPage[], use: CalendarUse): boolean {
  const own = (choices: readonly string[]) => choices.filter(isChoiceOf(id)).toSorted().join(' ')
  const ofPage = (page: Pick<Page, (typeof LISTS)[UseKind]>) =>
    Object.values(LISTS)
      .map((list) => own(page[list]))
      .join(' | ')
  const wanted = ofPage(use)
  const none = ofPage({ conflictCheckCalendars: [], targetCalendars: [] })
  return pages.map(ofPage).every((one) => one === wanted || one === none)
}

/** How many pages an account's calendars block the time of, and get the bookings of; with no page yet, whether new ones will. */
export type UseCount = { pages: number; blocking: number; booking: number; isUnused: boolean }

export function countUse({ id }: Integration, pages: readonly Page[], settings: DefaultCalendars): UseCount {
  const isOwn = isChoiceOf(id)
  const blocking = pages.filter((page) => page.conflictCheckCalendars.some(isOwn)).length
  const booking = pages.filter((page) => page.targetCalendars.some(isOwn)).length
  const isDefault = {
    blocking: settings.defaultConflictCalendars.some(isOwn),
    // Meetings that the owner makes go there, too.
    booking: settings.defaultCalendars.some(isOwn),
  }
  if (pages.length > 0) {
    return { pages: pages.length, blocking, booking, isUnused: blocking + booking === 0 && !isDefault.booking }
  }
  const counted = { blocking: Number(isDefault.blocking), booking: Number(isDefault.booking) }
  return { pages: 0, ...counted, isUnused: counted.blocking + counted.booking === 0 }
}

function isChoiceOf(integrationId: string): (choice: string) => boolean {
  return (choice) => readCalendarChoice(choice)?.integrationId === integrationId
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
