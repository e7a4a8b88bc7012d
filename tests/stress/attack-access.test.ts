// @module-tag together
// @module-tag nightly
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { root } from '@/scripts/run.mjs'
import { createTestDatabase } from '../support/database/test-database'
import { postgresEnv, startServer, type TestServer } from '../support/server/server'
import { type SmtpSink, startSmtpSink } from '../support/server/smtp-sink'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { createForm, createPage, inboxOf, newEmail, signInOwner } from './support/people'
import { say, secondsSince, waitUntil } from './support/stress'

type Env = Record<string, string>

/** `npm run users` as an operator types it. */
function users(args: string[], env: Env): Promise<{ code: number; out: string }> {
  const options = { cwd: root, env: { ...cleanEnv(process.env), NODE_ENV: 'production' as const, ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/users.mjs', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, out: stdout + stderr }),
    )
  })
}

/** Limits are on. */
const LIMITS = ['LIMIT_LINKS_EMAIL', 'LIMIT_LINKS_IP', 'LIMIT_BOOKINGS', 'LIMIT_SUBMISSIONS', 'LIMIT_PUBLIC_READS']
const withLimits = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([name]) => !LIMITS.includes(name)))

describe('npm run users', () => {
  describe('on a Postgres server', () => {
    let sink: SmtpSink
    let server: TestServer
    let env: Env & { DATABASE_URL: string }
    let remove: () => Promise<void>

    beforeAll(async () => {
      const database = await createTestDatabase()
      remove = database.remove
      sink = await startSmtpSink()
      env = { ...withLimits(postgresEnv(database.url, sink.smtpUrl)), DATABASE_URL: database.url }
      server = await startServer({ env })
    })

    afterAll(async () => {
      await server.kill()
      await sink.stop()
      await remove()
    })

    it('a disabled account is out at once, and its cached pages are closed within 5 s', async () => {
      const [inbox, email] = [inboxOf(sink), newEmail('leaver')]
      const owner = await signInOwner(server.url, inbox, email)
      const [page, form] = [await createPage(owner), await createForm(owner)]
      const visitor = new HttpClient(server.url)
      const paths = [`/${page.slug}`, `/form/${form.slug}`]
      const statuses = () => Promise.all(paths.map(async (path) => (await visitor.get(path)).status))
      expect(await statuses()).toEqual([200, 200])
      expect(await statuses()).toEqual([200, 200])

      const done = await users(['disable', email], env)
      expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`${email} is disabled. 1 session ended.`) })
      const start = performance.now()
      expect((await owner.get('/api/user')).status).toBe(401)
      expect(await waitUntil(async () => (await statuses()).every((status) => status === 404), 5_000)).toBe(true)
      say(`cached pages of a disabled account were closed after ${secondsSince(start)}`)

      expect(await users(['enable', email], env)).toMatchObject({ code: 0 })
      expect(await waitUntil(async () => (await statuses()).every((status) => status === 200), 5_000)).toBe(true)
    })

    it.each(['csrf', 'signout', 'session'])('Auth.js at /api/auth/%s fails at nothing', async (name) => {
      for (const cookie of ['', 'authjs.callback-url=x']) {
        const answer = await new HttpClient(server.url).get(`/api/auth/${name}?callbackUrl=x`, { headers: { cookie } })
        expect([answer.status, answer.headers['set-cookie']]).toEqual([name === 'session' ? 200 : 404, undefined])
      }
    })
  })

  it('npm run users leaves an embedded database alone while a server runs in its folder', async () => {
    const folder = openFolder()
    try {
      const server = await folder.start()
      const refused = await users(['list'], { DATABASE_URL: `file:${folder.directory}` })
      expect(refused.code).toBe(1)
      expect(refused.out.trim().split('\n').at(-1)).toMatch(/is in use by process \d+\. Stop that one first\.$/)
      await server.stop()
      expect(await users(['list'], { DATABASE_URL: `file:${folder.directory}` })).toMatchObject({ code: 0 })
    } finally {
      await folder.close()
    }
  })
})
