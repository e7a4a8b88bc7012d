import { z } from 'zod'
import { mergeBusy } from '@/lib/scheduling/busy'
import { lenientArray } from '../lenient-array'
import type { BusyAnswer, BusyPeriod, CalendarRef } from '../provider'
import { type FailureKind, ProviderError } from '../provider-error'
import { type GoogleCall, toGoogleCalendarId } from './rules'

export const MAX_BUSY_DAYS = 60
export const MAX_BUSY_CALENDARS = 50
const MAX_MS = MAX_BUSY_DAYS * 86_400_000
const MAX_PAGES = 20

const calendarEntry = z.object({
  id: z.string().min(1),
  summary: z.string().optional(),
  summaryOverride: z.string().optional(),
  primary: z.boolean().optional(),
  deleted: z.boolean().optional(),
  accessRole: z.string().optional(),
})
const calendarList = z.object({ nextPageToken: z.string().optional(), items: lenientArray(calendarEntry) })

export async function listCalendars({ tools, connection }: GoogleCall): Promise<CalendarRef[]> {
  const found: CalendarRef[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await tools.api(connection, {
      name: 'calendarList.list',
      method: 'GET',
      path: '/users/me/calendarList',
      query: { maxResults: '250', pageToken },
      answer: calendarList,
    })
    for (const { id, summary, summaryOverride, primary, deleted, accessRole } of answer.items) {
      if (deleted) continue
      const canWrite = accessRole === undefined || accessRole === 'owner' || accessRole === 'writer'
      // The address of an account is the id of its primary calendar.
      const isPrimary = primary ?? id === connection.config.account
      found.push({ id, name: summaryOverride || summary || id, isPrimary, canWrite })
    }
    pageToken = answer.nextPageToken
    if (!pageToken) break
  }
  return found
}

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: instant, end: instant })).default([]),
      errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    }),
  ),
})
type FreeBusy = z.infer<typeof freeBusy>['calendars']

/** Google decides what counts as busy (docs/calendars.md). A calendar that failed in one window has failed. */
export async function readBusy(call: GoogleCall, calendarIds: string[], from: number, to: number): Promise<BusyAnswer> {
  const groups = chunk([...new Set(calendarIds)], MAX_BUSY_CALENDARS)
  const windows = toWindows(from, to)
  const answers = await Promise.all(
    groups.map((ids) => Promise.all(windows.map((window) => askFreeBusy(call, ids, window)))),
  )
  const answer: BusyAnswer = { busy: [], failed: [] }
  for (const [index, ids] of groups.entries()) {
    for (const calendarId of ids) collect(answer, calendarId, answers[index] ?? [])
  }
  return answer
}

async function askFreeBusy({ tools, connection }: GoogleCall, ids: string[], { start, end }: BusyPeriod) {
  const { calendars } = await tools.api(connection, {
    name: 'freebusy.query',
    method: 'POST',
    path: '/freeBusy',
    body: {
      timeMin: new Date(start).toISOString(),
      timeMax: new Date(end).toISOString(),
      items: ids.map((id) => ({ id: toGoogleCalendarId(id) })),
    },
    answer: freeBusy,
  })
  return withPrimary(calendars, ids.map(toGoogleCalendarId))
}

/** Google may return the primary calendar under its real id: it is then the one whose id we did not request. */
function withPrimary(calendars: FreeBusy, asked: string[]): FreeBusy {
  if (!asked.includes('primary') || calendars.primary) return calendars
  const [own, ...others] = Object.keys(calendars).filter((id) => !asked.includes(id))
  return own && others.length === 0 ? { ...calendars, primary: calendars[own] as FreeBusy[string] } : calendars
}

function collect(answer: BusyAnswer, calendarId: string, windows: FreeBusy[]): void {
  const parts = windows.map((calendars) => calendars[toGoogleCalendarId(calendarId)])
  const broken = parts.find((part) => !part || part.errors.length > 0)
  if (parts.includes(undefined) || broken) {
    answer.failed.push({ calendarId, error: toError(broken?.errors[0]?.reason) })
    return
  }
  answer.busy.push({ calendarId, periods: mergeBusy(parts.flatMap((part) => part?.busy ?? [])) })
}

/** Error reasons of single calendars; a calendar missing from the response does not exist. */
function toError(reason = 'notFound'): ProviderError {
  const kinds: Record<string, FailureKind> = {
    notFound: 'gone',
    rateLimitExceeded: 'rate-limited',
    quotaExceeded: 'rate-limited',
    forbidden: 'forbidden',
  }
  return new ProviderError(kinds[reason] ?? 'transient', 'Google could not read this calendar')
}

function toWindows(from: number, to: number): BusyPeriod[] {
  const count = Math.max(Math.ceil((to - from) / MAX_MS), 0)
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * MAX_MS
    return { start, end: Math.min(start + MAX_MS, to) }
  })
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
