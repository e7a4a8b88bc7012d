// @module-tag nightly
// @module-tag embedded
import { afterAll, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import { HOUR_MS } from '@/lib/scheduling/units'
import type { Integration } from '@/lib/shared/calendars/integration'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { eventsOf, runAgain } from '@/tests/support/api/events'
import { signInOwner } from '@/tests/support/api/owner'
import { calcomDocument, ICAL_UID, UID } from '@/tests/support/arrivals/calcom-account'
import { getFile, openAccount, putFile } from '@/tests/support/caldav/account'
import { startRecordingProxy } from '@/tests/support/caldav/recording-proxy'
import { CALDAV_SERVERS, PASSWORD } from '@/tests/support/caldav/servers'
import { calendarFile } from '@/tests/support/calendars/calendar-file'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { bring } from '@/tests/support/portability/arrivals'

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
    const page = await createPage(owner, { targetCalendars: [`caldav_${id}`], conflictCheckCalendars: [] })
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

  it('changes the event that Cal.com wrote of a booking that came along: by its old link, and there is one', async () => {
    const { provider, connection } = openAccount(server)
    const [calendar] = (await provider.calendars?.(connection)) ?? []
    const busyAt = async (start: string) => {
      const from = Date.parse(start)
      const read = await provider.busy?.(connection, [''], from - HOUR_MS, from + HOUR_MS)
      return read?.busy[0]?.periods.map((period) => new Date(period.start).toISOString())
    }
    const path = `${calendar?.id}of-calcom.ics`
    const event = ['DTSTART:20300107T090000Z', 'DTEND:20300107T093000Z', 'SUMMARY:Intro', 'CATEGORIES:Mine']
    await putFile(server, server.url + path, calendarFile([event]).replace('UID:one', `UID:${ICAL_UID}`))
    const owner = await signInOwner()
    const typed = { serverUrl: proxy.url, username: 'ada', password: PASSWORD }
    const { id } = (await owner.post('/api/integrations/caldav', typed)).body as Integration
    expect((await bring(owner, 'calcom', { 'calcom.json': calcomDocument() })).status).toBe(201)
    const pages = (await owner.get('/api/time-slot-pages')).body as { id: string; slug: string }[]
    const page = pages.find(({ slug }) => slug === 'intro')
    const chosen = { targetCalendars: [`caldav_${id}`] }
    expect((await owner.patch(`/api/time-slot-pages/${page?.id}`, chosen)).status).toBe(200)
    await deliverDue()
    proxy.calls.length = 0
    const guest = new ApiClient()
    const link = `/api/bookings/${UID}`
    const { days } = (await guest.get(`${link}/slots?from=${inDays(2).slice(0, 10)}&to=${inDays(8).slice(0, 10)}`))
      .body as { days: { slots: string[] }[] }
    const startTime = days.flatMap(({ slots }) => slots)[0] ?? ''
    expect((await guest.post(`${link}/move`, { startTime })).status).toBe(200)
    await deliverDue()
    await runAgain()
    expect(writes()).toMatchObject([{ method: 'PUT', path, ifMatch: expect.stringMatching(/^"/) }])
    expect(await busyAt('2030-01-07T09:00:00.000Z')).toEqual([])
    expect(await busyAt(startTime)).toEqual([startTime])
    const file = await getFile(server, server.url + path)
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(file).toContain(`UID:${ICAL_UID}`)
    expect(file).toContain('SEQUENCE:4')
    expect(file).toContain('CATEGORIES:Mine')
  })

  it('deletes the event that Cal.com wrote of a booking that came along when it is cancelled by its old link', async () => {
    const { provider, connection } = openAccount(server)
    const [calendar] = (await provider.calendars?.(connection)) ?? []
    const uid = `${UID}x`
    const path = `${calendar?.id}to-cancel.ics`
    const event = ['DTSTART:20300107T090000Z', 'DTEND:20300107T093000Z', 'SUMMARY:Intro']
    await putFile(server, server.url + path, calendarFile([event]).replace('UID:one', `UID:${uid}@Cal.com`))
    const owner = await signInOwner()
    const typed = { serverUrl: proxy.url, username: 'ada', password: PASSWORD }
    const { id } = (await owner.post('/api/integrations/caldav', typed)).body as Integration
    await bring(owner, 'calcom', { 'calcom.json': calcomDocument().replaceAll(UID, uid) })
    const pages = (await owner.get('/api/time-slot-pages')).body as { id: string; title: string }[]
    const page = pages.find(({ title }) => title === 'Intro')
    await owner.patch(`/api/time-slot-pages/${page?.id}`, { targetCalendars: [`caldav_${id}`] })
    await deliverDue()
    proxy.calls.length = 0
    expect((await new ApiClient().post(`/api/bookings/${uid}/cancel`, {})).status).toBe(204)
    await deliverDue()
    await runAgain()
    expect(writes()).toMatchObject([{ method: 'DELETE', path }])
    expect(writes()[0]?.status).toBeLessThan(300)
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
