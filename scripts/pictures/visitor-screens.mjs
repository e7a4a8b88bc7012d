/** @typedef {import('@playwright/test').Page} Page */

const GUEST = { name: 'Grace Hopper', email: 'grace@example.com' }
/** The width at which mails are read on a desktop. */
const MAIL = { width: 1000, height: 750 }

/**
 * From the opened link to the confirmation, its mails and its own page; then a form and the profile.
 * @param {Page} page of a visitor
 * @param {{ origin: string, formSlug: string, username: string, isPhone: boolean }} demo
 * @param {(name: string) => Promise<void>} take
 */
export async function visit(page, { origin, formSlug, username, isPhone }, take) {
  await page.goto(`${origin}/demo-intro`)
  const times = page.getByRole('group', { name: 'Choose a time' }).getByRole('button')
  await times.first().waitFor()
  await take('booking-page')
  const days = page.getByRole('grid').locator('button:enabled')
  if (isPhone) await page.getByRole('button', { name: 'Next week' }).click()
  await (isPhone ? days.nth(1) : days.last()).click()
  await times.first().waitFor()
  await take('day-chosen')
  await times.nth(isPhone ? 2 : 4).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(GUEST.name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(GUEST.email)
  await take('booking-dialog')
  await dialog.getByRole('button', { name: 'Book Meeting' }).click()
  await page.waitForURL('**/success**')
  await page.getByText('Your meeting has been scheduled successfully!').waitFor()
  await take('confirmation')

  const confirmation = await openMail(page, origin, /^Confirmed/, isPhone)
  await take('mail-guest')
  const manage = await page.locator('a[href*="/b/"]').first().getAttribute('href')
  await openMail(page, origin, /^New booking/, isPhone)
  await take('mail-owner')
  if (confirmation) await page.setViewportSize(confirmation)
  await page.goto(manage ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('managed-booking')

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

  await page.goto(`${origin}/u/${username}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('profile')
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
