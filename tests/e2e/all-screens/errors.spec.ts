import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, test } from '@/tests/support/browser/form-fixtures'

test.describe('Error screens', () => {
  test.describe('an error in the browser', () => {
    test.use({ expectedConsole: [/boom|Error/] })

    test('shows its message, and a way home', async ({ page, publish }) => {
      const { path } = await publish()
      const screen = new BookingScreen(page)
      await screen.open(path)
      await screen.breakDialog('boom: the pointer is gone')
      await screen.times.first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByText('boom: the pointer is gone', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/auth')
    })
  })

  test.describe('an error on the server', () => {
    test.use({ expectedConsole: [/Failed to load resource|Error/] })

    test('tells nothing of its cause', async ({ page, login, sql }) => {
      const email = await login()
      await page.goto('/settings')
      await sql(
        `insert into integrations (user_id, type, expires_at) select id, 'zoom', 'infinity' from users where email = $1`,
        [email],
      )
      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByText('An unexpected error occurred', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Return to Home' })).toBeVisible()
    })
  })

  test.describe('a form that cannot be drawn', () => {
    test.use({ expectedConsole: [/Failed to load resource|Error/] })

    test('says so to its visitor, and tells nothing of the cause', async ({ page, publishForm, sql }) => {
      const { id, path } = await publishForm({ questions: [{ questionType: 'text', question: 'Nowhere' }] })
      await sql(`update forms set theme = 'null' where id = $1`, [id])
      expect((await page.goto(path))?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByText('An unexpected error occurred', { exact: true })).toBeVisible()
      await expect(page.getByText('Nowhere')).toHaveCount(0)
    })
  })

  test.describe('an address that leads nowhere', () => {
    test.use({ expectedConsole: [/Failed to load resource: the server responded with a status of 404/] })

    test('is a 404 that says so', async ({ page, request, login }) => {
      for (const [path, text] of [
        ['/no/such/page', 'This page doesn&#x27;t exist or has moved. Check the link and try again.'],
        ['/no-such-page', 'Time slot page not found.'],
        ['/Not_a_slug', 'Time slot page not found.'],
        ['/legal/nothing', 'This page doesn&#x27;t exist or has moved. Check the link and try again.'],
      ] as const) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(404)
        expect(await answer.text(), path).toContain(text)
      }
      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to Home' }).click()
      await expect(page).toHaveURL('/auth')
      await login()
      expect((await page.goto('/time-slot-pages/edit/nothing'))?.status(), 'below an owner’s page').toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    })
  })
})
