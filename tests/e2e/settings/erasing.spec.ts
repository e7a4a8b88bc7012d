import type { Page } from 'playwright/test'
import { DESKTOP, expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { bookBy } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const NARROW = { width: 320, height: 640 }
const section = (page: Page) => page.getByRole('group', { name: 'Your data' })
const asked = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })

test.describe('Erase a person', { tag: '@nightly' }, () => {
  test('counts what there is, and erases once that was confirmed', async ({ page, login, sql }) => {
    await login()
    const owner = senderOf(page.request)
    const { slug } = await createPage(owner)
    const attendeeEmail = newEmail('vera')
    expect((await bookBy(owner, slug, visitor(inDays(5, 10), { attendeeEmail }))).status).toBe(201)
    const bookings = () => sql('select status from time_slot_bookings where attendee_email = $1', [attendeeEmail])
    expect(await bookings()).toEqual([{ status: 'confirmed' }])

    await page.goto('/settings#your-data')
    const address = section(page).getByLabel('Email address of the person')
    await expect(address).toBeEnabled()
    await address.fill(newEmail())
    await button(page, 'Find').click()
    await expect(section(page).getByText('There is nothing about this address.')).toBeVisible()
    await address.fill(attendeeEmail)
    await button(page, 'Find').click()
    await expect(asked(page)).toContainText('Bookings: 1, of these to cancel: 1.')
    await expectNoFindings(page, [NARROW, DESKTOP])
    await asked(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await bookings()).toEqual([{ status: 'confirmed' }])
    await button(page, 'Find').click()
    await asked(page).getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByText('Person erased').first()).toBeVisible()
    await expect(address).toHaveValue('')
    expect(await bookings()).toEqual([])
  })
})

test.describe('Delete account', { tag: '@nightly' }, () => {
  test.use({ expectedConsole: [/400|401/] })
  test('asks for the address of the account, keeps it typed when it is another, and signs out', async ({
    page,
    login,
  }) => {
    const email = await login()
    await page.goto('/settings/your-data')
    await expect(button(page, 'Delete account')).toBeEnabled()
    await button(page, 'Delete account').click()
    const typed = asked(page).getByLabel('Email address of your account')
    await expect(asked(page)).toContainText(`To confirm, enter ${email}.`)
    await expectNoFindings(page, [NARROW, DESKTOP])
    await typed.fill(newEmail())
    await asked(page).getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Failed to delete the account').first()).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(200)
    await expect(typed).not.toHaveValue('')
    await typed.fill(email)
    await asked(page).getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(/\/auth/)
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})
