import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { findProfile } from '@/db/queries/accounts/profiles'
import { findPublicForm } from '@/db/queries/forms/public-forms'
import type { PageLink } from '@/lib/pages/link-schema'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const keyOf = (url: string) => new URL(url).searchParams.get('k') ?? ''

async function makeSecretPage(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, { visibility: 'secret', bufferBefore: 0, bufferAfter: 0, ...fields })
  const links = `/api/time-slot-pages/${page.id}/links`
  const addLink = async (body: object = {}) => {
    const answer = await owner.post(links, body)
    expect(answer.status).toBe(201)
    return answer.body as PageLink
  }
  const usesOf = async (id: string) =>
    ((await owner.get(links)).body as PageLink[]).find((link) => link.id === id)?.uses ?? null
  return { owner, page, links, addLink, usesOf }
}

/** The calls that visitors make before they book. */
const readsOf = (slug: string, k?: string) => {
  const date = dateOf(inDays(3))
  const link = k === undefined ? '' : `k=${k}`
  return [
    `/api/schedule/${slug}?${link}`,
    `/api/schedule/${slug}/slots?from=${date}&to=${date}&${link}`,
    `/api/schedule/${slug}/conflicts?date=${date}&${link}`,
  ]
}
const statusesOf = async (slug: string, k?: string) =>
  Promise.all(readsOf(slug, k).map(async (path) => (await guest.get(path)).status))

const anyone = (at: string, fields: object = {}) => visitor(at, { attendeeEmail: newEmail(), ...fields })

describe('A secret page', () => {
  it('is not there without one of its links, and answers as a page that never was', async () => {
    const { page, addLink } = await makeSecretPage()
    const { url } = await addLink()
    expect(await statusesOf(page.slug)).toEqual([404, 404, 404])
    expect(await statusesOf(page.slug, '')).toEqual([404, 404, 404])
    expect(await statusesOf(page.slug, 'nothing-we-signed')).toEqual([404, 404, 404])
    expect(await statusesOf(page.slug, keyOf(url))).toEqual([200, 200, 200])
    const refused = await book(page.slug, anyone(inDays(3)))
    const never = await book('no-such-page', anyone(inDays(3)))
    expect([refused.status, refused.body]).toEqual([404, never.body])
  })

  it('takes a booking by its link, which counts it', async () => {
    const { page, addLink, usesOf } = await makeSecretPage()
    const link = await addLink({ maxUses: 2, note: 'For Ada' })
    expect(link).toMatchObject({ uses: 0, maxUses: 2, note: 'For Ada', expiresAt: null })
    const k = keyOf(link.url)
    expect((await book(page.slug, anyone(inDays(3), { k }))).status).toBe(201)
    expect(await usesOf(link.id)).toBe(1)
    // A time that is taken costs nothing.
    expect((await book(page.slug, anyone(inDays(3), { k }))).status).toBe(409)
    expect(await usesOf(link.id)).toBe(1)
  })

  it('is not there by a link that is used up, expired, deleted or of another page', async () => {
    const { owner, page, links, addLink } = await makeSecretPage()
    const used = await addLink({ maxUses: 1 })
    const body = anyone(inDays(3), { k: keyOf(used.url) })
    expect((await book(page.slug, body)).status).toBe(201)
    const expired = await addLink({ expiresAt: later(new Date().toISOString(), -1) })
    const deleted = await addLink()
    expect((await owner.delete(`${links}/${deleted.id}`)).status).toBe(204)
    const other = await makeSecretPage()
    const foreign = await other.addLink()
    for (const { url } of [used, expired, deleted, foreign]) {
      expect(await statusesOf(page.slug, keyOf(url))).toEqual([404, 404, 404])
      expect((await book(page.slug, anyone(inDays(4), { k: keyOf(url) }))).status).toBe(404)
    }
  })

  it('gives a repeat its first answer, also when the link is used up', async () => {
    const { page, addLink } = await makeSecretPage()
    const { url } = await addLink({ maxUses: 1 })
    const body = anyone(inDays(3), { k: keyOf(url) })
    const key = { 'idempotency-key': `repeat-${page.id}` }
    const first = await book(page.slug, body, key)
    const repeat = await book(page.slug, body, key)
    expect([first.status, repeat.status, repeat.body]).toEqual([201, 201, first.body])
    // The key alone opens nothing.
    expect((await book(page.slug, { ...body, k: 'another' }, key)).status).toBe(404)
  })

  it('makes one of 20 bookings at once by a link that is good for one', async () => {
    const { page, addLink, usesOf } = await makeSecretPage()
    const link = await addLink({ maxUses: 1 })
    const starts = Array.from({ length: 20 }, (_, index) => later(inDays(5, 0), 30 * index))
    const answers = await Promise.all(starts.map((at) => book(page.slug, anyone(at, { k: keyOf(link.url) }))))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 404)])
    expect(await usesOf(link.id)).toBe(1)
    const [row] = await query<{ made: number }>(
      sql`select count(*)::int as made from time_slot_bookings where page_id = ${page.id}`,
    )
    expect(row?.made).toBe(1)
  })

  it('counts each of many bookings at once', async () => {
    const { page, addLink, usesOf } = await makeSecretPage()
    const link = await addLink({ maxUses: 7 })
    const starts = Array.from({ length: 10 }, (_, index) => later(inDays(6, 0), 30 * index))
    const answers = await Promise.all(starts.map((at) => book(page.slug, anyone(at, { k: keyOf(link.url) }))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
    expect(await usesOf(link.id)).toBe(7)
  })

  it('keeps the use of a booking that was cancelled, and lets its attendee move it without a link', async () => {
    const { page, addLink, usesOf } = await makeSecretPage()
    const link = await addLink({ maxUses: 1 })
    const { body } = await book(page.slug, anyone(inDays(3), { k: keyOf(link.url) }))
    const path = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
    const date = dateOf(inDays(4))
    expect((await guest.get(`${path}/slots?from=${date}&to=${date}`)).status).toBe(200)
    expect((await guest.post(`${path}/move`, { startTime: inDays(4) })).status).toBe(200)
    expect((await guest.post(`${path}/cancel`)).status).toBeLessThan(300)
    expect(await usesOf(link.id)).toBe(1)
  })

  it('is open to its owner by its id', async () => {
    const { owner, page } = await makeSecretPage()
    expect((await owner.get(`/api/schedule/${page.id}`)).status).toBe(200)
    expect((await owner.post(`/api/schedule/${page.id}/book`, anyone(inDays(3)))).status).toBe(201)
  })

  it('is on no profile and after no form', async () => {
    const { owner, page } = await makeSecretPage({ showOnProfile: true })
    const { form } = await createFormWith(owner, 'text')
    await owner.patch(`/api/forms/${form.id}`, { nextPageId: page.id })
    const { username } = (await owner.patch('/api/settings', { showProfile: true })).body as { username: string }
    const read = async () => {
      const drawn = await findPublicForm(database(), form.slug)
      const profile = await findProfile(database(), username)
      return [drawn?.nextPage ?? null, profile?.pages.map(({ slug }) => slug)]
    }
    expect(await read()).toEqual([null, []])
    await owner.patch(`/api/time-slot-pages/${page.id}`, { visibility: 'public' })
    expect(await read()).toEqual([expect.objectContaining({ slug: page.slug, title: page.title }), [page.slug]])
  })
})

describe('A public page', () => {
  it('is open by its address, and once by a link that is good for one booking', async () => {
    const { page, addLink, usesOf } = await makeSecretPage({ visibility: 'public' })
    const link = await addLink({ maxUses: 1 })
    const k = keyOf(link.url)
    expect(await statusesOf(page.slug, k)).toEqual([200, 200, 200])
    expect((await book(page.slug, anyone(inDays(3), { k }))).status).toBe(201)
    expect(await usesOf(link.id)).toBe(1)
    expect(await statusesOf(page.slug, k)).toEqual([404, 404, 404])
    expect((await book(page.slug, anyone(inDays(4), { k }))).status).toBe(404)
    expect((await book(page.slug, anyone(inDays(4)))).status).toBe(201)
    expect(await usesOf(link.id)).toBe(1)
  })

  it('takes no notice of what is no link', async () => {
    const { page } = await makeSecretPage({ visibility: 'public' })
    expect(await statusesOf(page.slug, 'nothing-we-signed')).toEqual([200, 200, 200])
  })
})

describe('/api/time-slot-pages/{id}/links', () => {
  it('lists the links of the page, newest first', async () => {
    const { owner, page, links, addLink } = await makeSecretPage()
    const expiresAt = inDays(2)
    const [first, second] = [await addLink(), await addLink({ maxUses: 3, expiresAt, note: ' Press ' })]
    expect((await owner.get(links)).body).toEqual([second, first])
    expect(second).toMatchObject({ maxUses: 3, expiresAt, note: 'Press', uses: 0 })
    expect(new URL(second.url).pathname).toBe(`/${page.slug}`)
  })

  it.each([
    ['maxUses', 0],
    ['maxUses', 1.5],
    ['maxUses', '2'],
    ['expiresAt', 'tomorrow'],
    ['note', 7],
  ])('refuses %s %s', async (path, value) => {
    const { owner, links } = await makeSecretPage()
    const { status, body } = await owner.post(links, { [path]: value })
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }])
  })

  it("does not delete another owner's link, nor one of another page", async () => {
    const one = await makeSecretPage()
    const other = await makeSecretPage()
    const link = await one.addLink()
    expect((await other.owner.delete(`${one.links}/${link.id}`)).status).toBe(404)
    expect((await other.owner.delete(`${other.links}/${link.id}`)).status).toBe(404)
    expect(await one.usesOf(link.id)).toBe(0)
  })
})
