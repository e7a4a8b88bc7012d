import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  addHolidays,
  type DueHolidays,
  type HolidayFields,
  holdHolidays,
  listDueHolidays,
  removeHolidays,
  storeHolidays,
} from '@/db/queries/pages/holidays'
import { type CalendarDate, localDate } from '@/lib/scheduling'
import { invalidField } from '@/lib/shared/errors'
import { MAX_TITLE } from '@/lib/shared/text/text'
import type { HolidayRegion } from '@/lib/shared/time-off'
import { check } from '@/messages/check'
import type { Holiday, HolidaysQuery } from '../schema'
import { listCountries, readHolidays } from './holiday-library'
import { redrawPages } from './time-off'

/** Written are the holidays of this year and of as many after it. */
const YEARS_AHEAD = 2
const ACCOUNTS_AT_ONCE = 100

/** All types that the library knows, by date. */
export async function listHolidays({ country, region, year }: HolidaysQuery): Promise<Holiday[]> {
  await requireRegion({ country, region })
  const holidays = await readHolidays({ country, region }, year)
  return holidays
    .map(({ from, name, type }) => ({ date: from, name, type }))
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** The public holidays of a region that a save writes. */
export type HolidayPlan = { region: HolidayRegion; firstDate: CalendarDate; through: number; rows: HolidayFields[] }

/** Computed before the transaction of a save. Throws 400 for a country or region that does not exist. */
export async function planHolidays(region: HolidayRegion, timezone: string, now: Date): Promise<HolidayPlan> {
  await requireRegion(region, 'holidays.')
  const year = Number(localDate(timezone, now.getTime()).slice(0, 4))
  const through = year + YEARS_AHEAD
  return { region, firstDate: `${year}-01-01`, through, rows: await readPublic(region, year, through) }
}

/**
 * In a transaction: puts the planned holidays in the place of those that are there, or takes all away. The same region keeps
 * past years and what its owner changed; another one starts anew.
 */
export async function replaceHolidays(tx: Database, owner: OwnerId, plan: HolidayPlan | null): Promise<void> {
  const before = await holdHolidays(tx, owner)
  if (!plan || !isSameRegion(before, plan.region)) await removeHolidays(tx, owner, {})
  if (plan) {
    const kept = await addHolidays(tx, owner, plan.rows)
    await removeHolidays(tx, owner, { from: plan.firstDate, kept })
  }
  await storeHolidays(tx, owner, plan && { ...plan.region, through: plan.through })
  await redrawPages(tx, owner)
}

/** Adds the holidays of years that have come into reach since an owner saved their region. No page shows dates so far ahead. */
export async function extendHolidays(now: Date, isTimeUp = () => false): Promise<void> {
  const year = now.getUTCFullYear() + YEARS_AHEAD
  let after: string | null = null
  let due: DueHolidays[]
  do {
    due = await listDueHolidays(database(), { year, after, limit: ACCOUNTS_AT_ONCE })
    for (const account of due) {
      if (isTimeUp()) return
      await extend(account, year)
      after = account.userId
    }
  } while (due.length === ACCOUNTS_AT_ONCE)
}

async function extend({ userId, holidays }: DueHolidays, year: number): Promise<void> {
  const rows = await readPublic(holidays, holidays.through + 1, year)
  await database().transaction(async (tx) => {
    const stored = await holdHolidays(tx, userId)
    // Saved meanwhile.
    if (!stored || !isSameRegion(stored, holidays) || stored.through !== holidays.through) return
    await addHolidays(tx, userId, rows)
    await storeHolidays(tx, userId, { ...stored, through: year })
  })
}

async function readPublic(region: HolidayRegion, firstYear: number, lastYear: number): Promise<HolidayFields[]> {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  const found = await Promise.all(years.map((year) => readHolidays(region, year)))
  return found
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ from, to, startTime, endTime, name }) => ({
      fromDate: from,
      toDate: to,
      startTime,
      endTime,
      title: name.slice(0, MAX_TITLE),
    }))
}

/** `prefix` is the path of the object that names the region. */
async function requireRegion({ country, region }: HolidayRegion, prefix = ''): Promise<void> {
  const known = (await listCountries()).find((one) => one.country === country)
  if (!known) throw invalidField(`${prefix}country`, check('countryUnknown'))
  if (region === null || known.regions.some(({ code }) => code === region)) return
  throw invalidField(`${prefix}region`, check('regionUnknown'))
}

function isSameRegion(one: HolidayRegion | null, other: HolidayRegion): boolean {
  return one !== null && one.country === other.country && one.region === other.region
}
