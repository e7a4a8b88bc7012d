// @module-tag nightly
// @module-tag embedded
import { afterAll, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import type { Integration } from '@/lib/shared/calendars/integration'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { eventsOf, runAgain } from '@/tests/support/api/events'
import { signInOwner } from '@/tests/support/api/owner'
import { getFile } from '@/tests/support/caldav/account'
import { startRecordingProxy } from '@/tests/support/caldav/recording-proxy'
import { CALDAV_SERVERS, PASSWORD } from '@/tests/support/caldav/servers'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

vi.hoisted(() => {
  process.env.CALDAV_ALLOW_PRIVATE = '1'
})

const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

describe.skipIf(CALDAV_SERVERS.length === 0).each(CALDAV_SERVERS.slice(0, 1))('a move at %s', async (_, start) => {
  const server = await start()
  const proxy = await startRecordingProxy(server)
  afterAll(async () => {
    await proxy.stop()
    await server.stop()
  })

  async function makeBooking() {
    proxy.calls.length = 0
    const owner = await signInOwner()
    const typed = { serverUrl: proxy.url, username: 'ada', password: PASSWORD }
    const { id } = (await owner.post('/api/integrations/caldav', typed)).body as Integration
    const page = await createPage(owner, { targetCalendars: [`caldav_${id}`] })
    const { booking, meeting } = (await book(page.slug, visitor(inDays(6, 9)))).body
    await deliverDue()
    const file = proxy.calls.find(({ method }) => method === 'PUT')?.path ?? ''
    proxy.calls.length = 0
    const path = `/api/bookings/${booking.manageUrl.split('/').at(-1)}/move`
    const move = (startTime: string) => new ApiClient().post(path, { startTime })
    return { meeting, move, file }
  }
  const writes = () => proxy.calls.filter(({ method }) => method === 'PUT' || method === 'DELETE')

  it('puts the same file once, on condition that nobody changed it', async () => {
    const { meeting, move, file } = await makeBooking()
    const before = await getFile(server, server.url + file)
    expect((await move(inDays(7, 15))).status).toBe(200)
    await deliverDue()
    await runAgain()
    expect(writes()).toMatchObject([{ method: 'PUT', path: file, ifMatch: expect.stringMatching(/^"/) }])
    expect(writes()[0]?.status).toBeLessThan(300)
    const after = await getFile(server, server.url + file)
    const uid = /UID:\S+/.exec(before)?.[0]
    expect(uid).toBe(`UID:${meeting.id}@localhost`)
    expect(after).toContain(uid)
    expect(after).toContain(`DTSTART:${stamp(inDays(7, 15))}`)
    expect(after.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('is made while the server is down, which learns of it later, once', async () => {
    const { meeting, move, file } = await makeBooking()
    proxy.state.isDown = true
    expect((await move(inDays(8, 15))).status).toBe(200)
    await deliverDue()
    await vi.waitFor(async () => expect(await eventsOf(meeting.id)).toMatchObject([{ error: expect.any(String) }]))
    proxy.state.isDown = false
    expect(await getFile(server, server.url + file)).toContain(`DTSTART:${stamp(inDays(6, 9))}`)
    proxy.calls.length = 0
    await runAgain()
    await runAgain()
    expect(writes()).toMatchObject([{ method: 'PUT', path: file, ifMatch: expect.stringMatching(/^"/) }])
    expect(await getFile(server, server.url + file)).toContain(`DTSTART:${stamp(inDays(8, 15))}`)
  })
})
