import type { APIRequestContext } from 'playwright/test'
import { readTranslation } from '@/messages/translations'
import { PHONE } from '@/tests/support/browser/axe'
import { openDaily } from '@/tests/support/browser/booking-fixtures'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { expectSound, look } from '@/tests/support/browser/sound'
import { createBooking } from '@/tests/support/factories/bookings'
import { addQuestions, createForm } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

const ar = readTranslation('ar')

test.describe("A visitor's screens in Arabic", { tag: '@nightly' }, () => {
  test.use({ locale: 'ar', viewport: PHONE, expectedConsole: [/40[49]/] })

  /** Books in Arabic, and returns the path of the booking. */
  async function book(request: APIRequestContext, slug: string, fields: object = {}) {
    const body = visitor(inDays(3, 10), { attendeeEmail: newEmail('layla'), language: 'ar', ...fields })
    const { booking } = await createBooking(senderOf(request), slug, body)
    return new URL(booking.manageUrl).pathname
  }

  test('a booking page and its list of time zones', async ({ page, publish }) => {
    const { path } = await publish({ durations: [15, 30], maxGuests: 2, availabilities: openDaily('09:00', '17:00') })
    await look(page, path, 'ar')
    await page.getByRole('combobox').first().click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectSound(page, 'ar', 'time zones')
  })

  test('the dialog of a booking: with mistakes, and for a time that is gone; a page without times', async ({
    page,
    publish,
    request,
  }) => {
    const { slug, path } = await publish({ maxGuests: 1, availabilities: openDaily('09:00', '17:00') })
    await page.goto(path)
    await page.getByRole('group', { name: ar.booking.times.label }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: ar.bookingDialog.title })
    const submit = dialog.getByRole('button', { name: ar.bookingDialog.submit })
    await submit.click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
    await expectSound(page, 'ar', 'a booking to correct')
    await dialog.getByRole('textbox', { name: ar.bookingDialog.name }).fill('ليلى')
    await dialog.getByRole('textbox', { name: ar.bookingDialog.email }).fill(newEmail('layla'))
    // Somebody else is faster.
    await page.route('**/book', async (route) => {
      const body: { startTime: string } = route.request().postDataJSON()
      await createBooking(senderOf(request), slug, visitor(body.startTime, { attendeeEmail: newEmail('vera') }))
      await route.continue()
    })
    await submit.click()
    await expect(dialog.getByRole('alert').getByRole('button').first()).toBeVisible()
    await expectSound(page, 'ar', 'a time that is gone')
    const empty = await publish({ availabilities: [] })
    await look(page, empty.path, 'ar')
    await expect(page.getByText(ar.booking.times.noneHint)).toBeVisible()
  })

  // Axe does not look into a frame of another origin: the frame's page is opened by itself.
  test('a booking page as frames show it, and its dialog there', async ({ page, publish }) => {
    const { path } = await publish({ availabilities: openDaily('09:00', '17:00') })
    await page.goto(`${path}?embed=1`)
    const time = page.getByRole('group', { name: ar.booking.times.label }).getByRole('button').first()
    await expect(time).toBeVisible()
    await expectSound(page, 'ar', 'a frame')
    await time.click()
    await expect(page.getByRole('dialog', { name: ar.bookingDialog.title })).toBeVisible()
    await expectSound(page, 'ar', 'a dialog in a frame')
  })

  test('a booking: its page, its end, a new time, a request, and the page of a guest', async ({
    page,
    publish,
    request,
    mails,
  }) => {
    const availabilities = openDaily('00:00', '00:00')
    const { slug } = await publish({ maxGuests: 1, availabilities, locationData: { customLocation: 'Torstraße 12' } })
    const friend = newEmail('friend')
    const path = await book(request, slug, { guests: [friend] })
    await look(page, path, 'ar')
    await page.getByRole('button', { name: ar.managedBooking.cancel }).click()
    await expect(page.getByRole('dialog', { name: ar.managedBooking.cancelTitle })).toBeVisible()
    await expectSound(page, 'ar', 'the question before a cancellation')
    await page.getByRole('button', { name: ar.managedBooking.keep }).click()
    await page.getByRole('button', { name: ar.managedBooking.move }).click()
    await page.getByRole('group', { name: ar.booking.times.label }).getByRole('button').first().click()
    await page.getByRole('button', { name: ar.moveBooking.submit }).click()
    await expect(page.getByText(ar.managedBooking.moved.heading)).toBeVisible()
    await expectSound(page, 'ar', 'a booking that was moved')
    const { text } = await mails.waitFor(friend)
    await look(page, /\/b\/[\w-]+\/leave/.exec(text)?.[0] ?? '', 'ar')
    const asking = await publish({ approval: 'always', availabilities })
    await look(page, await book(request, asking.slug), 'ar')
    await expect(page.getByText(ar.managedBooking.status.pending)).toBeVisible()
  })

  test('a form: with mistakes, and sent', async ({ page, publishForm }) => {
    const { path } = await publishForm({ description: 'Seven questions.', questions: EACH_TYPE })
    await look(page, path, 'ar')
    const submit = page.getByRole('button', { name: ar.form.submit, exact: true })
    await submit.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectSound(page, 'ar', 'a form to correct')
    await page.getByRole('textbox', { name: 'Your name' }).fill('ليلى')
    await page.getByLabel('Blue room').check()
    await page.getByLabel('Tea').check()
    await submit.click()
    await expect(page.getByRole('heading', { name: ar.form.done.heading })).toBeVisible()
    await expectSound(page, 'ar', 'a form that was sent')
    await look(page, `${path}?embed=1`, 'ar')
  })

  test('a profile, the pages that stand alone, and pages that do not exist', async ({ page, publish, request }) => {
    const { owner, slug } = await publish({ availabilities: openDaily('00:00', '00:00') })
    const username = newEmail('ada').split('@')[0] ?? ''
    await saveSettings(senderOf(owner), { username, showProfile: true, bio: 'Mathematics.' })
    await look(page, `/u/${username}`, 'ar')
    const path = await book(request, slug)
    for (const screen of [`${path}/cancel`, `${path}/times`, `/${slug}/times`, '/success', '/auth', '/contact']) {
      await look(page, screen, 'ar')
    }
    for (const screen of ['/no-such-page', '/b/nothing', '/form/no-such-form', '/u/nobody-at-all']) {
      await look(page, screen, 'ar')
    }
    await expect(page.getByText(ar.missing.kinds.profile)).toBeVisible()
  })
})

test.describe("An owner's screens", { tag: '@nightly' }, () => {
  for (const language of ['de', 'tr'] as const) {
    test(`in ${language}`, async ({ page, login }) => {
      test.slow()
      await page.setViewportSize(PHONE)
      await login()
      const owner = senderOf(page.request)
      await saveSettings(owner, { language, fullName: 'Cemile Größmann', timezone: 'Europe/Berlin' })
      const { id, slug } = await createPage(owner, { location: 'custom', locationData: { customLocation: 'Berlin' } })
      await createBooking(owner, slug, visitor(inDays(3), { attendeeEmail: newEmail('vera') }))
      const meeting = await createMeeting(owner, { startTime: inDays(4) })
      const form = await createForm(owner, { title: 'Feedback', isPublished: true })
      const [name, rating] = await addQuestions(owner, form.id, [
        'Your name',
        { questionType: 'rating', question: 'How was it?' },
      ])
      const response = await createResponse(owner, form.slug, { [name?.id ?? '']: 'Vera', [rating?.id ?? '']: 4 })
      for (const path of [
        '/',
        '/meetings',
        `/meetings/${meeting.id}/edit`,
        '/time-slot-pages',
        `/time-slot-pages/${id}`,
        ...['basics', 'when', 'booking', 'messages', 'access'].map((tab) => `/time-slot-pages/${id}/edit?tab=${tab}`),
        '/forms',
        '/forms/new',
        ...['general', 'questions', 'logic', 'after', 'preview'].map((tab) => `/forms/${form.id}/edit?tab=${tab}`),
        ...['', '?view=summary'].map((view) => `/forms/${form.id}/responses${view}`),
        `/response/${response}`,
        `/forms/${form.id}/responses/print?ids=${response}`,
        '/settings',
        '/availability',
        '/settings/developers',
        '/integrations',
      ]) {
        await look(page, path, language)
      }
    })
  }
})
