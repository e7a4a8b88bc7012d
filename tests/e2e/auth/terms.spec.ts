import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser/fixtures'

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Terms and Continue' })
const box = (page: Page) => page.getByRole('checkbox', { name: 'I have read and accept the Terms of Use' })
const toast = (page: Page) => page.getByRole('status')

test.describe('Terms screen', () => {
  test('the screen greets the user, sums the terms up in five points and links to their full text', async ({
    page,
    login,
  }) => {
    const email = await login({ acceptTerms: false })
    await page.goto('/terms-acceptance')
    await expect(page).toHaveTitle('Terms of Use · Slotform')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
    await expect(page.getByText(`Welcome ${email}! `)).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('listitem').first()).toContainText('legitimate meeting management')
    await expect(page.getByRole('list')).toContainText('processed and stored')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Read Full Terms of Use' }).click()
    const full = await opening
    await expect(full).toHaveURL('/legal/terms')
    await expect(full.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  })

  test('accepting needs the box: without it a toast says so and nothing is sent', async ({ page, login }) => {
    await login({ acceptTerms: false })
    await page.goto('/terms-acceptance')
    await expect(box(page)).not.toBeChecked()
    await expect(accept(page)).toBeEnabled()
    await accept(page).click()
    await expect(toast(page).getByText('Terms Required', { exact: true })).toBeVisible()
    await expect(toast(page).getByText('Please accept the Terms of Use to continue.', { exact: true })).toBeVisible()
    expect((await (await page.request.get('/api/user')).json()).termsAccepted).toBe(false)
  })

  test('while the answer is awaited the button says so and takes no second click; then it leads to the settings', async ({
    page,
    login,
  }) => {
    await login({ acceptTerms: false })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/api/auth/accept-terms', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await page.goto('/terms-acceptance')
    await box(page).check()
    await accept(page).dblclick()
    const pending = page.getByRole('button', { name: 'Accepting Terms...' })
    await expect(pending).toBeDisabled()
    await pending.dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
    release()
    await expect(toast(page).getByText('Terms Accepted', { exact: true })).toBeVisible()
    await expect(
      toast(page).getByText('Welcome to Slotform! You can now access all features.', { exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(calls).toBe(1)
  })

  test.describe('when accepting fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    for (const [reason, answer, text] of [
      [
        "the server's words stand",
        { status: 503, json: { message: 'Please come back later.' } },
        'Please come back later.',
      ],
      ['its own stand where the server has none', { status: 500, body: '' }, 'Failed to accept terms'],
      ['a lost connection asks to try again', null, 'Failed to accept terms. Please try again.'],
    ] as const) {
      test(reason, async ({ page, login }) => {
        await login({ acceptTerms: false })
        await page.route('**/api/auth/accept-terms', (route) => (answer ? route.fulfill(answer) : route.abort()))
        await page.goto('/terms-acceptance')
        await box(page).check()
        await accept(page).click()
        await expect(toast(page).getByText(text, { exact: true })).toBeVisible()
        await expect(box(page)).toBeChecked()
        await expect(accept(page)).toBeEnabled()
      })
    }
  })

  test('before the terms every owner page leads to them; afterwards they lead home', async ({
    page,
    login,
    context,
  }) => {
    await login({ acceptTerms: false })
    for (const path of ['/', '/meetings', '/time-slot-pages', '/settings', '/forms/new', '/integrations']) {
      await page.goto(path)
      await expect(page).toHaveURL('/terms-acceptance')
    }
    await context.request.post('/api/auth/accept-terms')
    await page.goto('/terms-acceptance')
    await expect(page).toHaveURL('/')
  })

  test('without a session the terms lead to the login screen', async ({ page }) => {
    await page.goto('/terms-acceptance')
    await expect(page).toHaveURL('/auth')
  })

  test('who does not want to accept can sign out', async ({ page, login }) => {
    await login({ acceptTerms: false })
    await page.goto('/terms-acceptance')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})
