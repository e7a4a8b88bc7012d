import type { Page } from 'playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createMeeting } from '@/tests/support/factories/meetings'

const section = (page: Page) => page.getByRole('group', { name: 'Feeds' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const list = (page: Page) => section(page).getByRole('list', { name: 'Feeds' })

/** Makes a feed; answers its address, whose dialog is still open. */
async function makeFeed(page: Page, shows: string): Promise<string> {
  await section(page).getByRole('button', { name: 'New feed' }).click()
  await dialog(page, 'New feed').getByLabel('What it shows').selectOption(shows)
  await dialog(page, 'New feed').getByRole('button', { name: 'Create feed' }).click()
  return dialog(page, 'Copy the address now').getByLabel('Address').inputValue()
}

test.describe('Feeds', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ login, page }) => {
    await login()
    await createMeeting(senderOf(page.request), { title: 'Board meeting' })
    await page.goto('/availability')
  })

  test('are made, copied, read by a program, and deleted once that is confirmed', async ({
    page,
    context,
    playwright,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const url = await makeFeed(page, 'Everything')
    await dialog(page, 'Copy the address now').getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    const open = dialog(page, 'Copy the address now').getByRole('link', { name: 'Open in calendar app' })
    await expect(open).toHaveAttribute('href', url.replace(/^https?:/, 'webcal:'))
    await dialog(page, 'Copy the address now').getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(url)).toHaveCount(0)
    await expect(list(page)).toContainText('All meetings and bookings')
    await expect(list(page)).toContainText('not read yet')

    const program = await playwright.request.newContext()
    const read = await program.get(url)
    expect([read.status(), read.headers()['content-type']]).toEqual([200, expect.stringMatching(/^text\/calendar/)])
    expect(await read.text()).toContain('SUMMARY:Board meeting')
    await page.reload()
    await expect(list(page)).toContainText('Last read')

    await list(page).getByRole('button', { name: 'Delete feed' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect((await program.get(url)).status()).toBe(200)
    await list(page).getByRole('button', { name: 'Delete feed' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete feed' }).click()
    await expect(section(page).getByText('No feeds yet.')).toBeVisible()
    await expect(section(page).getByRole('button', { name: 'New feed' })).toBeFocused()
    expect((await program.get(url)).status()).toBe(404)
    await program.dispose()
  })

  test('of busy times tell no title', async ({ page }) => {
    const url = await makeFeed(page, 'Busy times only')
    const text = await (await page.request.get(url)).text()
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).not.toContain('Board meeting')
  })

  test('fit on a phone, and are accessible', async ({ page }) => {
    await makeFeed(page, 'Everything')
    await expectNoFindings(page, [PHONE])
    await page.setViewportSize({ width: 320, height: 700 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(list(page)).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(320)
  })
})
