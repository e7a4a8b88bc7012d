import type { z } from 'zod'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findPageId, findSchedulePage, type PageKey, type ShownPage } from '@/db/queries/meetings/schedule'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { scheduleAnswer } from '@/lib/meetings/visitor/api-shapes'
import { listOfferedHosts, type OfferedHost } from '@/lib/pages/server/hosts/choice'
import { durationsOf } from '@/lib/pages/server/page-rules'
import { findByToken } from '@/lib/platform/tokens'
import { toBrand } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { pick } from '@/lib/shared/pick'
import { languageOfWords, PAGE_TEXTS, readTexts } from '@/lib/shared/text/translations'
import { isUuid } from '@/lib/shared/text/uuid'
import { listClosedDates } from '@/lib/time-off/closed-dates'
import { textsOf } from '@/messages'
import { toAskedForm } from './intake-form'

/** The public fields of a page. */
const SHOWN = [
  'id',
  'slug',
  'title',
  'description',
  'duration',
  'location',
  'customLocation',
  'timezone',
  'availabilities',
  'lockTimezone',
  'ownerName',
] as const satisfies readonly (keyof SchedulePage)[]

/** The response of `GET /api/schedule/{slug}`. */
export type Schedule = z.infer<typeof scheduleAnswer>

/**
 * Anyone can address a page by its slug, a secret one with the `k` of one of its links; its owner also by its id, active or
 * not. A `k` that we did not sign is none.
 */
export async function toPageKey(slugOrId: string, viewer: { id: OwnerId } | null, k?: string): Promise<PageKey> {
  if (!isUuid(slugOrId)) return { slug: slugOrId, link: await findByToken('page', k) }
  if (!viewer) throw pageNotFound()
  return { id: slugOrId, owner: viewer.id }
}

/** Finds an active page, for rendering it in a language; by the `k` of one of its links, if there is one. */
export async function findSchedule(slug: string, language: Language, k?: string | null): Promise<Schedule | null> {
  const page = await findSchedulePage(database(), { slug, link: await findByToken('page', k ?? '') })
  return page && showPage(page, language)
}

/** `asked` is null for the main texts. */
export async function getSchedule(key: PageKey, asked: Language | null): Promise<Schedule> {
  return showPage(found(await findSchedulePage(database(), key)), asked)
}

async function showPage(page: ShownPage, asked: Language | null): Promise<Schedule> {
  return toSchedule(page, asked, await listOfferedHosts(page))
}

export async function requirePageId(key: PageKey): Promise<string> {
  return found(await findPageId(database(), key))
}

export function availabilityUnknown(): AppError {
  return new AppError('availability_unknown', { retryAfterSeconds: 30 })
}

export function pageNotFound(): AppError {
  return new AppError('page_not_found')
}

/** A meeting whose link is made with the booking takes place online; other locations have words of their own. */
function placeOf({ location, ownerLanguage, customLocation }: ShownPage, asked: Language | null): string | null {
  return location === 'link' ? textsOf(asked ?? ownerLanguage).t.eventMail.online : customLocation
}

function toSchedule(page: ShownPage, asked: Language | null, hosts: OfferedHost[] | null): Schedule {
  const form = toAskedForm(page.form, asked)
  const brand = toBrand(page.brand)
  const reading = { asked, main: page.mainLanguage }
  const { lang, ...texts } = readTexts(PAGE_TEXTS, page, reading)
  const customLocation = languageOfWords([page.customLocation], reading)
  return {
    ...pick(page, SHOWN),
    customLocation: page.customLocation || placeOf(page, asked),
    ...texts,
    ...((lang || customLocation) && { lang: { ...lang, ...(customLocation && { customLocation }) } }),
    durations: durationsOf(page),
    dates: listClosedDates(page.closures, page.dates),
    ...(page.approval === 'always' && { approval: page.approval }),
    ...(form && { form }),
    ...(brand && { brand }),
    ...(page.profile && { profile: page.profile }),
    ...(page.maxGuests > 0 && { maxGuests: page.maxGuests }),
    ...(page.requireEmailCheck && { requireEmailCheck: true }),
    ...(page.acceptsOtherTimes && { acceptsOtherTimes: true }),
    ...(hosts && { hosts }),
  }
}

export function found<T>(page: T | null): T {
  if (!page) throw pageNotFound()
  return page
}
