import type { BrowserContext, Page } from 'playwright/test'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import type { Mails } from '@/tests/support/browser/mails'

/** Asks for a link on the login screen, and reads it from the mail. */
async function askForLink(page: Page, mails: Mails, address: string, path = '/auth'): Promise<string> {
  const known = (await mails.listTo(address)).length
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('button', { name: 'Send Login Link' }).click()
  await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible()
  const { text } = await mails.waitFor(address, { count: known + 1 })
  return /http\S+\/api\/auth\/verify\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

async function openElsewhere(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  return page
}

test.describe('Login link', () => {
  test('an owner comes back to the page they wanted', async ({ page, context, mails, login }) => {
    const address = await login()
    await context.clearCookies()
    await page.goto('/time-slot-pages?from=mail')
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/time-slot-pages?from=mail')}`)
    await page.goto(await askForLink(page, mails, address, page.url()))
    await expect(page).toHaveURL('/time-slot-pages?from=mail')
    await expect(page.getByRole('heading', { level: 1, name: 'Time Slot Pages' })).toBeVisible()
  })

  test('in another browser a page names the address and asks; only its button signs in', async ({
    page,
    browser,
    mails,
    watchConsole,
  }) => {
    const address = newEmail()
    const link = await askForLink(page, mails, address)
    const elsewhere = await browser.newContext()
    watchConsole(elsewhere)
    const other = await openElsewhere(elsewhere, link)
    await expect(other).toHaveTitle('Sign in · Slotform')
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in to Slotform' })).toBeVisible()
    await expect(other.getByText(`Continue on this device as ${address}`)).toBeVisible()
    // Looking at it, as often as a scanner likes, uses nothing up.
    await other.reload()
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL('/terms-acceptance')
    await expect(other.getByText(`Welcome ${address}!`)).toBeVisible()
    await other.context().close()

    await page.goto(link)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('status').getByText('This login link has already been used.')).toBeVisible()
  })
})
