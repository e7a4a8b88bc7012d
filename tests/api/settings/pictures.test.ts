import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toAccountCommand } from '@/db/accounts'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { getPicture } from '@/lib/settings/pictures'
import type { Settings } from '@/lib/settings/schema'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

vi.hoisted(() => Object.assign(process.env, { LIMIT_UPLOADS: '12/600', LIMIT_PUBLIC_READS: '60/60' }))

type Owner = Awaited<ReturnType<typeof signInOwner>>

const image = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } })
const [png, jpeg, webp, gif] = await Promise.all([
  image('#c42f7b').png().toBuffer(),
  image('#0b6a50').jpeg().toBuffer(),
  image('#2563eb').webp().toBuffer(),
  image('#cb3a36').gif().toBuffer(),
])

const upload = (owner: Owner, file: BodyInit, path = '/api/settings/face') => owner.put(path, undefined, { raw: file })
const idOf = (path: string | null) => path?.split('/').at(-1) ?? ''
const guest = new ApiClient()

async function faceOf(owner: Owner, file: BodyInit = png): Promise<string> {
  return ((await upload(owner, file)).body as Settings).face ?? ''
}

let owner: Owner
beforeEach(async () => {
  owner = await signInOwner()
})

describe('PUT /api/settings/face', () => {
  it.each([
    ['a PNG', png],
    ['a JPEG', jpeg],
    ['a WebP', webp],
    ['a GIF', gif],
  ])('takes %s and stores a square JPEG', async (_, file) => {
    const { status, body } = await upload(owner, file)
    expect(status).toBe(200)
    const { face, logo } = body as Settings
    expect(face).toMatch(/^\/api\/public\/pictures\/[0-9a-f-]{36}$/)
    expect(logo).toBeNull()
    const { bytes } = await getPicture(idOf(face))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
    expect((await owner.get('/api/settings')).body).toMatchObject({ face })
  })

  it('takes the part that the query names, and refuses one outside', async () => {
    expect((await upload(owner, png, '/api/settings/face?x=0&y=0.25&zoom=2.5')).status).toBe(200)
    for (const part of ['x=2', 'y=-1', 'zoom=0', 'zoom=5', 'x=left', 'x=0&x=1']) {
      expect((await upload(owner, png, `/api/settings/face?${part}`)).status).toBe(400)
    }
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, "SVG pictures aren't supported."],
    ['a page', '<!doctype html><title>Hi</title>', 415, 'Use a JPEG, PNG, WebP or GIF picture.'],
    ['nothing', '', 415, 'Use a JPEG, PNG, WebP or GIF picture.'],
    ['a picture that is a page as well', Buffer.concat([png, Buffer.from('<html>')]), 400, 'more than a picture'],
    ['half a picture', jpeg.subarray(0, 200), 400, "We couldn't read this picture."],
  ])('refuses %s with a sentence, and keeps what was there', async (_, file, status, sentence) => {
    const face = await faceOf(owner)
    const refused = await upload(owner, file)
    expect(refused).toMatchObject({ status, body: { message: expect.stringContaining(sentence) } })
    expect((await owner.get('/api/settings')).body).toMatchObject({ face })
  })

  it('refuses a small file that unfolds to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer()
    expect(await upload(owner, bomb)).toMatchObject({
      status: 400,
      body: { code: 'picture_too_wide', message: expect.stringContaining('20 megapixels') },
    })
  })

  it('refuses a picture that is as long as it is thin, before it is decoded', async () => {
    const thin = await sharp({ create: { width: 1, height: 8_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await upload(owner, thin)).toMatchObject({ status: 400, body: { code: 'picture_too_wide' } })
  })

  it('stops reading a body that grows too large', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const request = { method: 'PUT', body: endless, duplex: 'half' }
    const { PUT } = await import('@/app/api/settings/face/route')
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: 'http://localhost:3000', 'x-slotform-peer': '127.0.0.1' }
    const response = await PUT(
      new Request('http://localhost:3000/api/settings/face', { ...request, headers } as RequestInit),
      { params: Promise.resolve({}) },
    )
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: 'Pictures must not be larger than 1 MB.' })
    expect(sent).toBeLessThan(1_500_000)
  })

  it('refuses more uploads than an owner may make in a while', async () => {
    for (let count = 0; count < 12; count += 1) await upload(owner, '')
    expect(await upload(owner, png)).toMatchObject({ status: 429 })
    expect((await upload(await signInOwner(), png)).status).toBe(200)
  })

  it('lets the pages, the forms and the profile of the owner be drawn again', async () => {
    const page = await createPage(owner)
    const { form } = await createFormWith(owner, 'text')
    const foreign = await createPage(await signInOwner())
    await forgetChanges()
    await upload(owner, png)
    const { username } = (await owner.get('/api/user')).body as { username: string }
    expect((await changedPaths()).sort()).toEqual([page.slug, `form/${form.slug}`, `u/${username}`].sort())
    expect(await changedPaths()).not.toContain(foreign.slug)
  })

  it('still serves what it replaced, for a month and the last four only', async () => {
    const faces: string[] = []
    for (let count = 0; count < 6; count += 1) faces.push(await faceOf(owner))
    const served = async () => Promise.all(faces.map(async (face) => (await guest.get(face)).status))
    expect(await served()).toEqual([404, 200, 200, 200, 200, 200])
    await query(sql`update pictures set replaced_at = now() - interval '31 days' where replaced_at is not null`)
    await deleteExpired(database(), new Date())
    expect(await served()).toEqual([404, 404, 404, 404, 404, 200])
  })

  it('leaves one current picture when two arrive at once', async () => {
    await Promise.all([upload(owner, png), upload(owner, jpeg)])
    const [count] = await query<{ n: string }>(
      sql`select count(*) as n from pictures where replaced_at is null and user_id =
        (select id from users where email = ${owner.email})`,
    )
    expect(Number(count?.n)).toBe(1)
  })
})

describe('PUT /api/settings/logo', () => {
  it('stores a PNG beside the face', async () => {
    const face = await faceOf(owner)
    const { logo, face: kept } = (await upload(owner, png, '/api/settings/logo')).body as Settings
    expect(kept).toBe(face)
    const { bytes } = await getPicture(idOf(logo))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 30 })
  })
})

describe('DELETE /api/settings/face', () => {
  it('deletes the picture and the ones before it at once, and no other', async () => {
    const faces = [await faceOf(owner), await faceOf(owner)]
    const logo = ((await upload(owner, png, '/api/settings/logo')).body as Settings).logo ?? ''
    const foreign = await faceOf(await signInOwner())
    expect((await owner.delete('/api/settings/face')).status).toBe(204)
    for (const face of faces) expect((await guest.get(face)).status).toBe(404)
    for (const kept of [logo, foreign]) expect((await guest.get(kept)).status).toBe(200)
    expect((await owner.get('/api/settings')).body).toMatchObject({ face: null, logo })
  })
})

describe('GET /api/public/pictures/{id}', () => {
  it('serves it to anybody, to be kept', async () => {
    const { status, headers } = await guest.get(await faceOf(owner))
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('says that it has not changed', async () => {
    const face = await faceOf(owner)
    const answer = await guest.get(face, { headers: { 'if-none-match': `"${idOf(face)}"` } })
    expect(answer).toMatchObject({ status: 304, text: '' })
  })

  it('serves none of a disabled account', async () => {
    const face = await faceOf(owner)
    await toAccountCommand(['disable', owner.email])(database())
    expect((await guest.get(face)).status).toBe(404)
  })

  it.each(['00000000-0000-0000-0000-000000000000', 'face.jpg', '..%2f..%2fsettings'])('knows no %s', async (id) => {
    expect(await guest.get(`/api/public/pictures/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Picture not found.' },
    })
  })

  it('is limited apart from the reads of pages', async () => {
    const from = (address: string) => ({ headers: { 'x-slotform-peer': address } })
    const [page, face] = [await createPage(owner), await faceOf(owner)]
    for (let count = 0; count < 60; count += 1) await guest.get(face, from('198.51.100.7'))
    expect((await guest.get(face, from('198.51.100.7'))).status).toBe(429)
    expect((await guest.get(`/api/schedule/${page.slug}`, from('198.51.100.7'))).status).toBe(200)
  })
})

describe('the account of a picture', () => {
  it('takes it along when it is deleted', async () => {
    const face = await faceOf(owner)
    await query(sql`delete from users where email = ${owner.email}`)
    expect((await guest.get(face)).status).toBe(404)
  })
})
