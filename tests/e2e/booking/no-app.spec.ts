import type { Page } from 'playwright/test'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, test } from '@/tests/support/browser/form-fixtures'

test.use({ expectedConsole: [/ERR_FAILED/] })

/** Scripts are allowed, and none of the app's ever comes. */
const loseApp = (page: Page) => page.route('**/_next/static/**/*.js', (route) => route.abort())

/** As if the seconds were over after which a way out shows. */
const waitLong = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if ((one as CSSAnimation).animationName?.startsWith('visitor-late')) one.finish()
    }
  })

test('a booking page whose app never comes leads to the page without scripts, to the time that was pressed', async ({
  page,
  publish,
}) => {
  const { path } = await publish()
  await loseApp(page)
  await page.clock.install()
  const screen = new BookingScreen(page)
  await screen.open(path)
  const way = page.getByRole('link', { name: 'See available times' })
  await expect(way).toBeHidden()
  await waitLong(page)
  await expect(way).toBeVisible()
  await expect(way).toHaveAttribute('href', `${path}/times`)
  const start = await screen.times.first().getAttribute('data-start')
  await screen.times.first().click()
  await page.clock.fastForward(8000)
  await expect(page).toHaveURL((url) => url.pathname === `${path}/times/${start}`)
  await expect(page.getByRole('button', { name: 'Book Meeting' })).toBeVisible()
})

test('a booking page whose app has come has no such way', async ({ page, publish }) => {
  const screen = new BookingScreen(page)
  await screen.open((await publish()).path)
  await expect(screen.timezone).toBeEnabled()
  await waitLong(page)
  await expect(page.getByRole('link', { name: 'See available times' })).toBeHidden()
})

test('a form whose app never comes can be sent', async ({ page, publishForm }) => {
  const form = await publishForm({ questions: [{ questionType: 'text', question: 'Your name' }] })
  await loseApp(page)
  await page.goto(form.path)
  await page.getByRole('textbox', { name: /Your name/ }).fill('Vera')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await waitLong(page)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank/)
})
