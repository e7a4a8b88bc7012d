import type { Page } from '@playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, type PublishedForm, test } from '@/tests/support/browser/form-fixtures'
import { PDF, PNG } from '@/tests/support/factories/file-contents'

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF }
const PICTURE = { name: 'cat.png', mimeType: 'image/png', buffer: PNG }
const ROUTE = '**/api/public/forms/*/files/*'

const field = (page: Page) => page.getByLabel('Your papers')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const arrived = (page: Page, name: string) => page.getByText(`${name} has arrived`, { exact: true })

async function send(page: Page, form: PublishedForm, names: string[]) {
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const [response] = await form.responses()
  expect(response?.files.map(({ name }) => name)).toEqual(names)
}

// The browser's own lines about requests that fail on purpose.
test.use({ expectedConsole: [/ERR_FAILED|status of (400|503)/] })

test.describe('Public form, files', () => {
  let form: PublishedForm
  test.beforeEach(async ({ page, publishForm }) => {
    const settings = { kinds: ['pdf'], max: 3 }
    form = await publishForm({ questions: [{ questionType: 'file', question: 'Your papers', settings }] })
    await page.goto(form.path)
  })

  test('are sent while the form is filled in, and go with it', async ({ page }) => {
    await expect(page.getByText('Accepted: PDF')).toBeVisible()
    await expect(page.getByText('Select all that apply')).toHaveCount(0)
    await field(page).setInputFiles([CV, { ...CV, name: 'letter.pdf' }])
    await expect(arrived(page, 'letter.pdf')).toBeAttached()
    await button(page, 'Remove letter.pdf').click()
    await expect(field(page)).toBeFocused()
    await send(page, form, ['cv.pdf'])
  })

  test('show how far they are, and can be cancelled', async ({ page }) => {
    await page.route(ROUTE, () => {})
    await field(page).setInputFiles(CV)
    await expect(page.getByRole('progressbar', { name: 'Sending cv.pdf' })).toBeVisible()
    await button(page, 'Submit').click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toHaveCount(0)
    await button(page, 'Cancel cv.pdf').click()
    await expect(page.getByRole('progressbar', { name: 'Sending cv.pdf' })).toHaveCount(0)
    await page.unroute(ROUTE)
    await field(page).setInputFiles(CV)
    await expect(arrived(page, 'cv.pdf')).toBeAttached()
    await send(page, form, ['cv.pdf'])
  })

  test.describe('that fail', () => {
    test('are tried again', async ({ page }) => {
      await page.route(ROUTE, (route) => route.abort())
      await field(page).setInputFiles(CV)
      await expect(page.getByText('The connection was lost.', { exact: true })).toBeVisible()
      await page.unroute(ROUTE)
      await page.route(ROUTE, (route) =>
        route.fulfill({ status: 503, json: { code: 'files_unavailable', message: '' } }),
      )
      await button(page, 'Try cv.pdf again').click()
      await expect(page.getByText('Files cannot be stored right now.', { exact: true })).toBeVisible()
      await page.unroute(ROUTE)
      await button(page, 'Try cv.pdf again').click()
      await expect(arrived(page, 'cv.pdf')).toBeAttached()
      await send(page, form, ['cv.pdf'])
    })

    test('because what sends them cannot be loaded, are sent once it can', async ({ page }) => {
      const scripts = '**/_next/static/**/*.js'
      await expect(button(page, 'Submit')).toBeEnabled()
      await page.route(scripts, (route) => route.abort())
      await field(page).setInputFiles(CV)
      await expect(page.getByRole('alert').filter({ hasText: 'The connection was lost.' })).toBeVisible()
      await page.unroute(scripts)
      await button(page, 'Try again').click()
      await expect(arrived(page, 'cv.pdf')).toBeAttached()
      await send(page, form, ['cv.pdf'])
    })

    test('say that another kind is wanted, and can only be removed', async ({ page }) => {
      await field(page).setInputFiles(PICTURE)
      await expect(page.getByText("This kind of file isn't accepted here.", { exact: true })).toBeVisible()
      await expect(button(page, 'Try cat.png again')).toHaveCount(0)
      await button(page, 'Remove cat.png').click()
      await expect(page.getByText('cat.png', { exact: true })).toHaveCount(0)
    })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fit a narrow window, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ ...PHONE, width: 320 })
      await field(page).setInputFiles([CV, { ...CV, name: `${'a-name-without-end-'.repeat(8)}.pdf` }, PICTURE])
      await expect(page.getByText("This kind of file isn't accepted here.", { exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await expectNoFindings(page)
    })
  }
})
