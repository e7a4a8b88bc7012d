import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { toAccountCommand } from '@/db/accounts'
import { database } from '@/db/client'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { findPublicProfile } from '@/lib/settings/profile'
import type { Settings } from '@/lib/settings/schema'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

type Owner = Awaited<ReturnType<typeof signInOwner>>

let counter = 0
let owner: Owner
let username: string
const change = (who: Owner, fields: object) => who.patch('/api/settings', fields)

beforeEach(async () => {
  owner = await signInOwner()
  counter += 1
  username = `ada-${counter}`
})

async function openProfile(fields: object = {}): Promise<void> {
  await change(owner, { fullName: 'Ada Lovelace', username, showProfile: true, ...fields })
}

describe('PATCH /api/settings', () => {
  describe('the look of an owner', () => {
    it('is stored and read, the color in small letters', async () => {
      const { status, body } = await change(owner, { bio: ' I count. ', accent: '#C42F7B' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ bio: 'I count.', accent: '#c42f7b', showProfile: false, face: null, logo: null })
      expect((await owner.get('/api/settings')).body).toEqual(body)
    })

    it.each([
      [{ bio: 'x'.repeat(201) }, 'bio', 'Must be at most 200 characters'],
      [{ accent: 'red' }, 'accent', 'Color must be written as #rrggbb'],
      [{ accent: '#abc' }, 'accent', 'Color must be written as #rrggbb'],
    ])('refuses %j', async (fields, path, message) => {
      expect(await change(owner, fields)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } })
    })

    it('lets every page, form and profile of the owner be drawn again, and of nobody else', async () => {
      const page = await createPage(owner)
      const { form } = await createFormWith(owner, 'text')
      await createPage(await signInOwner())
      await openProfile()
      for (const fields of [{ accent: '#2563eb' }, { bio: 'Hello' }, { fullName: 'Ada' }]) {
        await forgetChanges()
        await change(owner, fields)
        expect((await changedPaths()).sort()).toEqual([page.slug, `form/${form.slug}`, `u/${username}`].sort())
      }
      await forgetChanges()
      await change(owner, { timeFormat: '12h' })
      expect(await changedPaths()).toEqual([])
    })
  })

  describe('the username', () => {
    it('is that of the sign-up, and may be another', async () => {
      const before = (await owner.get('/api/settings')).body as Settings
      expect(before.username).toBe(owner.email.split('@')[0])
      expect((await change(owner, { username })).body).toMatchObject({ username })
      expect((await owner.get('/api/user')).body).toMatchObject({ username })
    })

    it.each([
      ['ad', 'Use 3 to 64 lowercase letters, numbers and hyphens'],
      ['ada lovelace', 'Use 3 to 64 lowercase letters, numbers and hyphens'],
      ['ada/../admin', 'Use 3 to 64 lowercase letters, numbers and hyphens'],
      ['settings', 'This username is reserved'],
    ])('may not be “%s”', async (name, message) => {
      const refused = await change(owner, { username: name, bio: 'Not kept either' })
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'username', message }] } })
      expect((await owner.get('/api/settings')).body).toMatchObject({ bio: '' })
    })

    it('is one owner’s alone, also when two ask at once', async () => {
      const other = await signInOwner()
      const answers = await Promise.all([change(owner, { username }), change(other, { username })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'username_taken' })
    })

    it('of a profile stays closed to others when its owner takes another', async () => {
      await openProfile()
      await change(owner, { username: `${username}-new` })
      const other = await signInOwner()
      expect(await change(other, { username })).toMatchObject({ status: 409 })
      expect(await change(owner, { username })).toMatchObject({ status: 200 })
    })

    it('of the sign-up may stay, but not for a profile if it is no address', async () => {
      const dotted = await signInOwner(newEmail('ada.lovelace'))
      const { username: given } = (await dotted.get('/api/settings')).body as Settings
      expect(await change(dotted, { username: given, bio: 'Hello' })).toMatchObject({ status: 200 })
      expect(await change(dotted, { showProfile: true })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'username' }] },
      })
    })
  })
})

describe('findPublicProfile', () => {
  it('finds none until its owner shows it', async () => {
    await change(owner, { username })
    expect(await findPublicProfile(username, 'en')).toBeNull()
    await openProfile()
    expect(await findPublicProfile(username, 'en')).toMatchObject({
      name: 'Ada Lovelace',
      username,
      pages: [],
      forms: [],
    })
    expect(await findPublicProfile(username.toUpperCase(), 'en')).toMatchObject({ username })
    await change(owner, { showProfile: false })
    expect(await findPublicProfile(username, 'en')).toBeNull()
  })

  it.each(['', 'a', '../settings', "x'; drop table users; --", 'nobody-of-this-name'])(
    'finds none at “%s”',
    async (at) => {
      expect(await findPublicProfile(at, 'en')).toBeNull()
    },
  )

  it('lists the active pages and published forms that were chosen, and no other', async () => {
    await openProfile()
    const page = await createPage(owner, { title: 'Shown', showOnProfile: true })
    await createPage(owner, { title: 'Kept to myself' })
    await createPage(owner, { title: 'Inactive', showOnProfile: true, isActive: false })
    await createPage(await signInOwner(), { title: 'Foreign', showOnProfile: true })
    const { form } = await createFormWith(owner, 'text')
    const hidden = (await createFormWith(owner, 'text')).form
    expect((await owner.patch(`/api/forms/${form.id}`, { showOnProfile: true })).body).toMatchObject({
      showOnProfile: true,
    })
    const found = await findPublicProfile(username, 'en')
    expect(found?.pages).toEqual([{ slug: page.slug, title: 'Shown', description: '', duration: 30 }])
    expect(found?.forms.map(({ slug }) => slug)).toEqual([form.slug])
    await owner.patch(`/api/forms/${form.id}`, { isPublished: false })
    await owner.patch(`/api/forms/${hidden.id}`, { isPublished: true })
    expect((await findPublicProfile(username, 'en'))?.forms).toEqual([])
  })

  it('finds none of a disabled account', async () => {
    await openProfile()
    await toAccountCommand(['disable', owner.email])(database())
    expect(await findPublicProfile(username, 'en')).toBeNull()
  })

  it('is drawn again when what it lists changes', async () => {
    await openProfile()
    const page = await createPage(owner, { showOnProfile: true })
    const { form } = await createFormWith(owner, 'text')
    const changes = [
      () => owner.patch(`/api/time-slot-pages/${page.id}`, { title: 'Another' }),
      () => owner.patch(`/api/forms/${form.id}`, { showOnProfile: true }),
      () => owner.delete(`/api/forms/${form.id}`),
      () => owner.delete(`/api/time-slot-pages/${page.id}`),
      () => createPage(owner, { showOnProfile: true }),
    ]
    for (const write of changes) {
      await forgetChanges()
      await write()
      expect(await changedPaths()).toContain(`u/${username}`)
    }
  })
})

describe('an owner’s look', () => {
  it('is on the booking page, and nothing of it on that of somebody who has set none', async () => {
    const page = await createPage(owner)
    const read = async () => (await new ApiClient().get(`/api/schedule/${page.slug}`)).body
    expect(await read()).not.toHaveProperty('brand')
    await change(owner, { bio: 'I count.', accent: '#c42f7b' })
    const brand = { bio: 'I count.', accent: '#c42f7b', face: null, logo: null }
    expect(await read()).toMatchObject({ brand })
    expect(await findSchedule(page.slug, 'en')).toMatchObject({ brand })
  })

  it('leads to the public profile from a page that is on it', async () => {
    const page = await createPage(owner)
    const read = async () => (await new ApiClient().get(`/api/schedule/${page.slug}`)).body
    const { username } = (await owner.get('/api/user')).body as { username: string }
    await change(owner, { showProfile: true })
    expect(await read()).not.toHaveProperty('profile')
    expect((await owner.patch(`/api/time-slot-pages/${page.id}`, { showOnProfile: true })).status).toBe(200)
    expect(await read()).toMatchObject({ profile: username })
    await change(owner, { showProfile: false })
    expect(await read()).not.toHaveProperty('profile')
  })

  it('colors a form without a color of its own', async () => {
    const { form } = await createFormWith(owner, 'text')
    const themeOf = async () => (await findFormToDraw(form.slug, 'en', new Date()))?.form.theme
    expect(await themeOf()).toEqual({})
    await change(owner, { accent: '#c42f7b' })
    expect(await themeOf()).toEqual({ accent: '#c42f7b' })
    await owner.patch(`/api/forms/${form.id}`, { theme: { accent: '#2563eb' } })
    expect(await themeOf()).toEqual({ accent: '#2563eb' })
  })

  it('names the owner on a form only beside a picture, or where their public profile shows it', async () => {
    const { form } = await createFormWith(owner, 'text')
    await change(owner, { fullName: 'Ada Lovelace', bio: 'I count.' })
    const drawn = async () => (await findFormToDraw(form.slug, 'en', new Date()))?.form
    expect(await drawn()).not.toHaveProperty('brand')
    await owner.patch(`/api/forms/${form.id}`, { showOnProfile: true })
    expect(await drawn()).not.toHaveProperty('brand')
    const { username } = (await owner.get('/api/user')).body as { username: string }
    await change(owner, { showProfile: true })
    expect(await drawn()).toMatchObject({ brand: { name: 'Ada Lovelace', face: null }, profile: username })
    await change(owner, { showProfile: false })
    expect(await drawn()).not.toHaveProperty('brand')
    await query(sql`insert into pictures (user_id, kind, bytes)
      select id, 'face', '\\x00' from users where email = ${owner.email}`)
    expect(await drawn()).toMatchObject({
      brand: { name: 'Ada Lovelace', face: expect.stringContaining('/pictures/') },
    })
  })

  it('is in the mails to guests, with absolute addresses, and not in those to the owner', async () => {
    const page = await createPage(owner)
    await change(owner, { fullName: 'Ada Lovelace', accent: '#c42f7b' })
    await query(sql`insert into pictures (user_id, kind, bytes)
      select id, 'face', '\\x00' from users where email = ${owner.email}`)
    const guest = newEmail('guest')
    const booking = { ...visitor(inDays(3)), attendeeEmail: guest }
    expect((await new ApiClient().post(`/api/schedule/${page.slug}/book`, booking)).status).toBe(201)
    const [confirmation] = await mailsTo(guest)
    expect(confirmation?.html).toMatch(/<img[^>]+src="http:\/\/localhost:3000\/api\/public\/pictures\/[0-9a-f-]{36}"/)
    expect(confirmation?.html).toContain('#c42f7b')
    const notice = (await mailsTo(owner.email)).at(-1)
    expect(notice?.html).not.toContain('/api/public/pictures/')
  })
})
