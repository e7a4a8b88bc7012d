import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { Mails } from './mails'

export { expect }

type Login = (options?: { email?: string; acceptTerms?: boolean }) => Promise<string>

type Fixtures = {
  mails: Mails
  /** Signs the page's browser in by a mailed link, as anyone does, and returns the address. */
  login: Login
  /** Lines of the browser's console that a test brings about itself. */
  expectedConsole: RegExp[]
  /** The console of the test's own pages is watched; that of another browser is when it is handed to this. */
  watchConsole: (context: BrowserContext) => void
}

/** What a page's policy refused is never expected. */
const REFUSED_BY_POLICY = /Content Security Policy/i

/** An address that no other test uses. */
export function newEmail(name = 'owner'): string {
  return `${name}-${randomBytes(4).toString('hex')}@example.com`
}

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  mails: async ({}, use) => {
    await use(new Mails(process.env.E2E_MAIL_URL ?? ''))
  },

  login: async ({ context, mails }, use) => {
    await use(async ({ email = newEmail(), acceptTerms = true } = {}) => {
      const asked = (await mails.listTo(email)).length
      // The context's requests share its cookies: the link opens in the browser that asked for it.
      expect((await context.request.post('/api/auth/send-magic-link', { data: { email } })).status()).toBe(200)
      const mail = await mails.waitFor(email, { count: asked + 1 })
      const link = /http\S+\/api\/auth\/verify\?token=[\w-]+/.exec(mail.text)?.[0]
      if (!link) throw new Error(`There is no link in the mail to ${email}:\n${mail.text}`)
      await context.request.get(link)
      if (acceptTerms) expect((await context.request.post('/api/auth/accept-terms')).status()).toBe(200)
      return email
    })
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
