import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, expectNoFurtherFindings, PHONE } from '@/tests/support/browser/axe'
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

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('Settings screen', () => {
  test('a language takes effect at once on every screen, and leaves what is not saved yet', async ({ page }) => {
    await page.goto('/settings/language')
    await choose(page, 'Language', 'Deutsch')
    await expect(page.getByRole('heading', { level: 1, name: 'Sprache und Aussehen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('combobox', { name: 'Sprache', exact: true })).toHaveText('Deutsch')
    await expectNoFurtherFindings(page)
    await page.goto('/meetings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/settings/language')
    await choose(page, 'Sprache', 'Türkçe')
    await expect(page.getByRole('heading', { level: 1, name: 'Dil ve görünüm' })).toBeVisible()
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

  test('another time format and week show on the next screen without a reload', { tag: '@nightly' }, async ({
    page,
  }) => {
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
    await page.getByRole('tab', { name: 'When' }).click()
    await expect(page.getByLabel('Monday start time').locator('option:checked')).toHaveText('02:00 PM')
    await expect(page.getByRole('button', { name: /^Add slot for/ }).first()).toHaveAccessibleName(
      'Add slot for Sunday',
    )
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test.describe('when the server fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('the dark is there before the scripts are', async ({ page }) => {
      await page.goto('/settings/language')
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
    await page.goto('/settings/language')
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

  test('nothing is wider than a narrow phone, and axe finds nothing, wrong fields included', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/settings')
    await page.getByLabel('Full name').fill('a'.repeat(201))
    await save(page).click()
    await expect(page.getByText('Must be at most 200 characters')).toBeVisible()
    await expectNoFindings(page, [PHONE, DESKTOP])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
