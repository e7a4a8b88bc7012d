import { createServer } from 'node:http'

/** @typedef {import('playwright/test').Page} Page */
/** @typedef {{ origin: string, formSlug: string, username: string, isPhone: boolean }} Demo */
/** @typedef {(page: Page, demo: Demo, take: (name: string, reopen?: () => Promise<void>) => Promise<void>) => Promise<void>} Visit */

const GUEST = { name: 'Grace Hopper', email: 'grace@example.com' }
/** The width at which mails are read on a desktop. */
const MAIL = { width: 1000, height: 750 }

const timesOf = (/** @type {Page} */ page) => page.getByRole('group', { name: 'Choose a time' }).getByRole('button')

/** Screens of visitors, by the names of their pictures. @type {[names: string[], visit: Visit][]} */
export const VISITOR_SCREENS = [
  [
    [
      'booking-page',
      'zones',
      'day-chosen',
      'booking-dialog',
      'taken',
      'confirmation',
      'mail-guest',
      'mail-owner',
      'managed-booking',
      'booking-move',
    ],
    async (page, demo, take) => {
      const { origin, isPhone } = demo
      await page.goto(`${origin}/demo-intro`)
      const times = timesOf(page)
      await times.first().waitFor()
      await take('booking-page')
      await page.getByRole('combobox', { name: 'Timezone' }).click()
      await page.getByRole('option').first().waitFor()
      await take('zones')
      await page.keyboard.press('Escape')
      // A day of the host's time off can be pressed as well, and has no times.
      const days = page.getByRole('grid').locator('button:enabled:not([aria-label*=", closed: "])')
      if (isPhone) await page.getByRole('button', { name: 'Next week' }).click()
      await (isPhone ? days.nth(1) : days.last()).click()
      await times.first().waitFor()
      await take('day-chosen')
      await times.last().click()
      const dialog = page.getByRole('dialog')
      await fillIn(page)
      await take('booking-dialog')
      await takeTimeFirst(page)
      await dialog.getByRole('button', { name: 'Book Meeting' }).click()
      await dialog.getByText('Closest available times:').waitFor()
      await take('taken')
      await dialog
        .getByRole('button', { name: /\d\d:\d\d/ })
        .first()
        .click()
      await dialog.getByRole('button', { name: 'Book Meeting' }).click()
      await page.waitForURL('**/success**')
      await page.getByText('Your meeting has been scheduled successfully!').waitFor()
      await take('confirmation')

      const shown = await openMail(page, origin, /^Confirmed/, isPhone)
      await take('mail-guest')
      const manage = await page.locator('a[href*="/b/"]').first().getAttribute('href')
      await openMail(page, origin, /^New booking/, isPhone)
      await take('mail-owner')
      if (shown) await page.setViewportSize(shown)
      await page.goto(manage ?? '')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take('managed-booking')
      await page
        .getByRole('link', { name: /Move|another time/i })
        .or(page.getByRole('button', { name: /Move/ }))
        .first()
        .click()
      await times.first().waitFor()
      await take('booking-move')
    },
  ],
  [
    ['booking-questions', 'request-sent'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/demo-advice`)
      await timesOf(page).first().click()
      await fillIn(page)
      await take('booking-questions')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'No' }).check()
      await dialog.getByRole('button', { name: /^(Book Meeting|Send request)/ }).click()
      await page.waitForURL('**/success**')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take('request-sent')
    },
  ],
  [
    ['no-times'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/demo-later`)
      await page
        .getByText(/^No times available/)
        .first()
        .waitFor()
      await take('no-times')
    },
  ],
  [
    ['form', 'thank-you'],
    async (page, { origin, formSlug }, take) => {
      await page.goto(`${origin}/form/${formSlug}`)
      await page.getByRole('radio', { name: '4 of 5' }).check()
      await page.getByRole('checkbox', { name: 'Product' }).check()
      await page.getByRole('radio', { name: 'More' }).check()
      await page.evaluate(() => window.scrollTo(0, 0))
      await take('form')
      await page.getByRole('textbox', { name: /How many people/ }).fill('12')
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
      await page.getByText('Form submitted').waitFor({ state: 'detached' })
      await take('thank-you')
    },
  ],
  ...plain('profile', ({ username }) => `/u/${username}`),
  ...plain('not-found', () => '/no-such-page'),
  [
    ['right-to-left'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/demo-intro?lang=ar`)
      await page.getByRole('grid').locator('[aria-selected=true]').first().waitFor()
      await take('right-to-left')
    },
  ],
  [
    ['embed'],
    async (page, { origin, formSlug }, take) => {
      const site = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(siteOf(origin, formSlug))
      })
      await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(null)))
      const address = /** @type {import('node:net').AddressInfo} */ (site.address())
      const times = page.locator('dialog').frameLocator('iframe').getByRole('group', { name: 'Choose a time' })
      await take('embed', async () => {
        await page.goto(`http://127.0.0.1:${address.port}/`)
        await page.getByRole('link', { name: 'Book an intro call' }).click()
        await times.getByRole('button').first().waitFor()
      })
      site.close()
      site.closeAllConnections()
    },
  ],
]

/** Screens in a browser without scripts. @type {[names: string[], visit: Visit][]} */
export const SCREENS_WITHOUT_SCRIPTS = plain('without-scripts', () => '/demo-intro')

/**
 * @param {string} name
 * @param {(demo: Demo) => string} toPath
 * @returns {[string[], Visit][]}
 */
function plain(name, toPath) {
  return [
    [
      [name],
      async (page, demo, take) => {
        await page.goto(demo.origin + toPath(demo))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await take(name)
      },
    ],
  ]
}

/** @param {Page} page */
async function fillIn(page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(GUEST.name)
  await dialog.getByRole('textbox', { name: 'Email' }).first().fill(GUEST.email)
}

/** Books the chosen time for somebody else when it is sent. @param {Page} page */
async function takeTimeFirst(page) {
  await page.route(
    '**/book',
    async (route) => {
      const data = {
        ...route.request().postDataJSON(),
        attendeeName: 'Quick Guest',
        attendeeEmail: 'quick@example.com',
      }
      await page.request.post(route.request().url(), { data })
      await route.continue()
    },
    { times: 1 },
  )
}

/**
 * Shows the newest mail with this subject as it was designed. Returns the size that the window had.
 * @param {Page} page
 * @param {string} origin
 * @param {RegExp} subject
 * @param {boolean} isPhone
 */
async function openMail(page, origin, subject, isPhone) {
  const size = page.viewportSize()
  const mail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) })
  for (let tries = 0; tries < 20; tries += 1) {
    await page.goto(`${origin}/dev/mailbox`)
    if ((await mail.count()) > 0) break
    await page.waitForTimeout(500)
  }
  const href = await mail.first().locator('a[href^="/dev/mailbox/"]').getAttribute('href')
  if (!isPhone) await page.setViewportSize(MAIL)
  await page.goto(origin + href)
  return size
}

/**
 * Somebody else's site with a link that opens the booking page.
 * @param {string} origin
 * @param {string} formSlug
 */
function siteOf(origin, formSlug) {
  return `<!doctype html>
    <html lang="en">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Bicycles of Bergen</title>
      <script type="module" src="${origin}/embed.js"></script>
      <style>:root { color-scheme: light dark } body { font: 18px/1.6 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }</style>
      <h1>Bicycles of Bergen</h1>
      <p>We mend what others give up. <a href="${origin}/demo-intro" data-slotform-popup>Book an intro call</a></p>
      <div data-slotform="${origin}/form/${formSlug}"></div>
    </html>`
}
