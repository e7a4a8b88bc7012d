import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { log, logFailure, logState, logUnexpected, noteUser } from '@/lib/log/log'
import { currentRequest, withinRequest } from '@/lib/log/request-scope'
import { toPattern } from '@/lib/request/request-context'
import { root } from '@/scripts/run.mjs'
import { expectLoggedError, logged } from '../../support/log'

const said = { requestId: 'one', method: 'POST', route: '/api/forms/[id]', client: 'abc' }
const context = { ...said, route: () => said.route, client: () => said.client }

/** In these tests, as in every test of a route, Next holds nothing for a request unless a test says so. */
const next = vi.hoisted(() => ({ storage: undefined as AsyncLocalStorage<{ route: string }> | undefined }))
vi.mock('next/dist/server/app-render/work-async-storage.external', () => ({
  workAsyncStorage: { getStore: () => next.storage?.getStore() },
}))

describe('log', () => {
  describe.each([
    ['outside of Next', (work: () => Promise<void>) => work()],
    ['in a request of Next', (work: () => Promise<void>) => inNext(work)],
  ])('withinRequest, %s', (_, request) => {
    it('gives lines what is known of the request, also after waiting', async () => {
      log('sign_out')
      await request(() =>
        withinRequest({ ...context }, async () => {
          await new Promise(setImmediate)
          noteUser('ada')
          log('form_deleted', { target: '7' })
        }),
      )
      const [outside, inside] = logged()
      expect(outside).toEqual({ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', event: 'sign_out' })
      expect(inside).toMatchObject({ ...said, client: 'abc', userId: 'ada', target: '7', level: 'info' })
      expect(currentRequest()).toBeUndefined()
    })

    it('keeps the requests of two people apart', async () => {
      const act = (requestId: string) =>
        request(() =>
          withinRequest({ ...context, requestId }, async () => {
            noteUser(`user of ${requestId}`)
            await new Promise(setImmediate)
            log('sign_in')
          }),
        )
      await Promise.all([act('one'), act('two')])
      expect(logged().map(({ requestId, userId }) => `${requestId}: ${userId}`)).toEqual([
        'one: user of one',
        'two: user of two',
      ])
    })
  })

  function inNext(work: () => Promise<void>): Promise<void> {
    next.storage ??= new AsyncLocalStorage()
    return next.storage.run({ route: '/api/forms/[id]' }, work)
  }

  it('writes one line that no terminal obeys', () => {
    const written: string[] = []
    logState.write = (line) => void written.push(line)
    log('sign_in_refused', { reason: 'a\u001b]0;x\u0007\u009b2J\nb\u2028' })
    expect(written).toHaveLength(1)
    expect(written[0]?.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ reason: 'a\u001b]0;x\u0007\u009b2J\nb\u2028' })
  })

  it('names a failure without its message, and shows of a query neither text nor values', () => {
    expectLoggedError()
    logFailure('work_failed', new TypeError('ada@example.com'), { work: 'outbox' })
    logUnexpected('request_failed', new DrizzleQueryError('select $1', ['ada@example.com'], new Error('no such table')))
    expect(logged()).toMatchObject([{ error: 'TypeError' }, { error: 'Error: no such table' }])
    expect(JSON.stringify(logged())).not.toMatch(/ada@|select/)
  })

  it.each([
    ['/api/schedule/intro/book', { slug: 'intro' }, '/api/schedule/[slug]/book'],
    ['/api/schedule/schedule/book', { slug: 'schedule' }, '/api/schedule/[slug]/book'],
    ['/api/schedule/a%20b', { slug: 'a b' }, '/api/schedule/[slug]'],
    ['/api/schedule/a%20b', { slug: 'a%20b' }, '/api/schedule/[slug]'],
    ['/api/forms/1/questions/2', { id: '1', questionId: '2' }, '/api/forms/[id]/questions/[questionId]'],
    ['/api/auth/x/y', { nextauth: ['x', 'y'] }, '/api/auth/[...nextauth]'],
    ['/api/bookings/secret/cancel', { token: 'another spelling' }, undefined],
    ['/api/user', {}, '/api/user'],
  ])('calls the route of %s with %j %s', (address, params, pattern) => {
    expect(toPattern(address, params)).toBe(pattern)
  })

  it('is the only way by which the server prints', () => {
    const files = ['lib', 'app', 'db', 'emails'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    )
    const printing = files.filter((file) =>
      /\bconsole\.|process\.std(out|err)\b/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // The log itself; what ends a start; and the links that whoever started Slotform without a mail transport needs.
    expect(printing.sort()).toEqual(['lib/log/log.ts', 'lib/mail/terminal.ts', 'lib/process/start-process.ts'])
  })
})
