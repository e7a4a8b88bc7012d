import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book } from '../../support/api/bookings'
import { atTerminal, CLI_SERVER } from '../../support/api/terminal'
import { fetchFromRoutes } from '../../support/api/typed-client'
import { runCli } from '../../support/cli'
import { query } from '../../support/database/query'
import { createPage, inDays, visitor } from '../../support/factories/pages'
import { startReceiver, verify } from '../../support/webhooks/receiver'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const countListeners = async (userOf: string) => {
  const [row] = await query<{ all: number }>(sql`
    select count(*)::int as all from webhook_listeners l join time_slot_pages p on p.user_id = l.user_id
    where p.slug = ${userOf}`)
  return row?.all
}

/** `slotform listen` of an owner with a page, which goes on until it is stopped. */
async function listening(path: string, ...args: string[]) {
  const terminal = await atTerminal()
  const page = await createPage(terminal.owner)
  const stop = new AbortController()
  /** Set by a test to lose the connection. */
  const net = { isDown: false, refused: 0 }
  const fetch = (request: Request) => {
    if (!request.url.startsWith(CLI_SERVER)) return globalThis.fetch(request)
    if (!net.isDown) return fetchFromRoutes(request)
    net.refused += 1
    return Promise.reject(new TypeError('fetch failed'))
  }
  const forwarding = ['listen', '--forward', receiver.url(path), '--secret', SECRET, ...args]
  const ended = runCli(forwarding, { ...terminal.given, fetch, signal: stop.signal })
  await expect.poll(() => countListeners(page.slug), { interval: 20, timeout: 20_000 }).toBe(1)
  return { ...terminal, page, net, ended, stop: () => stop.abort() }
}

describe('slotform listen', () => {
  test('prints and forwards each event once, signed as Standard Webhooks say, and goes with Ctrl-C', async () => {
    const { page, ended, stop } = await listening('/listen')
    const begun = performance.now()
    const { meeting } = (await book(page.slug, visitor(inDays(3, 10)))).body
    const [first] = await receiver.wait('/listen', 1)
    // Less than a poll without an event takes.
    expect(performance.now() - begun).toBeLessThan(9_000)
    expect(first && verify(SECRET, first)).toMatchObject({
      type: 'booking.created',
      data: { meeting: { id: meeting.id } },
    })
    await book(page.slug, visitor(inDays(3, 12)))
    await receiver.wait('/listen', 2)
    stop()
    const { code, out } = await ended
    expect(code).toBe(0)
    expect(out).toMatch(/^\d\d:\d\d {2}booking\.created {2}Intro call, .*, Vera Visitor {2}→ 204\n/)
    expect(receiver.of('/listen')).toHaveLength(2)
    expect(await countListeners(page.slug)).toBe(0)
  })

  test('says that the connection is lost, and misses nothing when it is back', async () => {
    const { page, net, ended, stop } = await listening('/lost', '--json', '--events', 'booking.created,booking.moved')
    await book(page.slug, visitor(inDays(3, 10)))
    await receiver.wait('/lost', 1)
    net.isDown = true
    // It comes on the poll that is open, or on the first one that gets through.
    await book(page.slug, visitor(inDays(3, 12)))
    await expect.poll(() => net.refused, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0)
    await book(page.slug, visitor(inDays(3, 14)))
    net.isDown = false
    await receiver.wait('/lost', 3)
    stop()
    const { code, out, err } = await ended
    expect(code).toBe(0)
    expect(err).toContain('cannot be reached: fetch failed. Trying again in 1 s.')
    expect(err).toContain('Connected again.')
    const ids = new Set(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).event.id),
    )
    expect(ids.size).toBe(3)
  })

  test('tells that nobody answers at the port, and goes on', async () => {
    const { page, ended, stop } = await listening('/port', '--forward', '1')
    await book(page.slug, visitor(inDays(3, 10)))
    const [row] = await query<{ id: string }>(sql`select id from time_slot_pages where slug = ${page.slug}`)
    const waiting = sql`select 1 from webhook_listener_events w join webhook_listeners l on l.id = w.listener_id
      join time_slot_pages p on p.user_id = l.user_id where p.id = ${row?.id}`
    await expect.poll(async () => (await query(waiting)).length, { interval: 20, timeout: 20_000 }).toBe(0)
    stop()
    expect(await ended).toMatchObject({ code: 0, out: expect.stringMatching(/booking\.created .*→ \S/) })
  })

  test('begins anew after the server has given it up', async () => {
    const { page, ended, stop } = await listening('/anew')
    await query(
      sql`delete from webhook_listeners l using time_slot_pages p where p.user_id = l.user_id and p.slug = ${page.slug}`,
    )
    await expect.poll(() => countListeners(page.slug), { interval: 50, timeout: 30_000 }).toBe(1)
    await book(page.slug, visitor(inDays(3, 10)))
    await receiver.wait('/anew', 1)
    stop()
    expect((await ended).err).toContain('Listening anew')
  })

  test('refuses wrong options, and a key that may not write webhooks', async () => {
    const { run } = await atTerminal({ scopes: ['webhooks:read'] })
    for (const args of [
      ['--forward', 'ftp://x'],
      ['--events', 'booking.x'],
      ['--secret', 'secret'],
    ])
      expect((await run('listen', ...args)).code).toBe(2)
    expect(await run('listen')).toMatchObject({ code: 1, out: '', err: expect.stringContaining("isn't made for this") })
  })
})
