import { expectNoFindings } from '@/tests/support/browser/axe'
import { openSoon } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, type PublishedForm, test } from '@/tests/support/browser/form-fixtures'
import { FormScreen } from '@/tests/support/browser/form-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, visitor } from '@/tests/support/factories/pages'

// The browser's own line about a time that was taken.
test.use({ expectedConsole: [/status of 409/] })

async function leadTo(form: PublishedForm, fields: object = {}): Promise<string> {
  const { id, slug } = await createPage(senderOf(form.owner), { availabilities: openSoon(), ...fields })
  expect((await form.owner.patch(`/api/forms/${form.id}`, { data: { nextPageId: id } })).status()).toBe(200)
  return slug
}

const questions = [
  { questionType: 'text', question: 'Your name' },
  { questionType: 'email', question: 'Your address' },
  { questionType: 'paragraph', question: 'Anything else', isRequired: false },
] as const

async function answer(screen: FormScreen) {
  await screen.box('Your name').fill('Vera Visitor')
  await screen.box('Your address').fill('vera@example.com')
  await screen.box('Anything else').fill('Engines')
  await screen.submit.click()
  await expect(screen.page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeFocused()
}

test.describe('A form that leads to a booking page', () => {
  test('ends with a time: answers and booking are sent together, and the thanks show both', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ title: 'Project request', questions: [...questions] })
    await leadTo(form)
    const [screen, times] = [new FormScreen(page), new BookingScreen(page)]
    await page.goto(form.path)
    await answer(screen)
    await expectNoFindings(page)
    expect(await form.responses()).toEqual([])

    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expect(screen.box('Anything else')).toHaveValue('Engines')
    await screen.submit.click()
    await times.times.first().click()
    await expect(times.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera Visitor')
    await expect(times.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('vera@example.com')
    await times.submit()
    await expect(screen.thanks).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Move or cancel booking' })).toHaveAttribute('href', /^\/b\//)
    await expectNoFindings(page)
    expect(await form.responses()).toMatchObject([
      { respondentName: 'Vera Visitor', booking: { title: 'Intro call', status: 'confirmed' } },
    ])
  })

  test('is left by the browser’s Back as by its own, with every answer', async ({ page, publishForm }) => {
    const form = await publishForm({
      questions: [...questions.slice(0, 2), { questionType: 'page_break', question: 'More' }, questions[2]],
    })
    await leadTo(form)
    const [screen, times] = [new FormScreen(page), new BookingScreen(page)]
    const heading = page.getByRole('heading', { level: 1, name: 'Choose a time' })
    await page.goto('/auth')
    await page.goto(form.path)
    await screen.box('Your name').fill('Vera Visitor')
    await screen.box('Your address').fill('vera@example.com')
    await page.getByRole('button', { name: 'Next' }).click()
    await screen.box('Anything else').fill('Engines')
    await screen.submit.click()
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toBeHidden()
    await expect(screen.box('Anything else')).toHaveValue('Engines')
    await page.goForward()
    await expect(screen.box('Anything else')).toHaveValue('Engines')
    await screen.submit.click()
    await times.times.first().click()
    await expect(times.dialog).toBeVisible()
    await page.goBack()
    await expect(times.dialog).toBeHidden()
    await expect(heading).toBeVisible()
    await times.times.first().click()
    await times.submit()
    await expect(screen.thanks).toBeVisible()
    expect(await form.responses()).toMatchObject([{ data: { [form.idOf('Anything else')]: 'Engines' } }])
    await page.goBack()
    await expect(page).toHaveURL(/\/auth/)
  })

  test('keeps every answer when the time is taken meanwhile, and offers the nearest ones', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: [...questions] })
    const slug = await leadTo(form)
    const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const read = await form.owner.get(`/api/schedule/${slug}/slots?from=${dateIn(0)}&to=${dateIn(7)}&timezone=UTC`)
    const first: string = (await read.json()).days[0].slots[0]
    const [screen, times] = [new FormScreen(page), new BookingScreen(page)]
    await page.goto(form.path)
    await answer(screen)
    await times.times.first().click()
    await createBooking(senderOf(form.owner), slug, visitor(first))
    await times.submit()
    const nearest = times.dialog.getByRole('alert').getByRole('button')
    await expect(nearest).toHaveCount(3)
    expect(await form.responses()).toEqual([])
    await nearest.first().click()
    await times.submit()
    await expect(screen.thanks).toBeVisible()
    const [response, ...others] = await form.responses()
    expect(others).toEqual([])
    expect(response?.data).toMatchObject({ [form.idOf('Anything else')]: 'Engines' })
  })
})
