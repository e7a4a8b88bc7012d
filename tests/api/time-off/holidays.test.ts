import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runChores } from '@/lib/process/housekeeping'
import { addDays } from '@/lib/scheduling'
import type { Holiday, HolidayCountry, TimeOff } from '@/lib/time-off/schema'
import { extendHolidays } from '@/lib/time-off/server/holidays'
import { slotsOn } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { query } from '@/tests/support/database/query'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const BW = { country: 'DE', region: 'BW' }
const BE = { country: 'DE', region: 'BE' }
const YEAR = new Date().getUTCFullYear()

let owner: Awaited<ReturnType<typeof signInOwner>>
beforeEach(async () => {
  owner = await signInOwner()
})

const save = (holidays: unknown) => owner.patch('/api/settings', { holidays })
const timeOff = async (from = '') => (await owner.get(`/api/time-off${from && `?from=${from}`}`)).body as TimeOff[]
const settings = async () => (await owner.get('/api/settings')).body
const countOn = async (slug: string, date: string) =>
  (await slotsOn(slug, date)).days.flatMap(({ slots }) => slots).length

/** The first holiday that visitors can ask for. */
async function nextHoliday(): Promise<TimeOff> {
  const [next] = await timeOff(dateOf(inDays(3)))
  if (!next) throw new Error('There is no holiday')
  return next
}

describe('GET /api/holidays/regions', () => {
  it('lists countries with the regions whose holidays differ', async () => {
    const { status, body } = await owner.get('/api/holidays/regions')
    expect(status).toBe(200)
    const germany = (body as HolidayCountry[]).find(({ country }) => country === 'DE')
    expect(germany).toMatchObject({ country: 'DE', name: 'Germany' })
    expect(germany?.regions).toContainEqual({ code: 'BE', name: 'Berlin' })
  })

  it('names both in a language of ours, and refuses another one', async () => {
    const named = await owner.get('/api/holidays/regions?language=de')
    const swiss = (named.body as HolidayCountry[]).find(({ country }) => country === 'CH')
    expect(swiss?.name).toBe('Schweiz')
    expect(swiss?.regions).toContainEqual({ code: 'GE', name: 'Kanton Genf' })
    const refused = await owner.get('/api/holidays/regions?language=xx')
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'language', message: 'Unknown language' }] },
    })
  })
})

describe('GET /api/holidays', () => {
  it('lists the holidays of a region in a year', async () => {
    const { status, body } = await owner.get('/api/holidays?country=DE&region=BW&year=2027')
    expect(status).toBe(200)
    expect(body).toContainEqual({ date: '2027-05-27', name: 'Fronleichnam', type: 'public' })
    expect(body).toContainEqual({ date: '2027-12-24', name: 'Heiliger Abend', type: 'bank' })
    const dates = (body as Holiday[]).map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    const whole = (await owner.get('/api/holidays?country=TR&year=2027')).body
    expect(whole).toContainEqual({ date: '2027-05-16', name: 'Kurban Bayramı', type: 'public' })
  })

  it.each([
    ['region=BW&year=2027', 'country', 'Required'],
    ['country=XX&year=2027', 'country', 'Unknown country'],
    ['country=__proto__&year=2027', 'country', 'Unknown country'],
    ['country=de&year=2027', 'country', 'Unknown country'],
    ['country=DE&region=XX&year=2027', 'region', 'Unknown region'],
    ['country=TR&region=BW&year=2027', 'region', 'Unknown region'],
    ['country=DE', 'year', 'Required'],
    ['country=DE&year=2027.5', 'year', 'Must be a year from 1970 to 2100'],
    ['country=DE&year=1969', 'year', 'Must be a year from 1970 to 2100'],
    ['country=DE&year=9999', 'year', 'Must be a year from 1970 to 2100'],
    ['country=DE&country=FR&year=2027', 'country', 'Invalid input'],
  ])('refuses %s', async (text, path, message) => {
    expect(await owner.get(`/api/holidays?${text}`)).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    })
  })
})

describe('PATCH /api/settings {holidays}', () => {
  it('writes the public holidays of this year and the next two', async () => {
    expect(await settings()).toMatchObject({ holidays: null })
    expect(await save(BW)).toMatchObject({ status: 200, body: { holidays: BW } })
    expect(await settings()).toMatchObject({ holidays: BW })
    const rows = await timeOff()
    expect(new Set(rows.map(({ from }) => Number(from.slice(0, 4))))).toEqual(new Set([YEAR, YEAR + 1, YEAR + 2]))
    expect(rows).toContainEqual({
      id: expect.any(String),
      from: `${YEAR + 1}-01-06`,
      to: `${YEAR + 1}-01-06`,
      startTime: null,
      endTime: null,
      title: 'Heilige Drei Könige',
      publicLabel: 'Heilige Drei Könige',
      kind: 'holiday',
      isActive: true,
    })
    expect(rows.some(({ title }) => title === 'Heiliger Abend')).toBe(false)
  })

  it('leaves them alone when other settings are saved', async () => {
    await save(BW)
    const before = await timeOff()
    expect(await owner.patch('/api/settings', { fullName: 'Ada' })).toMatchObject({ body: { holidays: BW } })
    expect(await timeOff()).toEqual(before)
  })

  it('takes a country without a region', async () => {
    expect(await save({ country: 'TR' })).toMatchObject({ body: { holidays: { country: 'TR', region: null } } })
    const feasts = (await timeOff()).filter(({ title }) => title === 'Kurban Bayramı')
    expect(feasts.length).toBeGreaterThanOrEqual(3)
    for (const { from, to } of feasts) expect(to).toBe(addDays(from, 3))
  })

  it('closes the holidays of all pages, and one made inactive opens its date alone', async () => {
    const { slug } = await createPage(owner)
    await save(BW)
    const { id, from } = await nextHoliday()
    const openBefore = await countOn(slug, dateOf(inDays(2)))
    expect(await countOn(slug, from)).toBe(0)
    await owner.patch(`/api/time-off/${id}`, { isActive: false })
    expect(await countOn(slug, from)).toBe(48)
    const [other] = (await timeOff(addDays(from, 1))).filter(({ from: date }) => date > from)
    expect(await countOn(slug, other?.from ?? '')).toBe(0)
    expect(await countOn(slug, dateOf(inDays(2)))).toBe(openBefore)
  })

  it('keeps what the owner changed when the same region is saved again', async () => {
    await save(BW)
    const { id } = await nextHoliday()
    await owner.patch(`/api/time-off/${id}`, { isActive: false, publicLabel: 'Open as usual' })
    const before = await timeOff()
    await save(BW)
    expect(await timeOff()).toEqual(before)
    expect(before).toContainEqual(expect.objectContaining({ id, isActive: false, publicLabel: 'Open as usual' }))
  })

  it('replaces those of another region, and takes them away for none; leave stays', async () => {
    const leave = await addTimeOff(owner)
    await save(BW)
    const titles = async () => (await timeOff()).map(({ title }) => title)
    expect(await titles()).toContain('Fronleichnam')
    const { id } = await nextHoliday()
    await owner.patch(`/api/time-off/${id}`, { isActive: false })
    await save(BE)
    expect(await titles()).not.toContain('Fronleichnam')
    expect(await titles()).toContain('Internationaler Frauentag')
    expect((await timeOff()).every(({ isActive }) => isActive)).toBe(true)
    expect(await save(null)).toMatchObject({ status: 200, body: { holidays: null } })
    expect(await timeOff()).toEqual([leave])
  })

  it('lets the booking pages be drawn again, which name the holidays', async () => {
    const { slug } = await createPage(owner)
    await forgetChanges()
    await save(BW)
    expect(await changedPaths()).toEqual([slug])
    const { from, title } = await nextHoliday()
    expect((await new ApiClient().get(`/api/schedule/${slug}`)).body).toMatchObject({
      dates: expect.arrayContaining([{ date: from, publicLabel: title }]),
    })
  })

  it.each([
    [{ country: 'XX', region: null }, 'holidays.country', 'Unknown country'],
    [{ country: 'DE', region: 'XX' }, 'holidays.region', 'Unknown region'],
    [{ country: 'constructor' }, 'holidays.country', 'Unknown country'],
    [{ region: 'BW' }, 'holidays.country', 'Required'],
    [{ country: 'x'.repeat(21) }, 'holidays.country', 'Invalid input'],
    ['DE', 'holidays', 'Invalid input'],
  ])('refuses %j and changes nothing', async (holidays, path, message) => {
    await save(BW)
    const before = await timeOff()
    expect(await owner.patch('/api/settings', { holidays, fullName: 'Changed' })).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    })
    expect(await settings()).toMatchObject({ holidays: BW, fullName: '' })
    expect(await timeOff()).toEqual(before)
  })

  it('writes each holiday once when it is saved twice at the same time', async () => {
    await Promise.all([save(BW), save(BW), save(BW)])
    const keys = (await timeOff()).map(({ from, title }) => `${from} ${title}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(30)
  })
})

describe('PATCH /api/time-off/{id} of a holiday', () => {
  it.each([{ from: '2030-01-01' }, { to: '2099-01-02' }, { title: 'Mine' }])('refuses %j', async (body) => {
    await save(BW)
    const { id } = await nextHoliday()
    expect(await owner.patch(`/api/time-off/${id}`, body)).toMatchObject({
      status: 400,
      body: { issues: [{ path: Object.keys(body)[0], message: "A holiday's name and dates can't be changed" }] },
    })
  })

  it('takes the values that it has', async () => {
    await save(BW)
    const { id, ...holiday } = await nextHoliday()
    const changed = { ...holiday, publicLabel: 'Closed' }
    expect(await owner.patch(`/api/time-off/${id}`, changed)).toMatchObject({ status: 200, body: changed })
  })
})

describe('extendHolidays', () => {
  const nextYear = new Date(Date.UTC(YEAR + 1, 0, 2))
  const years = async () => [...new Set((await timeOff()).map(({ from }) => Number(from.slice(0, 4))))]

  it('adds the year that has come into reach, once, and keeps what is there', async () => {
    await save(BW)
    const { id } = await nextHoliday()
    await owner.patch(`/api/time-off/${id}`, { isActive: false })
    const before = await timeOff()
    await extendHolidays(new Date())
    expect(await timeOff()).toEqual(before)
    await extendHolidays(nextYear)
    await extendHolidays(nextYear)
    const after = await timeOff()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(await years()).toEqual([YEAR, YEAR + 1, YEAR + 2, YEAR + 3])
    await owner.delete(`/api/time-off/${after.at(-1)?.id}`)
    await extendHolidays(nextYear)
    expect(await timeOff()).toEqual(after.slice(0, -1))
  })

  it('leaves an account without holidays alone', async () => {
    await save(BW)
    await save(null)
    await extendHolidays(nextYear)
    expect(await timeOff()).toEqual([])
  })

  it('is a chore of the server', async () => {
    await save(BW)
    await query(sql`delete from chores where name = 'holidays'`)
    // Their sessions have expired then.
    const { id } = (await owner.get('/api/user')).body as { id: string }
    await runChores(nextYear)
    expect(await query(sql`select holidays ->> 'through' as year from user_settings where user_id = ${id}`)).toEqual([
      { year: String(YEAR + 3) },
    ])
  })
})
