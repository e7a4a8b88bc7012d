import type { Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

const card = (page: Page) => page.getByRole('group', { name: 'Set up your booking link' })
const start = (page: Page) => page.getByRole('button', { name: 'Get started' })
const dialog = (page: Page) => page.getByRole('dialog')

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    const isThere = await page.evaluate((wanted) => (document.activeElement?.textContent ?? '').trim() === wanted, name)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach “${name}”`)
}

test.use({ timezoneId: 'Europe/Berlin' })

test.describe('First run', { tag: '@nightly' }, () => {
  test('the keyboard alone leads from the terms to a link that can be shared', async ({ page, login, request }) => {
    await login({ acceptTerms: false })
    await page.goto('/terms-acceptance')
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await tabTo(page, 'Accept Terms and Continue')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(card(page).getByRole('listitem')).toHaveCount(3)

    await expect(start(page)).toBeEnabled()
    await tabTo(page, 'Get started')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Full name')).toBeFocused()
    const name = `Maria ${Date.now()}`
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    // An American week begins there.
    await expect(dialog(page).getByRole('checkbox', { name: 'Sunday' })).toBeFocused()
    await expect(dialog(page).getByLabel('From')).toHaveValue('09:00')
    await expect(dialog(page).getByLabel('To')).toHaveValue('17:00')
    await page.keyboard.press('Enter')
    const slug = name.toLowerCase().replace(' ', '-')
    await expect(dialog(page).getByLabel('Link')).toBeFocused()
    await expect(dialog(page).getByLabel('Link')).toHaveValue(slug)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('dialog', { name: 'Share “30-minute meeting”' })).toBeVisible()
    await expect(
      dialog(page)
        .getByText(new RegExp(`/${slug}$`))
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Your link is ready' })).toBeVisible()
    expect((await request.get(`/${slug}`)).status()).toBe(200)
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue(name)
    await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0)
  })

  test('skipping hides the card, also after a reload, and a page ends it for good', async ({ page, login }) => {
    await login()
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(card(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Full name')).toBeEnabled()
    await expect(card(page)).toBeHidden()
    await page.evaluate(() => localStorage.removeItem('slotform.first-run'))
    await page.reload()
    await expect(card(page)).toBeVisible()
    await createPage(senderOf(page.request))
    await page.reload()
    await expect(page.getByLabel('Full name')).toBeEnabled()
    await expect(card(page)).toHaveCount(0)
  })

  test('an owner who left the settings finds it at home and among the pages, in place of the first steps', async ({
    page,
    login,
  }) => {
    await login()
    for (const path of ['/', '/time-slot-pages']) {
      await page.goto(path)
      await expect(card(page)).toBeVisible()
      await expect(page.getByText('1. Connect your calendars')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(card(page)).toBeHidden()
    await expect(page.getByText('1. Connect your calendars')).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('slotform.first-run'))

    await page.goto('/')
    await start(page).click()
    await dialog(page).getByLabel('Full name').fill(`Maria ${Date.now()}`)
    for (const name of ['Next', 'Next', 'Create my link']) await dialog(page).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: 'Share “30-minute meeting”' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Your link is ready' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Create your first meeting' })).toBeVisible()
    await expect(page.getByRole('group', { name: /Set up your booking link|Your link is ready/ })).toHaveCount(0)
  })

  test('a narrow phone shows each step whole, and axe finds nothing', async ({ page, login }) => {
    await login()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/settings')
    await start(page).click()
    await dialog(page).getByLabel('Full name').fill('Maria')
    for (const field of ['Full name', 'From', 'Link']) {
      await expect(dialog(page).getByLabel(field)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      if (field !== 'Link') await dialog(page).getByRole('button', { name: 'Next' }).click()
    }
    await expectNoFindings(page)
  })
})
