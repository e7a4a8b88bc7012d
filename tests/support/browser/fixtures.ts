import { Pool } from 'pg'
import { type APIRequestContext, type BrowserContext, test as base, expect } from 'playwright/test'
import { makeSession } from '../database/session'
import { newEmail } from '../factories/owners'
import { Mails } from './mails'

export { expect, newEmail }

type Login = (options?: { email?: string; acceptTerms?: boolean }) => Promise<string>

type Fixtures = {
  mails: Mails
  /** Signs the page's browser in, and returns the address. */
  login: Login
  /** Runs a statement on the server's database. */
  sql: (statement: string, values?: unknown[]) => Promise<unknown[]>
  /** An owner who uses the API without a browser. */
  signInByApi: (email: string) => Promise<APIRequestContext>
  /** Lines of the browser's console that a test brings about itself. */
  expectedConsole: RegExp[]
  /** The console of the test's own pages is watched; that of another browser is when it is handed to this. */
  watchConsole: (context: BrowserContext) => void
}

/** A violation of a page's content security policy always fails the test. */
const REFUSED_BY_POLICY = /Content Security Policy/i

export const test = base.extend<Fixtures, { pool: Pool }>({
  expectedConsole: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  mails: async ({}, use) => {
    await use(new Mails(process.env.E2E_MAIL_URL ?? ''))
  },

  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2 })
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],

  sql: async ({ pool }, use) => {
    await use(async (statement, values) => (await pool.query(statement, values)).rows)
  },

  login: async ({ context, pool }, use) => {
    await use(async ({ email = newEmail(), acceptTerms = true } = {}) => {
      await context.addCookies([await makeSession(pool, { email, acceptTerms })])
      return email
    })
  },

  signInByApi: async ({ playwright, pool, baseURL }, use) => {
    const owners: APIRequestContext[] = []
    await use(async (email) => {
      const storageState = { cookies: [await makeSession(pool, { email })], origins: [] }
      const extraHTTPHeaders = { Origin: baseURL ?? '' }
      const owner = await playwright.request.newContext({ baseURL, storageState, extraHTTPHeaders })
      owners.push(owner)
      return owner
    })
    await Promise.all(owners.map((owner) => owner.dispose()))
  },

  watchConsole: [
    async ({ context, expectedConsole }, use) => {
      const lines: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (error) => lines.push(String(error.error())))
        watched.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          // The browser's own line about asking who is signed in.
          if (message.location().url.endsWith('/api/user') && message.text().includes('401')) return
          lines.push(message.text())
        })
      }
      watch(context)
      await use(watch)
      const isExpected = (line: string) => expectedConsole.some((pattern) => pattern.test(line))
      const unexpected = lines.filter((line) => REFUSED_BY_POLICY.test(line) || !isExpected(line))
      expect(unexpected, 'the console of the page').toEqual([])
    },
    { auto: true },
  ],
})
