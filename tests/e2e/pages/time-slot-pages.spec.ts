import type { APIRequestContext, Page } from 'playwright/test'
import { openSoon } from '@/tests/support/browser/booking-fixtures'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

const NOWHERE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'

const makePage = (request: APIRequestContext, fields: object = {}) =>
  createPage(senderOf(request), { timezone: 'Europe/Istanbul', ...fields })

const menuOf = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  return page.getByRole('menu')
}
const showTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('Time slot pages list and form', () => {
  test('unpublishing asks first, takes the page away, and publishing brings it back', async ({ page, request }) => {
    const { slug } = await makePage(page.request)
    await page.goto('/time-slot-pages')
    await (await menuOf(page, 'Intro call')).getByRole('menuitem', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(toast(page, 'Time slot page unpublished successfully')).toBeVisible()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    expect((await request.get(`/${slug}`)).status()).toBe(404)
    await (await menuOf(page, 'Intro call')).getByRole('menuitem', { name: 'Publish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    expect((await request.get(`/${slug}`)).status()).toBe(200)
  })

  test('a template fills the form in, and the page that it makes can be duplicated', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    await page.goto('/time-slot-pages/create')
    await page.getByRole('radio', { name: 'Office hours' }).check()
    await expect(page.getByLabel('Title')).toHaveValue('Office hours')
    await expect(page.getByLabel('Duration')).toHaveValue('15')
    await showTab(page, 'When')
    await expect(page.getByLabel('Tuesday start time')).toHaveValue('14:00')
    await showTab(page, 'Basics')
    await page.getByRole('button', { name: '45 min' }).click()
    await page.getByRole('button', { name: 'Create Time Slot Page' }).click()
    await expect(toast(page, 'Time slot page created successfully')).toBeVisible()
    await expect(page.getByText('45 min slots')).toBeVisible()

    await (await menuOf(page, 'Office hours')).getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(toast(page, 'Time slot page duplicated')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Office hours (copy)' })).toBeVisible()
    await expect(page.getByText('45 min slots')).toHaveCount(2)
    await expect(page.getByText('Inactive', { exact: true })).toHaveCount(1)
    const [copy] = await (await page.request.get('/api/time-slot-pages')).json()
    expect((await request.get(`/api/schedule/${copy.slug}`)).status()).toBe(404)
    await page.getByRole('switch', { name: 'Take bookings on Office hours (copy)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Active', { exact: true })).toHaveCount(2)
    expect((await request.get(`/api/schedule/${copy.slug}`)).status()).toBe(200)
  })

  test('the edit form has its values before the scripts are there', async ({ page }) => {
    const { id, slug } = await makePage(page.request, { title: 'Discovery call', description: 'Bring coffee' })
    const html = await (await page.request.get(`/time-slot-pages/${id}/edit`)).text()
    for (const value of ['value="Discovery call"', '>Bring coffee</textarea>', `value="${slug}"`, 'value="30"']) {
      expect(html).toContain(value)
    }
  })

  test('locations that need a connection are disabled and say which', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/time-slot-pages/create')
    await page.getByRole('combobox', { name: 'Location', exact: true }).click()
    for (const name of [
      'Google Meet (Connect Google first)',
      'Microsoft Teams (Connect Microsoft first)',
      'Zoom (Connect Zoom first)',
    ]) {
      await expect(page.getByRole('option', { name })).toBeDisabled()
    }
  })

  for (const path of ['', '/edit']) {
    test(`an address of no page says so: /time-slot-pages/{id}${path}`, { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/time-slot-pages/nonsense${path}`)
      await expect(page.getByText('Invalid time slot page ID.')).toBeVisible()
      await page.goto(`/time-slot-pages/${NOWHERE}${path}`)
      await expect(page.getByText('Time slot page not found.')).toBeVisible()
    })
  }

  test('an owner books for a guest: date, time, form in place, and back to the dates', async ({ page, mails }) => {
    const { id } = await makePage(page.request, { isActive: false, availabilities: openSoon() })
    await page.goto(`/time-slot-pages/${id}`)
    await page
      .getByRole('button', { name: /^\d\d:\d\d( [AP]M)?$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Complete Booking' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page
      .getByRole('button', { name: /^\d\d:\d\d( [AP]M)?$/ })
      .first()
      .click()
    const guest = newEmail('guest')
    await page.getByLabel('Name').fill('Gus Guest')
    await page.getByLabel('Email').fill(guest)
    await page.getByRole('button', { name: 'Book Meeting' }).click()
    await expect(toast(page, 'Your meeting has been scheduled successfully!')).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await mails.waitFor(guest, { subject: /^Confirmed/ })
  })
})
