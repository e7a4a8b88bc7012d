import { Pool } from 'pg'
import type { Page } from 'playwright/test'
import { en } from '@/messages/en'
import { pseudo } from '@/messages/pseudo'
import { sayIn } from '@/messages/say'
import type { OwnerTexts } from '@/messages/texts'
import { createDatabase } from '../database/postgres'
import { postgresEnv, startServer, type TestServer } from '../server/server'
import { findUntranslated } from '../untranslated'
import { test as base, expect } from './form-fixtures'

export { expect }

/** All texts as this server shows them, for finding controls by their names. */
export const t = pseudo(en) as unknown as OwnerTexts['t']
export const say = sayIn('en-US')

type PseudoWorker = { database: string; pool: Pool; server: TestServer }

/** A server in the pseudo-language. Its own database keeps it from sending emails of other tests. */
export const test = base.extend<object, PseudoWorker>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      await use((await createDatabase(process.env.E2E_CLUSTER_URL ?? '')).url)
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ database }, use) => {
      const fakes = JSON.parse(process.env.E2E_FAKES_ENV ?? '{}') as Record<string, string>
      const env = { ...fakes, ...postgresEnv(database, process.env.E2E_SMTP_URL ?? '') }
      const server = await startServer({ env: { ...env, DATABASE_URL: database, PSEUDO_LANGUAGE: '1' } })
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],

  pool: [
    async ({ database }, use) => {
      const pool = new Pool({ connectionString: database, max: 2 })
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

/** `own` matches words that the test or a provider has entered. */
export async function expectTranslated(page: Page, own: RegExp[] = []): Promise<void> {
  expect.soft(await findUntranslated(page, own), new URL(page.url()).pathname).toEqual([])
}

/** Opens a screen and waits until it has its data. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Texts in this language are longer than English: they may not widen the screen of a phone. */
export async function expectFits(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 720 })
  const path = new URL(page.url()).pathname
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.configure({ soft: true, timeout: 2_000 }).poll(widthOf, { message: path }).toBeLessThanOrEqual(320)
  await page.setViewportSize(wide)
}
