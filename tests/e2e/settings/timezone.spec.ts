import type { Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'

const zone = (page: Page) => page.getByRole('combobox', { name: 'Timezone', exact: true })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search city, country or offset' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Timezone' }).getByRole('option')

test.use({ timezoneId: 'Europe/Berlin' })

test.beforeEach(async ({ page, login }) => {
  await login()
  await saveSettings(senderOf(page.request), { timezone: 'Asia/Tokyo', timeFormat: '24h' })
})

test.describe('Time zone of an owner', { tag: '@nightly' }, () => {
  test('a press opens the search in all zones; a zone outside the list is shown and saved', async ({ page }) => {
    await page.goto('/settings')
    await expect(zone(page)).toHaveValue('Asia/Tokyo')
    await expect(zone(page)).toBeEnabled()
    await zone(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await zone(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(options(page).nth(1)).toContainText('Berlin')
    await page.keyboard.type('reykja')
    await options(page).getByText('Reykjavik').click()
    await expect(search(page)).toBeHidden()
    await expect(zone(page)).toHaveValue('Atlantic/Reykjavik')
    await expect(zone(page).locator('option:checked')).toHaveText('(GMT+00:00) Reykjavik')
    await expect(zone(page)).toBeFocused()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('status').getByText('Settings Updated', { exact: true })).toBeVisible()
    await page.reload()
    await expect(zone(page)).toHaveValue('Atlantic/Reykjavik')
  })

  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
    test(`${key} opens the search, arrows and Enter choose, Escape keeps the zone; the focus comes back`, async ({
      page,
    }) => {
      await page.goto('/time-slot-pages/create?tab=when')
      await expect(zone(page)).toBeEnabled()
      const before = await zone(page).inputValue()
      await zone(page).focus()
      await page.keyboard.press(key)
      await expect(search(page)).toBeFocused()
      await expect(zone(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(search(page)).toBeHidden()
      await expect(zone(page)).toBeFocused()
      await expect(zone(page)).toHaveValue(before)
      await expect(zone(page)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press(key)
      await search(page).fill('+5:45')
      await page.keyboard.press('Enter')
      await expect(zone(page)).toHaveValue('Asia/Kathmandu')
      await expect(zone(page)).toBeFocused()
      await expect(zone(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('the search is a sheet on a phone, and tells the time as the settings say', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/settings')
    await page.getByRole('combobox', { name: 'Time format' }).click()
    await page.getByRole('option', { name: /^12h/ }).click()
    await zone(page).press('Enter')
    await expect.poll(async () => (await page.getByRole('dialog', { name: 'Timezone' }).boundingBox())?.width).toBe(320)
    await expect(options(page).first()).toContainText(/[AP]M/)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('passes axe, closed and open', async ({ page }) => {
    await page.goto('/settings')
    await expect(zone(page)).toBeEnabled()
    await expectNoFindings(page)
    await zone(page).press('Enter')
    await expect(options(page).first()).toBeVisible()
    await expectNoFindings(page)
  })

  test.describe('without a connection', () => {
    test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] })
    test('says that the search could not be loaded; letters still choose from the list', async ({ page }) => {
      await page.goto('/settings')
      await expect(zone(page)).toBeEnabled()
      await page.context().setOffline(true)
      await zone(page).press('Enter')
      await expect(page.getByRole('alert').getByText(/couldn't load the time zones/)).toBeVisible()
      await page.context().setOffline(false)
      await zone(page).selectOption('Europe/Istanbul')
      await expect(zone(page)).toHaveValue('Europe/Istanbul')
    })
  })
})
