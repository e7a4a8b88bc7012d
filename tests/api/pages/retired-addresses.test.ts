import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

/** Number of the next random numbers that are 7. */
const random = vi.hoisted(() => ({ sevens: 0 }))
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const randomInt = (max: number) => {
    random.sevens -= 1
    return random.sevens >= 0 ? 7 : crypto.randomInt(max)
  }
  return { ...crypto, randomInt }
})

const TAKEN = { status: 409, body: { message: 'This slug is already taken.' } }
let counter = 0

async function withFreedSlug() {
  counter += 1
  const [owner, stranger, slug] = [await signInOwner(), await signInOwner(), `freed-${counter}`]
  const page = await createPage(owner, { slug })
  const take = (who: typeof owner, address = slug) =>
    who.post('/api/time-slot-pages', { title: 'Intro', timezone: 'UTC', slug: address })
  return { owner, stranger, slug, page, take }
}

describe('retired addresses', () => {
  describe('the address of a deleted page', () => {
    it('is closed to others for 90 days, and open to whoever had it', async () => {
      const { owner, stranger, page, take } = await withFreedSlug()
      await owner.delete(`/api/time-slot-pages/${page.id}`)
      expect(await take(stranger)).toMatchObject(TAKEN)
      expect(await take(owner)).toMatchObject({ status: 201 })
    })

    it('cannot be taken by renaming a page either', async () => {
      const { owner, stranger, slug, page, take } = await withFreedSlug()
      await owner.delete(`/api/time-slot-pages/${page.id}`)
      const own = (await take(stranger, `${slug}-own`)).body as { id: string }
      expect(await stranger.patch(`/api/time-slot-pages/${own.id}`, { slug })).toMatchObject(TAKEN)
      expect((await stranger.get(`/api/time-slot-pages/${own.id}`)).body).toMatchObject({ slug: `${slug}-own` })
    })

    it('is kept after a change of the address as well', async () => {
      const { owner, stranger, slug, page, take } = await withFreedSlug()
      expect((await owner.patch(`/api/time-slot-pages/${page.id}`, { slug: `${slug}-new` })).status).toBe(200)
      expect(await take(stranger)).toMatchObject(TAKEN)
      expect((await owner.patch(`/api/time-slot-pages/${page.id}`, { slug })).status).toBe(200)
    })

    it('is free again after 90 days, and then forgotten by housekeeping', async () => {
      const { owner, stranger, slug, page, take } = await withFreedSlug()
      await owner.delete(`/api/time-slot-pages/${page.id}`)
      await query(sql`update retired_paths set retired_at = now() - interval '89 days' where path = ${slug}`)
      await deleteExpired(database(), new Date())
      expect(await take(stranger)).toMatchObject(TAKEN)
      await query(sql`update retired_paths set retired_at = now() - interval '91 days' where path = ${slug}`)
      expect(await take(stranger)).toMatchObject({ status: 201 })
      await deleteExpired(database(), new Date())
      expect(await query(sql`select path from retired_paths where path = ${slug}`)).toEqual([])
    })

    it('is not handed out at random', async () => {
      const [owner, stranger] = [await signInOwner(), await signInOwner()]
      const make = (who: typeof owner) => {
        random.sevens = 5
        return createPage(who)
      }
      const { id, slug } = await make(owner)
      await owner.delete(`/api/time-slot-pages/${id}`)
      expect((await make(stranger)).slug).toMatch(/^[a-z0-9]{5}$/)
      expect((await make(owner)).slug).toBe(slug)
    })
  })

  describe('the address of a deleted form', () => {
    it('is not handed out to others', async () => {
      const [owner, stranger] = [await signInOwner(), await signInOwner()]
      const make = (who: typeof owner) => {
        random.sevens = 6
        return createForm(who, { title: 'Feedback', isPublished: false })
      }
      const { id, slug } = await make(owner)
      await owner.delete(`/api/forms/${id}`)
      expect((await make(stranger)).slug).toMatch(/^feedback-[a-z0-9]{6}$/)
      expect((await make(owner)).slug).toBe(slug)
    })
  })

  it.each(['feeds', 'metrics', 'developers', 'account', 'billing', 'signin', 'verify', 'official'])(
    'reserves %s',
    async (slug) => {
      const owner = await signInOwner()
      const answer = await owner.post('/api/time-slot-pages', { title: 'Intro', timezone: 'UTC', slug })
      expect(answer).toMatchObject({ status: 400, body: { message: 'This slug is reserved' } })
    },
  )
})
