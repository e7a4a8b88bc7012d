import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { Meeting } from '@/lib/meetings/schema'
import { sha256 } from '@/lib/platform/sha256'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { exportOf } from '@/tests/support/portability/account'
import { onAnotherServer } from '@/tests/support/portability/another-server'
import { type Archive, linesIn, withLines, writeArchive } from '@/tests/support/portability/archive'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env, { OUTBOUND_ALLOW_PRIVATE: '1' })

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const guest = new ApiClient()
const PATTERN = 'https://meet.example/{random}?room={random}'
const byLink = { location: 'link', locationData: { linkPattern: PATTERN } } as const
const connect = (owner: ApiClient) =>
  owner.post('/api/integrations/bigbluebutton', {
    serverUrl: `${fakes.url}/bigbluebutton`,
    secret: fakes.bigbluebutton.secret,
  })

async function send(owner: ApiClient, archive: Archive): Promise<void> {
  const raw = new Uint8Array(await writeArchive(archive))
  expect((await owner.post('/api/import', undefined, { raw })).status).toBe(200)
}

async function meetingAt(owner: ApiClient, startTime: string): Promise<Meeting | undefined> {
  const { body } = await owner.get('/api/meetings/all?page=1')
  return (body as { meetings: Meeting[] }).meetings.find((one) => one.startTime === startTime)
}

type Line = { id: string; location: string; locationData: { meetLink?: string } }

/** The export as a server with another address and another secret would write it, and the token of its room's link. */
function fromElsewhere(archive: Archive): { archive: Archive; token: string } {
  const meetings = linesIn<Line>(archive, 'meetings')
  const room = meetings.find(({ location }) => location === 'bigbluebutton')
  if (!room) throw new Error('The export has no meeting with a room')
  const token = Buffer.concat([Buffer.from(room.id.replaceAll('-', ''), 'hex'), randomBytes(16)]).toString('base64url')
  room.locationData.meetLink = `https://old.example/join/${token}`
  const links = linesIn<{ kind: string; targetId: string; hash: string }>(archive, 'links').map((link) =>
    link.kind === 'join' && link.targetId === room.id ? { ...link, hash: sha256(token) } : link,
  )
  return { archive: withLines(withLines(archive, 'meetings', meetings), 'links', links), token }
}

/** An account with a page on BigBlueButton and one with a pattern, each booked once. */
async function furnished() {
  const owner = await signInOwner()
  await connect(owner)
  const [rooms, links] = [await createPage(owner, { location: 'bigbluebutton' }), await createPage(owner, byLink)]
  const [roomAt, linkAt] = [inDays(3), inDays(4)]
  await book(rooms.slug, visitor(roomAt))
  const { body } = await book(links.slug, visitor(linkAt))
  return { owner, rooms, links, roomAt, linkAt, link: body.meeting.locationData.meetLink }
}

describe('POST /api/import', () => {
  it('names this server in the links to rooms, whose old ones open too once the owner is connected; links by a pattern stay', async () => {
    const made = await furnished()
    const { archive, token } = fromElsewhere(await exportOf(made.owner))
    await onAnotherServer(async () => {
      const owner = await signInOwner()
      await send(owner, archive)
      const own = (await meetingAt(owner, made.roomAt))?.locationData.meetLink ?? ''
      expect(own).toMatch(/^http:\/\/localhost:3000\/join\/[\w-]{43}$/)
      expect(own).not.toContain(token)
      expect((await meetingAt(owner, made.linkAt))?.locationData.meetLink).toBe(made.link)
      const page = (await owner.get(`/api/time-slot-pages/${made.links.id}`)).body
      expect(page).toMatchObject(byLink)
      const paths = [new URL(own).pathname, `/join/${token}`]
      for (const path of paths) expect((await guest.get(path)).status).toBe(200)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(made.roomAt) })
      try {
        for (const path of paths) expect(await guest.post(path)).toMatchObject({ status: 503 })
        // A page whose connection is gone takes bookings all the same.
        expect((await book(made.rooms.slug, visitor(inDays(2)))).status).toBe(201)
        expect((await connect(owner)).status).toBe(201)
        for (const path of paths) {
          const entered = new URL((await guest.post(path)).headers.get('location') ?? '')
          expect(Object.fromEntries(entered.searchParams)).toMatchObject({ fullName: 'Vera Visitor', role: 'VIEWER' })
        }
      } finally {
        vi.useRealTimers()
      }
      expect(fakes.bigbluebutton.all()).toMatchObject([{ creates: 2 }])
      // A further move carries both.
      const hashes = linesIn<{ hash: string }>(await exportOf(owner), 'links').map(({ hash }) => hash)
      expect(hashes).toEqual(expect.arrayContaining(paths.map((path) => sha256(path.replace('/join/', '')))))
    })
  })

  it('leads to the meeting of the copy in another account of the same server', async () => {
    const made = await furnished()
    const copier = await signInOwner()
    await send(copier, await exportOf(made.owner))
    const [first, copy] = [await meetingAt(made.owner, made.roomAt), await meetingAt(copier, made.roomAt)]
    expect(copy?.id).not.toBe(first?.id)
    expect(copy?.locationData.meetLink).not.toBe(first?.locationData.meetLink)
    const { pathname } = new URL(copy?.locationData.meetLink ?? '')
    await copier.post(`/api/meetings/${copy?.id}/cancel`, {})
    expect((await guest.get(pathname)).status).toBe(404)
    expect((await guest.get(new URL(first?.locationData.meetLink ?? '').pathname)).status).toBe(200)
  })

  it('refuses a page that meets by link without a pattern', async () => {
    const { owner } = await furnished()
    const archive = await exportOf(owner)
    const pages = linesIn<{ locationData: object }>(archive, 'pages').map((page) => ({ ...page, locationData: {} }))
    const raw = new Uint8Array(await writeArchive(withLines(archive, 'pages', pages)))
    const answer = await (await signInOwner()).post('/api/import', undefined, { raw })
    expect(answer).toMatchObject({ status: 400, body: { code: 'import_unreadable' } })
  })
})
