import { GET as listSlots } from '@/app/api/schedule/[slug]/slots/route'
import { weeklyHoursOf } from '@/components/visitor/booking/bookable-page'
import type { Formats, PlainSchedule, TimesView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { slotsPath } from '@/lib/client/visitor/schedule'
import { pickPrefilled } from '@/lib/forms/answers/pick-prefilled'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { type AddressChoices, type PlainChoices, readChoices } from '@/lib/meetings/visitor/plain-links'
import { timeFormatOf, weekStartOf } from '@/lib/meetings/visitor/reader-formats'
import { withLink } from '@/lib/meetings/visitor/with-link'
import { type CalendarDate, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { pick } from '@/lib/shared/pick'
import { isSlug } from '@/lib/shared/text/slug'
import { lookFor } from './look'
import { missing, plainPage, type Visit } from './visit'

/** The fields of a page that are drawn. */
const SHOWN = [
  'slug',
  'title',
  'description',
  'duration',
  'durations',
  'location',
  'customLocation',
  'timezone',
  'lockTimezone',
  'dates',
  'ownerName',
  'brand',
  'approval',
  'form',
  'lang',
  'maxGuests',
  'profile',
  'hosts',
] as const
const PARTS = ['booking', 'bookingDialog', 'timezones', 'tryAgain'] as const

export const drawTimes = plainPage<TimesView>(PARTS, async (visit) => {
  const page = await readPage(visit)
  if (!page) return missing(visit, 'page')
  const { query, now, request } = visit
  const choices = readChoices(query, page, inAddressOf(visit, page))
  const date = query.get('date') ?? ''
  const wanted = isCalendarDate(date) ? date : null
  const { slots, failure } = await readTimes(visit, choices, wanted)
  const { t, say } = visit.texts.part('booking')
  return {
    parts: partsOf(page),
    title: say(t.pageTitle, { title: page.title, host: page.ownerName }),
    status: failure?.status,
    retryAfterSeconds: failure?.retryAfterSeconds,
    view: {
      page,
      choices,
      formats: readFormats(request.headers),
      now: now.toISOString(),
      wanted,
      slots,
      failure,
    },
  }
})

/** Texts that only some pages need. */
export const partsOf = ({ hosts }: PlainSchedule) => (hosts ? (['hostChoice'] as const) : [])

/** Null for an address without an active page. */
export async function readPage(visit: Visit): Promise<PlainSchedule | null> {
  const { slug } = visit.params
  const schedule = isSlug(slug) ? await findSchedule(slug, visit.texts.language, linkOf(visit)) : null
  return schedule && { ...pick(schedule, SHOWN), ...weeklyHoursOf(schedule) }
}

/** The `k` of a link to a secret page. */
const linkOf = ({ query }: Visit) => query.get('k') ?? ''

/** The choices in the address, also in that to which a form is sent. */
export function inAddressOf(visit: Visit, { form, hosts }: PlainSchedule): AddressChoices {
  const [k, response] = [linkOf(visit), visit.query.get(RESPONSE_PARAM)]
  const host = hosts?.find(({ id }) => id === visit.query.get('host'))?.id
  const answers = pickPrefilled(form?.questions ?? [], visit.query)
  return {
    ...(k && { k }),
    ...(response && { response }),
    ...(host && { host }),
    ...(answers.length > 0 && { answers }),
  }
}

/** All times that the page's calendar shows too, on the way to a date. */
export function readTimes({ request }: Visit, choices: PlainChoices, wanted: CalendarDate | null) {
  const { slug, timezone, duration, k, host } = choices
  const path = withLink(slotsPath(slug, timezone, duration), k) + (host ? `&host=${host}` : '')
  return lookFor(wanted, (more) => callRoute(listSlots, request.headers, { path: path + more, params: { slug } }))
}

/** Without scripts a browser tells its language only. */
export function readFormats(headers: Headers): Formats {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/, 1)
  const language = isLanguage(first.trim()) ? first.trim() : 'en-US'
  return { timeFormat: timeFormatOf(language), weekStartDay: weekStartOf(language) }
}

function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
