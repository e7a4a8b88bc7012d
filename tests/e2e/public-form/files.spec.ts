import type { Page } from 'playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, type PublishedForm, test } from '@/tests/support/browser/form-fixtures'
import { PDF, PNG } from '@/tests/support/factories/file-contents'

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF }
const PICTURE = { name: 'cat.png', mimeType: 'image/png', buffer: PNG }

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

  test('fit a narrow window', async ({ page }) => {
    const narrow = { ...PHONE, width: 320 }
    await page.setViewportSize(narrow)
    await field(page).setInputFiles([CV, { ...CV, name: `${'a-name-without-end-'.repeat(8)}.pdf` }, PICTURE])
    await expect(page.getByText("This kind of file isn't accepted here.", { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoFindings(page, [narrow])
  })
})
