import type { Page } from '@playwright/test'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Login Link' })
const toast = (page: Page) => page.getByRole('status')

test.describe('Login screen', () => {
  test('the login screen shows the logo, an e-mail input and a button that waits for an address', async ({ page }) => {
    await page.goto('/auth')
    await expect(page).toHaveTitle('Sign in · Slotform')
    await expect(page.getByRole('img', { name: 'Slotform' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Slotform' })).toBeVisible()
    await expect(send(page)).toBeDisabled()
    await email(page).fill('a')
    await expect(send(page)).toBeEnabled()
    await email(page).fill('')
    await expect(send(page)).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal/terms')
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/privacy')
  })

  test('an address without @ is refused by a toast, and nothing is sent', async ({ page }) => {
    await page.goto('/auth')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/send-magic-link')) sent += 1
    })
    await email(page).fill('nobody')
    await send(page).click()
    await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(toast(page).getByText('Please enter a valid email address.', { exact: true })).toBeVisible()
    await expect(email(page)).toHaveValue('nobody')
    expect(sent).toBe(0)
  })

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

  test.describe('when the link cannot be sent', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    for (const [reason, answer, text] of [
      [
        "the server's words stand",
        { status: 429, json: { message: 'Too many login links.' } },
        'Too many login links.',
      ],
      ['its own stand where the server has none', { status: 503, body: '' }, 'Failed to send email'],
      ['a lost connection asks to try again', null, 'Failed to send email. Please try again.'],
    ] as const) {
      test(reason, async ({ page }) => {
        await page.route('**/api/auth/send-magic-link', (route) => (answer ? route.fulfill(answer) : route.abort()))
        await page.goto('/auth')
        await email(page).fill('ada@example.com')
        await send(page).click()
        await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
        await expect(toast(page).getByText(text, { exact: true })).toBeVisible()
        await expect(email(page)).toHaveValue('ada@example.com')
        await expect(send(page)).toBeEnabled()
      })
    }
  })

  test('each error code that a link comes back with is told once, and leaves the address', async ({ page }) => {
    for (const [code, text] of [
      ['no_token', 'Invalid login link. Please try again.'],
      ['invalid_token', 'Invalid or expired login link.'],
      ['token_already_used', 'This login link has already been used.'],
      ['token_expired', 'Login link has expired. Please request a new one.'],
      ['login_failed', 'Login failed. Please try again.'],
      ['verification_failed', 'Verification failed. Please try again.'],
      ['something_else', 'An unknown error occurred. Please try again.'],
    ] as const) {
      await page.goto(`/auth?error=${code}&next=%2Fforms`)
      await expect(toast(page).getByText(text, { exact: true }), code).toBeVisible()
      await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/auth?next=%2Fforms')
    }
    await page.reload()
    await expect(send(page)).toBeVisible()
    await expect(toast(page)).toBeEmpty()
  })

  test('who is signed in already goes on to the home page', async ({ page, login }) => {
    await login()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})
