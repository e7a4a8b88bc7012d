import { textsOf } from '@/messages'
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
      const { kinds, hints } = textsOf('en').t.missing
      for (const [path, text, hint] of [
        ['/no/such/page', kinds.address, hints.page],
        ['/no-such-page', kinds.page, hints.page],
        ['/no-such-page/times', kinds.page, hints.page],
        ['/Not_a_slug', kinds.page, hints.page],
        ['/form/no-such-form', kinds.form, hints.form],
        ['/u/no-such-person', kinds.profile, hints.page],
        ['/b/no-such-booking', kinds.booking, hints.booking],
        ['/legal/nothing', kinds.address, hints.page],
      ] as const) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(404)
        const html = (await answer.text()).replaceAll('&#x27;', "'")
        expect(html, path).toContain(`>${text}</p>`)
        expect(html, path).toContain(`>${hint}</p>`)
      }
      const screen = page.getByRole('main')
      for (const path of ['/no-such-page', '/form/no-such-form', '/u/no-such-person', '/b/no-such-booking']) {
        await page.goto(path)
        // The app has taken over, and shows what the server has drawn.
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
        )
        await expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
        await expect(screen.getByRole('button')).toHaveCount(0)
      }
      await page.goto('/no-such-page?lang=ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(screen.getByText(textsOf('ar').t.missing.hints.page, { exact: true })).toBeVisible()
      await page.goto('/no-such-page')
      await screen.getByRole('link', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/auth')
      await login()
      expect((await page.goto('/time-slot-pages/edit/nothing'))?.status(), 'below an owner’s page').toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    })
  })
})
