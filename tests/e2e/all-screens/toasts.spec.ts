import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser/fixtures'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const message = (page: Page) => page.getByText('Please enter a valid email address.', { exact: true })

/** Opens the login screen with its clock standing still, and brings a toast about. */
async function showToast(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Send Login Link' }).click()
  await expect(message(page)).toBeVisible()
}

test.describe('Toasts', { tag: '@nightly' }, () => {
  test('a toast stays for five seconds', async ({ page }) => {
    await showToast(page)
    await page.clock.runFor(4_990)
    await expect(message(page)).toBeVisible()
    await page.clock.runFor(20)
    await expect(message(page)).toHaveCount(0)
  })

  test('a newer toast takes the place of the older one', async ({ page }) => {
    await page.goto('/auth?error=token_expired')
    await expect(page.getByText('Login link has expired. Please request a new one.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Send Login Link' }).click()
    await expect(message(page)).toBeVisible()
    await expect(area(page).getByRole('button', { name: 'Close' })).toHaveCount(1)
    await expect(page.getByText('Login link has expired.')).toHaveCount(0)
  })

  test('F8 leads to the toast, which waits while it has the focus; Escape closes it and leads back', async ({
    page,
  }) => {
    await showToast(page)
    await page.getByRole('textbox', { name: 'Email' }).focus()
    await page.keyboard.press('F8')
    await expect(area(page)).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(message(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  })

  test('the close button takes a toast away', async ({ page }) => {
    await showToast(page)
    await area(page).getByRole('button', { name: 'Close' }).click()
    await expect(message(page)).toHaveCount(0)
  })

  test('a swipe to the right dismisses a toast, a short one does not', async ({ page }) => {
    await showToast(page)
    await message(page).evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const box = await message(page).boundingBox()
    if (!box) throw new Error('The toast has no place.')
    const swipe = async (pixels: number) => {
      await page.mouse.move(box.x + 10, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(box.x + 10 + pixels, box.y + 12, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(40)
    await expect(message(page)).toBeVisible()
    await swipe(70)
    await expect(message(page)).toHaveCount(0)
  })

  test('the notification area is at most 420 px wide and never wider than a phone', async ({ page }) => {
    await showToast(page)
    const width = async () => (await area(page).boundingBox())?.width
    await expect.poll(width).toBe(420)
    await page.setViewportSize({ width: 320, height: 600 })
    await expect.poll(width).toBe(320)
  })
})
