// @module-tag together
// @module-tag nightly
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { instantAt } from '../support/instants'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { bookMany, byOwner, findMisplaced, move } from './support/movers'
import { connect, createPage, signInOwner, terminalOf } from './support/people'
import { say, secondsSince, size, sleep, waitUntil } from './support/stress'

const BOOKINGS = size(12, 3)
const TIMEOUT_MS = 60_000

describe('kill -9 between a move and what follows it', () => {
  test('loses no mail and no event, and doubles none', async () => {
    const fakes = await startFakeProviders({ isValidated: false })
    const folder = openFolder(fakes.env)
    onTestFinished(async () => {
      await folder.close()
      await fakes.stop()
    })
    let server = await folder.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    await connect(owner, fakes, 'google')
    const page = await createPage(owner, { location: 'google_meet' })
    const starts = Array.from({ length: BOOKINGS }, (_, index) => ({ day: 3, minutes: 600 + index * 60 }))
    const bookings = await bookMany(new HttpClient(server.url), page, starts)
    const events = () => new Map(fakes.google.events().map((event) => [event.id, event.start?.dateTime]))
    expect(await waitUntil(() => events().size === BOOKINGS, TIMEOUT_MS)).toBe(true)
    const before = [...events().keys()].sort()

    // The first call changes the event and is never answered; the process dies with all other work undone.
    fakes.fail({ provider: 'google', call: 'events.patch', kind: 'hang-after-success' })
    fakes.fail({ provider: 'google', call: 'events.patch', kind: 'hang', times: BOOKINGS })
    fakes.requests.length = 0
    const visitor = new HttpClient(server.url)
    const answers = await Promise.all(
      bookings.map((booking, index) => {
        const startTime = instantAt(4, 600 + index * 60)
        return index % 2 ? byOwner(owner, booking, 'move', { startTime }) : move(visitor, booking, startTime)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(bookings.map(() => 200))
    await server.kill()
    fakes.clearFaults()

    server = await folder.start()
    const restarted = performance.now()
    const wanted = bookings.map((_, index) => Date.parse(instantAt(4, 600 + index * 60)))
    const isFollowed = () => {
      const there = [...events().values()].map((start) => Date.parse(start ?? ''))
      return wanted.every((start) => there.includes(start))
    }
    expect(await waitUntil(isFollowed, TIMEOUT_MS)).toBe(true)
    say(`embedded: ${BOOKINGS} events followed their moves ${secondsSince(restarted)} after the restart`)
    expect([...events().keys()].sort()).toEqual(before)
    const writes = fakes.requests.filter(({ name }) => name === 'events.insert' || name === 'events.delete')
    expect(writes).toEqual([])
    // To the attendee and the owner of each; mails wait for their event, for ten seconds at most.
    const mailed = () => [...server.output().matchAll(/^.*Mail to .*New time/gm)].length
    expect(await waitUntil(() => mailed() >= 2 * BOOKINGS, TIMEOUT_MS)).toBe(true)
    // What is sent twice comes by then.
    await sleep(size(15_000, 3_000))
    expect(await server.stop()).toBe(0)
    await folder.look(async (database) => {
      const { rows } = await database.query(`select distinct (
        select count(*)::int from mailbox_messages x where x.to_address = b.attendee_email and x.subject like 'New time%') as mails
        from time_slot_bookings b`)
      expect(rows).toEqual([{ mails: 1 }])
      const owners = `select count(*)::int as mails from mailbox_messages x join users u on u.email = x.to_address
        where x.subject like 'New time%'`
      expect((await database.query(owners)).rows).toEqual([{ mails: BOOKINGS }])
      expect(await findMisplaced(database)).toEqual({})
    })
  })
})
