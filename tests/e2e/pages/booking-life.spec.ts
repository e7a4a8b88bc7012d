import type { Page } from 'playwright/test'
import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { unfold } from '@/tests/support/browser/unfold'
import { createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } }

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const storedOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/time-slot-pages/${id}`)).json()) as object
const linksOf = (page: Page) => page.getByRole('list', { name: 'Links of this page' }).getByRole('listitem')

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('The page editor', () => {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`sets the rules of a booking's life on a ${name}`, { tag: name === 'phone' ? '@nightly' : [] }, async ({
      page,
    }) => {
      const owner = senderOf(page.request)
      const { id } = await createPage(owner, { availabilities: openDaily('09:00', '17:00') })
      const form = await createForm(owner, { title: 'Feedback' })
      await page.setViewportSize(size)
      await page.goto(`/time-slot-pages/${id}/edit?tab=booking`)
      await unfold(page, 'Approval')
      await page.getByRole('switch', { name: 'Approve each booking first' }).click()
      await page.getByLabel('Hours to decide').fill('24')
      await expect(page.getByText('A request holds its time for up to 24 hours.')).toBeVisible()

      await page.getByRole('switch', { name: 'Let people bring guests' }).click()
      await page.getByLabel('Guests per booking').fill('2')
      await page.getByRole('switch', { name: 'Check the email address' }).click()

      await tab(page, 'Messages').click()
      await page.getByRole('button', { name: 'Add reminder' }).click()
      await page.getByRole('button', { name: 'Add reminder' }).click()
      await expect(page.getByLabel('Reminder 2: before the start')).toBeFocused()
      await page.getByLabel('Reminder 2: before the start').fill('90')
      await page.getByLabel('Reminder 2: minutes, hours or days').selectOption('minutes')
      await page.getByLabel('Reminder 2: sent to').selectOption('both')
      await expect(page.getByText('Sent 1 day and 90 minutes before the start.')).toBeVisible()
      await unfold(page, 'Follow-up')
      await page.getByRole('switch', { name: 'Send a follow-up' }).click()
      await page.getByLabel('Follow-up: form').click()
      await page.getByRole('option', { name: 'Feedback' }).click()
      await unfold(page, 'Your own words')
      await page.getByLabel('Text', { exact: true }).fill('Hello ')
      await page
        .getByRole('group', { name: 'Insert into the text' })
        .getByRole('button', { name: "Attendee's name" })
        .click()
      await page.getByRole('button', { name: 'Show the email' }).click()
      const email = page.frameLocator('iframe[title="The email with a sample booking"]')
      await expect(email.getByText('Hello Ada Lovelace')).toBeVisible()
      await page.getByRole('button', { name: 'Hide the email' }).click()
      await expectNoFindings(page, [size])
      await saveChanges(page)
      await expect(page.getByRole('status').getByText('Time slot page updated successfully')).toBeVisible()
      expect(await storedOf(page, id)).toMatchObject({
        approval: 'always',
        approvalHours: 24,
        maxGuests: 2,
        requireEmailCheck: true,
        reminders: [
          { minutesBefore: 1440, to: 'attendee' },
          { minutesBefore: 90, to: 'both' },
        ],
        followUp: { minutesAfter: 60, text: 'Thank you for your time.', formId: form.id },
        mailTexts: { confirmation: 'Hello {{attendee_name}}' },
      })
    })
  }

  test('fits 320 px: every tab is reached, Save is in view, and nothing scrolls sideways', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { id } = await createPage(senderOf(page.request), {
      visibility: 'secret',
      approval: 'always',
      maxGuests: 3,
      reminders: [{ minutesBefore: 1440, to: 'both', text: 'Bring your notes, {{attendee_name}}' }],
      followUp: { minutesAfter: 60, text: 'Thanks' },
      mailTexts: { confirmation: 'See you at {{start}}' },
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/time-slot-pages/create')
    await expect(page.getByLabel('Title')).toBeEnabled()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a new page').toBe(320)
    await expect(page.getByRole('button', { name: 'Create Time Slot Page' })).toBeInViewport()
    await page.goto(`/time-slot-pages/${id}/edit`)
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport()
    for (const name of ['Basics', 'When', 'Booking', 'Messages', 'Access']) {
      await tab(page, name).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
      await expect(tab(page, name)).toBeInViewport({ ratio: 1 })
    }
    await expectNoFindings(page, [{ width: 320, height: 640 }])
    await page.goto(`/time-slot-pages/${id}/edit?tab=access`)
    await expect(tab(page, 'Access')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('A secret page', () => {
  test('is made, gets a link, and hands out no address that leads nowhere', async ({ page, browser }) => {
    const { id, slug } = await createPage(senderOf(page.request), { title: 'Quiet talk' })
    await page.goto(`/time-slot-pages/${id}/edit?tab=access`)
    await page.getByText('Only with a secret link', { exact: true }).click()
    await expect(page.getByText(/^Once saved, visitors without a secret link see “not found”/)).toBeVisible()
    await saveChanges(page)
    await expect(page.getByText('Secret, by link only')).toBeVisible()
    for (const role of ['button', 'link'] as const) {
      await expect(page.getByRole(role, { name: /Copy link|Share|View Page/ })).toHaveCount(0)
    }
    expect(await page.locator(`a[href="/${slug}"]`).count()).toBe(0)

    await page.getByRole('button', { name: 'Links' }).click()
    const dialog = page.getByRole('dialog', { name: 'Links of “Quiet talk”' })
    await dialog.getByRole('button', { name: 'New link' }).click()
    const make = page.getByRole('dialog', { name: 'New link' })
    await make.getByLabel('Note for you').fill('For Ada')
    await make.getByRole('switch', { name: 'Let it expire' }).click()
    await make.getByRole('button', { name: 'Create link' }).click()
    await expect(linksOf(page)).toContainText(/For Ada.*Used 0 of 1 time · valid until/)
    await expectNoFurtherFindings(page)

    const url = await linksOf(page).getByRole('link', { name: 'Open' }).getAttribute('href')
    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)
    expect((await visitor.goto(url ?? ''))?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { name: 'Quiet talk' })).toBeVisible()

    await linksOf(page).getByRole('button', { name: 'Delete link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByText('No links yet. Nobody but you can book on this page.')).toBeVisible()
    expect((await visitor.goto(url ?? ''))?.status()).toBe(404)
    await visitor.context().close()
  })

  test('says what becomes of its links when it turns public', { tag: '@nightly' }, async ({ page }) => {
    const owner = senderOf(page.request)
    const { id } = await createPage(owner, { visibility: 'secret' })
    await page.request.post(`/api/time-slot-pages/${id}/links`, { data: { note: 'For Ada' } })
    await page.goto(`/time-slot-pages/${id}/edit?tab=access`)
    await expect(linksOf(page)).toHaveCount(1)
    await page.getByText('Anyone with the address', { exact: true }).click()
    await expect(page.getByText(/everybody with the address can book\. It has 1 link,/)).toBeVisible()
    await saveChanges(page)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })
})
