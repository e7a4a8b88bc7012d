// Takes the README's pictures of a server that has the demo data and no mail transport, in light and dark:
// `npm run seed`, `npm start`, then `node scripts/pictures.mjs http://localhost:3000`.
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findSystemChromium } from './chromium.mjs'
import { root } from './run.mjs'

const origin = process.argv[2] ?? 'http://localhost:3000'
const browser = await chromium.launch({
  executablePath: findSystemChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage({
  viewport: { width: 1200, height: 760 },
  locale: 'en-US',
  timezoneId: 'Europe/Istanbul',
  reducedMotion: 'reduce',
})

await signIn('demo@example.com')
const [form] = await (await page.request.get(`${origin}/api/forms`)).json()
await take('booking', '/demo-intro', () => page.locator('[role=gridcell][aria-selected=true]').waitFor())
await take('form', `/form/${form.slug}`, () => page.getByRole('radio').first().waitFor())
await take('meetings', '/meetings', () => page.getByRole('main').getByRole('listitem').first().waitFor())
await take('rules', `/forms/${form.id}/edit`, () => page.getByRole('tab', { name: 'Logic Rules' }).click())
await take('summary', `/forms/${form.id}/responses?view=summary`, () =>
  page
    .getByRole('heading', { name: 'How was your call with us?' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' })),
)
await browser.close()

/** @param {string} email */
async function signIn(email) {
  await page.goto(`${origin}/auth`)
  await page.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText(email).waitFor()
  await page.goto(`${origin}/dev/mailbox`)
  await page.locator('a[href*="/api/auth/verify"]').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
}

/**
 * @param {string} name of the files, `readme-NAME-light.png` and `readme-NAME-dark.png`
 * @param {string} address
 * @param {() => Promise<void>} settle what to do until everything is there
 */
async function take(name, address, settle) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme })
    await page.goto(origin + address)
    await settle()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.waitForTimeout(1_000)
    const file = path.join(root, 'docs/pictures', `readme-${name}-${colorScheme}.png`)
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
    console.log(file)
  }
}
