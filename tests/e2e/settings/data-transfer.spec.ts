import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

const NARROW = { width: 320, height: 640 }
const section = (page: Page) => page.getByRole('group', { name: 'Your data' })
const row = (page: Page, name: string) =>
  section(page).getByRole('list', { name: 'Contents of the import' }).getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const zipOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

async function choose(page: Page, file: ReturnType<typeof zipOf>): Promise<void> {
  const field = section(page).getByLabel('Choose zip')
  await expect(field).toBeEnabled()
  await field.setInputFiles(file)
}

/** A page with a booking, and a form with a response. */
async function fill(page: Page): Promise<void> {
  const owner = senderOf(page.request)
  await saveSettings(owner, { fullName: 'Ada Lovelace', timezone: 'UTC' })
  const { slug } = await createPage(owner, { title: 'Intro call' })
  expect((await bookBy(owner, slug, visitor(inDays(5, 10)))).status).toBe(201)
  const { form, questions } = await createFormWith(owner, 'text')
  await createResponse(owner, form.slug, { [questions[0]?.id ?? '']: 'Yes' })
}

async function download(page: Page): Promise<Buffer> {
  await button(page, 'Prepare export').click()
  await expect(section(page).getByText('The link works for a day')).toBeVisible()
  const begun = page.waitForEvent('download')
  await section(page).getByRole('link', { name: 'Download zip' }).click()
  const file = await begun
  expect(file.suggestedFilename()).toMatch(/^slotform-\d{4}-\d\d-\d\d\.zip$/)
  return readFile(await file.path())
}

// A process does one import at a time, and a busy machine keeps the next one waiting for too long.
test.describe.configure({ mode: 'default' })

test.describe('Export and import', { tag: '@nightly' }, () => {
  test('take an account along: a link, a plan that changes nothing, and the import', async ({ page, login }) => {
    await login()
    await fill(page)
    await page.goto('/settings/your-data')
    const zip = zipOf('mine.zip', await download(page))
    await expectNoFindings(page, [NARROW, DESKTOP])

    await login()
    await page.goto('/settings/your-data')
    await expect(section(page).getByText('Nobody gets an email about the import itself.')).toBeVisible()
    await choose(page, zip)
    await expect(section(page).getByRole('heading', { name: 'This is what the import will do' })).toBeFocused()
    await expect(row(page, 'Booking pages')).toContainText('1 new')
    await expect(row(page, 'Forms')).toContainText('1 new')
    await expect(section(page).getByText('Nothing has been changed yet.')).toBeVisible()
    expect(await (await page.request.get('/api/forms')).json()).toEqual([])
    await expectNoFindings(page, [NARROW, PHONE, DESKTOP])

    await button(page, 'Import').click()
    await expect(section(page).getByRole('heading', { name: 'Import finished' })).toBeFocused()
    await expect(row(page, 'Responses')).toContainText('1 new')
    expect(await (await page.request.get('/api/forms')).json()).toHaveLength(1)
    await expectNoFindings(page, [NARROW, DESKTOP])

    await button(page, 'Import another file').click()
    await choose(page, zip)
    await expect(row(page, 'Forms')).toContainText('1 here already')
    await button(page, 'Cancel').click()
    await expect(section(page).getByLabel('Choose zip')).toBeEnabled()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESKTOP.width)
  })

  test.describe(() => {
    test.use({ expectedConsole: [/400|503|ERR_FAILED/] })
    test('say what is wrong with a zip beside its field, and keep it chosen', async ({ page, login }) => {
      await login()
      await page.goto('/settings/your-data')
      await choose(page, zipOf('damaged.zip', Buffer.from('This is no zip')))
      await expect(section(page).getByRole('alert')).toContainText('This file can’t be read.')
      await expect(section(page).getByLabel('Choose zip')).toHaveAccessibleDescription(/This file can’t be read/)
      await expect(section(page).getByText('damaged.zip')).toBeVisible()
      await expectNoFindings(page, [NARROW, DESKTOP])
      await choose(page, zipOf('empty.zip', Buffer.alloc(0)))
      await expect(section(page).getByRole('alert')).toContainText('This file is empty.')

      await page.route('**/api/import?dryRun=1', (route) => route.abort())
      await choose(page, zipOf('lost.zip', Buffer.from('This is no zip')))
      await expect(section(page).getByRole('alert')).toContainText("We couldn't reach the server.")
      await page.unroute('**/api/import?dryRun=1')
      await button(page, 'Try again').click()
      await expect(section(page).getByRole('alert')).toContainText('This file can’t be read.')
    })

    test('say that an export failed, and prepare it again', async ({ page, login }) => {
      await login()
      await page.goto('/settings/your-data')
      await page.route('**/api/export', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
      await button(page, 'Prepare export').click()
      await expect(section(page).getByRole('alert')).toContainText("We couldn't prepare the export.")
      await page.unroute('**/api/export')
      await button(page, 'Try again').click()
      await expect(section(page).getByRole('link', { name: 'Download zip' })).toBeVisible()
    })
  })

  test('an upload can be cancelled', async ({ page, login }) => {
    await login()
    await page.goto('/settings/your-data')
    await page.route('**/api/import?dryRun=1', () => {})
    await choose(page, zipOf('slow.zip', Buffer.from('This is no zip')))
    await expect(section(page).getByRole('progressbar')).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(section(page).getByRole('progressbar')).toHaveCount(0)
    await expect(section(page).getByRole('alert')).toHaveCount(0)
    await expect(section(page).getByLabel('Choose zip')).toBeEnabled()
  })
})
