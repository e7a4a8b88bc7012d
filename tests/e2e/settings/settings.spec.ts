import type { Page } from '@playwright/test'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'

const STORED = {
  fullName: 'Ada Lovelace',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'Asia/Tokyo',
}
const zone = (page: Page) => page.getByLabel('Timezone', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const DARK = 'rgb(19, 19, 18)'
const LIGHT = 'rgb(250, 249, 247)'

async function choose(page: Page, field: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

async function store(page: Page, change: object = {}): Promise<void> {
  await saveSettings(senderOf(page.request), { ...STORED, ...change })
}

test.use({ timezoneId: 'Europe/Berlin' })

let email: string
test.beforeEach(async ({ login }) => {
  email = await login()
})

test.describe('Settings screen', () => {
  test("the browser's zone is preset until one is saved, and kept by saving", async ({ page, browser, baseURL }) => {
    await page.goto('/settings')
    await expect(zone(page)).toHaveValue('Europe/Berlin')
    await expect(page.getByText('Detected from your browser. Save to keep it.')).toBeVisible()
    await save(page).click()
    await expect(toast(page, 'Settings Updated')).toBeVisible()
    await expect(page.getByText(/^Preset/)).toHaveCount(0)

    const storageState = await page.context().storageState()
    const elsewhere = await browser.newContext({ baseURL, storageState, timezoneId: 'America/New_York' })
    const other = await elsewhere.newPage()
    await other.goto('/settings')
    await expect(other.getByLabel('Full name')).toBeEnabled()
    await expect(zone(other)).toHaveValue('Europe/Berlin')
    await elsewhere.close()
  })

  test('a language takes effect at once on every screen, and leaves what is not saved yet', async ({ page }) => {
    await page.goto('/settings')
    await choose(page, 'Language', 'Deutsch')
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('combobox', { name: 'Sprache', exact: true })).toHaveText('Deutsch')
    await expectNoFindings(page)
    await page.goto('/meetings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/settings')
    await choose(page, 'Sprache', 'Türkçe')
    await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible()
    const settings = await (await page.request.get('/api/settings')).json()
    expect(settings).toMatchObject({ language: 'tr', saved: false })
  })

  test('every field is saved, and shown again after a reload', async ({ page }) => {
    await page.goto('/settings')
    await page.getByLabel('Full name').fill('  Grace Hopper ')
    await zone(page).selectOption('Asia/Tokyo')
    await choose(page, 'Week start day', 'Sunday')
    await choose(page, 'Time format', /^12h/)
    await choose(page, 'Date format', /^\d{1,2} \w{3} \d{4}$/)
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ weekStartDay: 0, timeFormat: '12h' })
    await expect(toast(page, 'Settings Updated')).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Grace Hopper', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
    await expect(zone(page)).toHaveValue('Asia/Tokyo')
    await expect(page.getByRole('combobox', { name: 'Week start day' })).toHaveText('Sunday')
    await expect(page.getByRole('combobox', { name: 'Time format' })).toContainText('12h')
    await expect(page.getByRole('combobox', { name: 'Date format' })).toContainText(/^\d{1,2} \w{3} \d{4}$/)
  })

  test('what a choice comes to is shown before it is saved', async ({ page }) => {
    await page.clock.setFixedTime('2026-06-03T11:30:00Z')
    await store(page)
    await page.goto('/settings')
    await expect(page.getByText('Wednesday, Jun 3 2026, 20:30 in Tokyo')).toBeVisible()
    await zone(page).selectOption('Europe/Istanbul')
    await choose(page, 'Date format', /^\d{1,2} \w{3} \d{4}$/)
    await expect(page.getByText('Wednesday, 3 Jun 2026, 14:30 in Istanbul')).toBeVisible()
    await choose(page, 'Time format', /^12h/)
    await expect(page.getByText('Wednesday, 3 Jun 2026, 02:30 PM in Istanbul')).toBeVisible()
    await choose(page, 'Week start day', 'Saturday')
    await expect(page.getByText('Weeks run from Saturday to Friday.')).toBeAttached()
  })

  test('another time format and week show on the next screen without a reload', async ({ page }) => {
    await store(page)
    const availabilities = [{ dayOfWeek: 1, startTime: '14:00', endTime: '17:00' }]
    await createPage(senderOf(page.request), { availabilities })
    await page.goto('/settings')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await choose(page, 'Time format', /^12h/)
    await choose(page, 'Date format', /^\d{1,2} \w{3} \d{4}$/)
    await choose(page, 'Week start day', 'Sunday')
    await save(page).click()
    await expect(toast(page, 'Settings Updated')).toBeVisible()
    await page.getByRole('link', { name: 'Time Slot Pages', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Time Slot Pages' })).toBeVisible()
    await expect(page.getByText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('tab', { name: 'Hours' }).click()
    await expect(page.getByLabel('Monday start time').locator('option:checked')).toHaveText('02:00 PM')
    await expect(page.getByRole('button', { name: /^Add slot for/ }).first()).toHaveAccessibleName(
      'Add slot for Sunday',
    )
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test.describe('when the server fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('what was changed is kept, and the toast says what did not succeed', async ({ page }) => {
      await store(page)
      await page.goto('/settings')
      await page.route('**/api/settings', (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByLabel('Full name').fill('Grace')
      await save(page).click()
      await expect(toast(page, 'Failed to update settings')).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue('Grace')
      await page.unroute('**/api/settings')
      await save(page).click()
      await expect(toast(page, 'Settings Updated')).toBeVisible()
    })

    test('a field that is refused says why, and has the focus', async ({ page }) => {
      await store(page)
      await page.goto('/settings')
      const json = { message: 'Unknown time zone', issues: [{ path: 'timezone', message: 'Unknown time zone' }] }
      await page.route('**/api/settings', (route) => route.fulfill({ status: 400, json }))
      await save(page).click()
      await expect(zone(page)).toHaveAccessibleDescription(/Unknown time zone/)
      await expect(zone(page)).toBeFocused()
    })

    test('the dark is there before the scripts are', async ({ page }) => {
      await page.goto('/settings')
      await page.getByRole('radio', { name: 'Dark' }).check()
      await page.route('**/_next/static/**/*.js*', (route) => route.abort())
      await page.reload()
      expect(await background(page)).toBe(DARK)
    })
  })

  test('the appearance holds at once, after a reload and in other tabs, and ends where visitors are', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/settings')
    const other = await page.context().newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await other.goto('/time-slot-pages')
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => background(page)).toBe(DARK)
    await expect.poll(() => background(other)).toBe(DARK)
    await page.reload()
    expect(await background(page)).toBe(DARK)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#131312')
    await other.getByRole('link', { name: 'Contact Us' }).click()
    await other.waitForURL('/contact')
    await expect.poll(() => background(other)).toBe(LIGHT)
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => background(page)).toBe(LIGHT)
  })

  test('the test mail goes to the address it names', async ({ page, mails }) => {
    await page.goto('/settings')
    await expect(page.getByRole('group', { name: 'Mail' }).getByText(email)).toBeVisible()
    const before = (await mails.listTo(email)).length
    await page.getByRole('button', { name: 'Send me a test email' }).click()
    await expect(toast(page, 'Test email sent')).toBeVisible()
    await mails.waitFor(email, { count: before + 1 })
  })

  test('a link asks before it leaves what is not saved, and no longer once it is', async ({ page }) => {
    await store(page)
    await page.goto('/settings')
    await page.getByLabel('Full name').fill('Grace')
    const link = page.getByRole('link', { name: 'Connect a calendar' })
    await link.click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('Grace')
    await save(page).click()
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
    await link.click()
    await page.waitForURL('/integrations')
  })

  test('nothing is wider than a narrow phone, and axe finds nothing, wrong fields included', async ({ page }) => {
    await page.goto('/settings')
    await page.getByLabel('Full name').fill('a'.repeat(201))
    await save(page).click()
    await expect(page.getByText('Must be at most 200 characters')).toBeVisible()
    await expectNoFindings(page, [PHONE, DESKTOP])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
