import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { bookBy } from '@/tests/support/factories/bookings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /time off/ })
const list = (page: Page) => page.getByRole('group', { name: 'Your time off' })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/availability')
  await page.getByRole('button', { name: 'Add time off' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

async function type(page: Page, days: [first: string, last: string]): Promise<void> {
  for (const [index, day] of days.entries()) {
    const field = dialog(page).getByRole('textbox', { name: 'Date' }).nth(index)
    await field.fill(day)
    await field.blur()
  }
}

/** In the last days of December it is the first year with holidays to come, and unfolded. */
async function unfold(page: Page, year: number): Promise<void> {
  const title = page.getByText(`Holidays in ${year}`)
  await expect(title).toBeVisible()
  if (!(await title.evaluate((element) => element.closest('details')?.open))) await title.click()
}

test.beforeEach(async ({ page, login }) => {
  await login()
  await saveSettings(senderOf(page.request), { timezone: 'UTC', fullName: 'Ada Lovelace' })
})

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`Time off at ${viewport.width} px`, { tag: '@nightly' }, () => {
    test.use({ viewport })

    test('closes days with one entry, says who is affected, and opens them again', async ({ page }) => {
      const owner = senderOf(page.request)
      const { slug } = await createPage(owner)
      await bookBy(owner, slug, visitor(inDays(4)))
      // The address that this screen had before.
      await page.goto('/settings/time-off')
      await expect(page).toHaveURL('/availability')
      await expect(page.getByText('No time off planned')).toBeVisible()
      await openDialog(page)
      await type(page, [dateOf(inDays(3)), dateOf(inDays(23))])
      await expect(dialog(page).getByText('You have 1 meeting in this time. It stays as it is.')).toBeVisible()
      await expect(dialog(page).getByRole('link', { name: /^Vera Visitor, / })).toBeVisible()
      await dialog(page).getByLabel('Public label').fill('Summer break')
      await expectNoFindings(page, [viewport])
      await page.setViewportSize(viewport)
      await dialog(page).getByRole('button', { name: 'Add time off' }).click()
      await expect(toast(page, 'Time off added')).toBeVisible()
      await expect(list(page).getByText(/· 21 days/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'You have 1 meeting on your days off' })).toBeVisible()
      await expectNoFindings(page, [viewport])

      const day = dateOf(inDays(5))
      const slots = `/api/schedule/${slug}/slots?from=${day}&to=${day}`
      expect((await (await page.request.get(slots)).json()).days).toEqual([])
      await list(page)
        .getByRole('button', { name: /^More actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page, 'Time off deleted')).toBeVisible()
      expect((await (await page.request.get(slots)).json()).days).toHaveLength(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(list(page).getByText(/· 21 days/)).toBeVisible()
      expect((await (await page.request.get(slots)).json()).days).toEqual([])
    })

    test('closes the holidays of a region, and opens one of them', async ({ page }) => {
      await page.goto('/availability')
      for (const [field, name] of [
        ['Country', 'Germany'],
        ['Region', 'Baden-Württemberg'],
      ] as const) {
        await page.getByLabel(field).click()
        await page.getByRole('combobox', { name: 'Search' }).fill(name)
        await page.keyboard.press('Enter')
      }
      await page.getByRole('button', { name: 'Add holidays' }).click()
      await expect(toast(page, 'Holidays saved')).toBeVisible()
      const year = new Date().getUTCFullYear() + 1
      await unfold(page, year)
      const epiphany = page.getByRole('checkbox', { name: new RegExp(`^Heilige Drei Könige.*${year}`) })
      await expect(epiphany).toBeChecked()
      await page.getByRole('button', { name: 'Next year' }).click()
      const cell = page.getByRole('cell', { name: '6 Public holiday: Heilige Drei Könige' })
      await expect(cell).toBeVisible()
      await epiphany.click()
      await expect(cell).toHaveCount(0)
      await expectNoFindings(page, [viewport])
      await page.reload()
      await unfold(page, year)
      await expect(epiphany).not.toBeChecked()
      await page.getByRole('button', { name: 'Remove holidays' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByLabel('Country')).toBeVisible()
    })
  })
}

test.describe('Time off', { tag: '@nightly' }, () => {
  test('asks before typed values are lost, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openDialog(page)
    // Nothing lies between a date and the next field.
    const fields = dialog(page).getByRole('textbox', { name: 'Date' })
    const [first, last] = await Promise.all([fields.nth(0).boundingBox(), fields.nth(1).boundingBox()])
    expect(last && first && last.y - first.y - first.height).toBeLessThan(64)
    await dialog(page).getByLabel('Title').fill('Vacation')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog(page)).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('is found in the palette', async ({ page }) => {
    await page.goto('/meetings')
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
    await page.getByRole('combobox').fill('time off')
    await page.getByRole('option', { name: 'Availability' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible()
  })
})
