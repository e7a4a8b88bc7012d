import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_RECIPIENT: '6/3600' }))

async function makePage(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, { requireEmailCheck: true, ...fields })
  const path = `/api/schedule/${page.slug}`
  const email = newEmail()
  const send = (address = email) => new ApiClient().post(`${path}/email-check`, { email: address })
  const code = async (address = email) => {
    expect((await send(address)).status).toBe(200)
    return codeIn((await mailsTo(address)).at(-1)?.subject)
  }
  const book = (fields_: object = {}, by = new ApiClient()) =>
    by.post(`${path}/book`, visitor(inDays(3), { attendeeEmail: email, ...fields_ }))
  return { owner, page, path, email, send, code, book }
}

const codeIn = (subject: string | undefined) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('POST /api/schedule/{slug}/book of a page that checks addresses', () => {
  it('refuses without a code, with a wrong one and with that of another address', async () => {
    const { book, code } = await makePage()
    expect(await book()).toMatchObject({ status: 403, body: { code: 'email_check' } })
    const right = await code()
    const theirs = await code(newEmail())
    for (const emailCode of [wrong(right), theirs === right ? wrong(right) : theirs, '']) {
      expect(await book({ emailCode })).toMatchObject({ status: 403, body: { code: 'email_check' } })
    }
    expect((await book({ emailCode: right })).status).toBe(201)
  })

  it('asks for no code while there are more guests than the page takes', async () => {
    const { book } = await makePage({ maxGuests: 1 })
    const guests = [newEmail(), newEmail()]
    expect(await book({ guests })).toMatchObject({ status: 400, body: { issues: [{ path: 'guests.1' }] } })
    expect(await book({ guests: guests.slice(1) })).toMatchObject({ status: 403, body: { code: 'email_check' } })
  })

  it('takes the code as it is typed, with a space', async () => {
    const { book, code } = await makePage()
    const right = await code()
    expect((await book({ emailCode: ` ${right.slice(0, 3)} ${right.slice(3)}` })).status).toBe(201)
  })

  it('takes the right code at another time, when the first is gone', async () => {
    const { book, code, page } = await makePage()
    const emailCode = await code()
    const other = new ApiClient()
    const [theirEmail] = [newEmail()]
    const theirs = await code(theirEmail)
    expect((await book({ attendeeEmail: theirEmail, emailCode: theirs }, other)).status).toBe(201)
    expect((await book({ emailCode })).status).toBe(409)
    expect((await book({ emailCode, startTime: inDays(4) })).status).toBe(201)
    expect(page.requireEmailCheck).toBe(true)
  })

  it('takes no code after five wrong ones, also when they are sent at once', async () => {
    const { book, code } = await makePage()
    const right = await code()
    const answers = await Promise.all(Array.from({ length: 8 }, () => book({ emailCode: wrong(right) })))
    expect(answers.every(({ status }) => status === 403)).toBe(true)
    expect((await book({ emailCode: right })).status).toBe(403)
    expect((await book({ emailCode: await code() })).status).toBe(201)
  })

  it('takes none that is ten minutes old, or replaced by two others', async () => {
    const { book, code } = await makePage()
    const [first, second, third] = [await code(), await code(), await code()]
    if (![second, third].includes(first)) expect((await book({ emailCode: first })).status).toBe(403)
    await query(sql`update email_checks set former_expires_at = now() - interval '1 second'`)
    if (second !== third) expect((await book({ emailCode: second })).status).toBe(403)
    await query(sql`update email_checks set expires_at = now() - interval '1 second'`)
    expect((await book({ emailCode: third })).status).toBe(403)
  })

  it('takes the code in hand, also when a stranger has asked for another one', async () => {
    const { book, code, send } = await makePage()
    const right = await code()
    expect((await send()).status).toBe(200)
    expect((await book({ emailCode: right })).status).toBe(201)
  })

  it('uses a code up with the booking, and leaves another one', async () => {
    const { book, code } = await makePage()
    const [first, second] = [await code(), await code()]
    if (first === second) return
    expect((await book({ emailCode: first })).status).toBe(201)
    expect(await book({ emailCode: first, startTime: inDays(4) })).toMatchObject({
      status: 403,
      body: { code: 'email_check' },
    })
    expect((await book({ emailCode: second, startTime: inDays(4) })).status).toBe(201)
    expect((await book({ emailCode: second, startTime: inDays(5) })).status).toBe(403)
  })

  it('makes one booking by a code, also of many at once', async () => {
    const { book, code } = await makePage()
    const emailCode = await code()
    const answers = await Promise.all([4, 5, 6, 7].map((day) => book({ emailCode, startTime: inDays(day) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
  })

  it('remembers the address in this browser, and no other', async () => {
    const { book, code } = await makePage()
    const browser = new ApiClient()
    expect((await book({ emailCode: await code() }, browser)).status).toBe(201)
    expect([...browser.cookies.keys()]).toEqual(['slotform.checked'])
    expect([...browser.cookies.values()].join()).not.toContain('@')
    expect((await book({ startTime: inDays(4) }, browser)).status).toBe(201)
    const other = { startTime: inDays(5), attendeeEmail: newEmail() }
    expect((await book(other, browser)).status).toBe(403)
    expect((await book({ startTime: inDays(5) })).status).toBe(403)
  })

  it('remembers nothing where no code was asked for', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const browser = new ApiClient()
    const body = visitor(inDays(3), { attendeeEmail: newEmail(), emailCode: '123456' })
    expect((await browser.post(`/api/schedule/${page.slug}/book`, body)).status).toBe(201)
    expect(browser.cookies.size).toBe(0)
  })

  it('asks the owner for no code', async () => {
    const { owner, page, email } = await makePage()
    const body = visitor(inDays(3), { attendeeEmail: email })
    expect((await owner.post(`/api/schedule/${page.id}/book`, body)).status).toBe(201)
  })
})

describe('POST /api/schedule/{slug}/email-check', () => {
  it('answers alike for each address', async () => {
    const { owner, send } = await makePage()
    const [known, unknown] = [await send(owner.email), await send(newEmail())]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.body).toEqual({ sent: true })
  })

  it('keeps neither code nor address', async () => {
    const { email, code } = await makePage()
    const right = await code()
    const rows = await query<{ row: string }>(sql`select to_jsonb(c)::text as row from email_checks c`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(email) || row.includes(`"${right}"`))).toBe(false)
  })

  it('sends no more than the recipient may get', async () => {
    const { email, send } = await makePage()
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) statuses.push((await send()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(await mailsTo(email)).toHaveLength(6)
  })

  it('is not there for a page that asks for no code', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const answer = await new ApiClient().post(`/api/schedule/${page.slug}/email-check`, { email: newEmail() })
    expect(answer.status).toBe(404)
  })

  it('refuses what is no address', async () => {
    const { send } = await makePage()
    expect(await send('nobody')).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } })
  })
})

describe('deleteExpired', () => {
  it('deletes codes that have expired', async () => {
    const { code } = await makePage()
    await code()
    const count = async () => (await query<{ n: number }>(sql`select count(*)::int as n from email_checks`))[0]?.n
    await deleteExpired(database(), new Date(Date.now() - DAY_MS))
    expect(await count()).toBeGreaterThan(0)
    await deleteExpired(database(), new Date(Date.now() + 11 * MINUTE_MS))
    expect(await count()).toBe(0)
  })
})
