// @module-tag together
// @module-tag nightly
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { sendFor } from '../support/factories/sender'
import { instantAt } from '../support/instants'
import { HttpClient } from './support/http-client'
import { countWaitingMails } from './support/invariants'
import { openMailGate } from './support/mail-gate'
import { book, createPage, newEmail } from './support/people'
import { say, secondsSince, size, waitUntil } from './support/stress'
import { agree, openTeam } from './support/teams'
import { openWorld } from './support/world'

const BOOKINGS = size(20, 4)
const TIMEOUT_MS = 120_000

type Booked = { meeting: { id: string } }

describe('kill -9 between a hand-over and its mails', () => {
  test('tells each of the three once, after the restart', async () => {
    const world = await openWorld(inject('postgresUrl'))
    const gate = await openMailGate(world.env.SMTP_URL ?? '')
    onTestFinished(async () => {
      await world.close()
      gate.close()
    })
    world.env.SMTP_URL = gate.url
    let server = await world.start()
    const { members, acting } = await openTeam(world, server.url, 2)
    const hosts = members.map(({ id }) => ({ account: id }))
    const hostGroups = [{ name: 'Hosts', choose: 'order', hosts }]
    const page = await createPage(acting, { duration: 30, bufferBefore: 0, bufferAfter: 0, hostGroups })
    await agree(members.slice(1), [page])
    const attendees: string[] = []
    const ids: string[] = []
    for (let index = 0; index < BOOKINGS; index += 1) {
      const attempt = { slug: page.slug, startTime: instantAt(3, index * 30), email: newEmail('visitor') }
      const { status, body } = await book(new HttpClient(server.url), { ...attempt, key: attempt.email })
      expect(status).toBe(201)
      attendees.push(attempt.email)
      ids.push((body as Booked).meeting.id)
    }
    expect(await waitUntil(async () => (await countWaitingMails(world.sql)) === 0, TIMEOUT_MS)).toBe(true)
    const before = world.sink.all().length

    gate.hang()
    for (const id of ids) await sendFor(acting, 200, 'POST', `/api/meetings/${id}/hand-over`, { to: 'next' })
    await server.kill()
    expect(world.sink.all()).toHaveLength(before)
    gate.open()
    server = await world.start()
    const restarted = performance.now()
    expect(await waitUntil(async () => (await countWaitingMails(world.sql)) === 0, TIMEOUT_MS)).toBe(true)
    say(`${BOOKINGS} hand-overs were told of ${secondsSince(restarted)} after the restart`)
    const after = world.sink.all().slice(before)
    expect(after).toHaveLength(3 * BOOKINGS)
    const countTo = (email: string) => after.filter(({ to }) => to.includes(email)).length
    expect(attendees.map(countTo)).toEqual(attendees.map(() => 1))
    expect(members.map(({ email }) => countTo(email))).toEqual([BOOKINGS, BOOKINGS])
  })
})
