import type { Page } from '@playwright/test'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Login Link' })

test.describe('Login screen', () => {
  test('the button is off while the link is sent; then the view says where it went, and Go Back clears it', async ({
    page,
    mails,
  }) => {
    const address = newEmail()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/api/auth/send-magic-link', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await page.goto('/auth')
    await email(page).fill(`  ${address} `)
    await send(page).dblclick()
    await expect(send(page)).toBeDisabled()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    release()

    const heading = page.getByRole('heading', { name: 'Email Sent!' })
    await expect(heading).toBeFocused()
    await expect(page.getByText(`A login link has been sent to ${address}.`, { exact: true })).toBeVisible()
    await expect(page.getByText('Check your email and click the link to sign in.', { exact: true })).toBeVisible()
    await expect(page.getByText('The link is valid for 15 minutes.', { exact: true })).toBeVisible()
    expect((await mails.waitFor(address)).subject).toBe('Your Slotform login link')
    expect(calls).toBe(1)

    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(email(page)).toHaveValue('')
    await expect(email(page)).toBeFocused()
    await expect(send(page)).toBeDisabled()
  })

  test('who is signed in already goes on to the home page', async ({ page, login }) => {
    await login()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})
