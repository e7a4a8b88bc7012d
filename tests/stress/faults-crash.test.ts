// @module-tag together
// @module-tag nightly
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { BURST_PAGE, Burst } from './support/burst'
import { openFolder } from './support/embedded'
import type { HttpClient } from './support/http-client'
import { countWaitingMails, findBroken, readBookings } from './support/invariants'
import { createPage, signInOwner, terminalOf } from './support/people'
import { isLong, say, size, sleep, waitUntil } from './support/stress'
import { openWorld } from './support/world'

const CRASHES = size(6, 1)
/** One owner may send at most 500 emails a day. */
const OWNERS = 4
/** A mail that was being sent in the moment of the crash is tried again when its lease is over. */
const MAILS_TIMEOUT_MS = 150_000

const createPages = (owners: HttpClient[]) => Promise.all(owners.map((owner) => createPage(owner, BURST_PAGE)))
const missingIn = (stored: Map<string, string>, acknowledged: string[]) => acknowledged.filter((id) => !stored.has(id))

describe('kill -9', () => {
  test('kill -9 under load loses no booking and no mail, on Postgres', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    let server = await world.start()
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => signInOwner(server.url, world.inbox)))
    const burst = new Burst(await createPages(owners))
    for (let crash = 0; crash < CRASHES; crash += 1) {
      burst.start(server.url, { pauseMs: 150 })
      await sleep(1_200)
      const killed = server.kill()
      await sleep(30)
      await burst.stop()
      await killed
      server = await world.start()
      expect(missingIn(await readBookings(world.sql), burst.acknowledged())).toEqual([])
      const repeats = await burst.retryFailed(server.url)
      expect(repeats.filter(({ status }) => status !== 201 && status !== 0)).toEqual([])
      expect(await findBroken(world.sql)).toEqual({})
    }
    say(`postgres: ${burst.acknowledged().length} answered over ${CRASHES} kill -9, all stored`)
    if (!isLong) return
    expect(await waitUntil(async () => (await countWaitingMails(world.sql)) === 0, MAILS_TIMEOUT_MS)).toBe(true)
    const visitors = [...(await readBookings(world.sql)).values()]
    const counts = visitors.map((email) => world.sink.mailsTo(email).length)
    expect(counts.filter((count) => count === 0)).toEqual([])
    say(`postgres: ${visitors.length} visitors have their mail, ${counts.filter((count) => count > 1).length} twice`)
  })

  test('kill -9 under load loses no booking and no mail, on the embedded database', async () => {
    const folder = openFolder()
    onTestFinished(() => folder.close())
    let server = await folder.start()
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => signInOwner(server.url, terminalOf(server))))
    const burst = new Burst(await createPages(owners))
    for (let crash = 0; crash < CRASHES; crash += 1) {
      burst.start(server.url, { pauseMs: 150 })
      await sleep(1_200)
      await server.kill()
      await burst.stop()
      const acknowledged = burst.acknowledged()
      // Opening it takes seconds; the short form looks once, at the end.
      if (isLong)
        await folder.look(async (database) => {
          expect(missingIn(await readBookings(database), acknowledged)).toEqual([])
          expect(await findBroken(database)).toEqual({})
        })
      server = await folder.start()
      const repeats = await burst.retryFailed(server.url)
      expect(repeats.filter(({ status }) => status !== 201 && status !== 0)).toEqual([])
    }
    // A new process has the folder to itself: what the dead one was sending is due at once.
    await sleep(15_000)
    expect(await server.stop()).toBe(0)
    await folder.look(async (database) => {
      expect(missingIn(await readBookings(database), burst.acknowledged())).toEqual([])
      expect(await countWaitingMails(database)).toBe(0)
      const { rows } = await database.query(`select count(*)::int as without from time_slot_bookings b
      where not exists (select from mailbox_messages m where m.to_address = b.attendee_email)`)
      expect(rows).toEqual([{ without: 0 }])
      expect(await findBroken(database)).toEqual({})
    })
    say(`embedded: ${burst.acknowledged().length} answered over ${CRASHES} kill -9, all stored and mailed`)
  })

  test('a second process on the same data folder ends with one line, and the first goes on', async () => {
    const folder = openFolder()
    onTestFinished(() => folder.close())
    const first = await folder.start()
    const refusal = await folder.start().then(
      () => 'started',
      (error: Error) => error.message,
    )
    // Next prints how long it took to read its settings when that is slow.
    const [outcome, ...lines] = refusal
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('✓ '))
    expect(outcome).toBe('The server ended with 1:')
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: the data folder .+ is in use by process \d+\./)])
    const owner = await signInOwner(first.url, terminalOf(first))
    expect((await owner.get('/api/user')).status).toBe(200)
  })
})
