import { randomBytes } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { Mails } from './mails'

export { expect }

type Login = (options?: { email?: string; acceptTerms?: boolean }) => Promise<string>

type Fixtures = {
  mails: Mails
  /** Signs the page's browser in by a mailed link, as anyone does, and returns the address. */
  login: Login
  /** Lines of the browser's console that a test brings about itself. */
  expectedConsole: RegExp[]
  cleanConsole: undefined
}

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

  cleanConsole: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = []
      page.on('pageerror', (error) => lines.push(String(error)))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // The browser's own line about asking who is signed in.
        if (message.location().url.endsWith('/api/user') && message.text().includes('401')) return
        lines.push(message.text())
      })
      await use(undefined)
      const unexpected = lines.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)))
      expect(unexpected, 'the console of the page').toEqual([])
    },
    { auto: true },
  ],
})
