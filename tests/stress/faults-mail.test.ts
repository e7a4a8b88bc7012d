// @module-tag together
// @module-tag nightly
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { BURST_PAGE, Burst } from './support/burst'
import { HttpClient } from './support/http-client'
import { countWaitingMails, findBroken } from './support/invariants'
import { openMailGate } from './support/mail-gate'
import { createPage, newEmail, signInOwner } from './support/people'
import { isLong, say, size, sleep, waitUntil } from './support/stress'
import { openWorld, type World } from './support/world'

/** The call waits five seconds for the transport; the rest is this machine's. */
const LINK_TIMEOUT_MS = 9_000
/** Well below the ten seconds after which a silent mail server is given up. */
const BOOKING_TIMEOUT_MS = 8_000

async function askForLink(url: string) {
  const email = newEmail('link')
  const start = performance.now()
  const answer = await new HttpClient(url).post('/api/auth/send-magic-link', { email }, { timeoutMs: LINK_TIMEOUT_MS })
  return { email, answer, ms: Math.round(performance.now() - start) }
}

async function newBurst(world: World, url: string): Promise<Burst> {
  return new Burst([await createPage(await signInOwner(url, world.inbox), BURST_PAGE)])
}

function expectFastAnswers(burst: Burst) {
  expect(burst.tried.filter(({ status }) => status !== 201)).toEqual([])
  expect(burst.tried.filter(({ ms }) => ms > BOOKING_TIMEOUT_MS)).toEqual([])
}

async function expectMailsLater(world: World, burst: Burst, timeoutMs: number) {
  expect(await waitUntil(async () => (await countWaitingMails(world.sql)) === 0, timeoutMs)).toBe(true)
  const without = burst.tried.filter(({ attempt }) => world.sink.mailsTo(attempt.email).length === 0)
  expect(without).toEqual([])
  expect(await findBroken(world.sql)).toEqual({})
}

describe('loss of the mail server', () => {
  test('a mail server that refuses keeps nobody from booking, and gets the mails later', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    const server = await world.start()
    const burst = await newBurst(world, server.url)
    world.sink.refuse(Number.POSITIVE_INFINITY)
    burst.start(server.url, { visitors: 4, pauseMs: 100 })
    await sleep(size(3_000, 1_000))
    const link = await askForLink(server.url)
    await burst.stop()
    expect(link.answer).toMatchObject({ status: 503, body: { message: 'Failed to send email' } })
    expect(link.answer.headers['retry-after']).toBeTruthy()
    expectFastAnswers(burst)
    say(`refusing: ${burst.tried.length} bookings, the slowest ${slowest(burst)} ms; the link's 503 took ${link.ms} ms`)
    world.sink.refuse(0)
    if (isLong) await expectMailsLater(world, burst, 120_000)
  })

  test.runIf(isLong)('a mail server that hangs keeps nobody from booking, and gets the mails later', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    const gate = await openMailGate(world.env.SMTP_URL ?? '')
    onTestFinished(() => gate.close())
    world.env.SMTP_URL = gate.url
    const server = await world.start()
    const burst = await newBurst(world, server.url)
    gate.hang()
    burst.start(server.url, { visitors: 4, pauseMs: 100 })
    const link = await askForLink(server.url)
    await burst.stop()
    expect([200, 503]).toContain(link.answer.status)
    expectFastAnswers(burst)
    say(
      `hanging: ${burst.tried.length} bookings, the slowest ${slowest(burst)} ms; the link's answer took ${link.ms} ms`,
    )
    if (isLong) {
      gate.open()
      await expectMailsLater(world, burst, 240_000)
      expect(world.sink.mailsTo(link.email).length).toBeGreaterThan(0)
    }
    const start = performance.now()
    expect(await server.stop()).toBe(0)
    say(`hanging: SIGTERM took ${Math.round(performance.now() - start)} ms`)
  })
})

const slowest = (burst: Burst) => Math.round(Math.max(...burst.tried.map(({ ms }) => ms)))
