import { expect, test } from '@/tests/support/browser/fixtures'

test.describe('Contact page', () => {
  test('a message is checked, sent, and another can be written', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const text of [
      'Full name is required',
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.getByLabel('Full name').fill('Vera Visitor')
    await page.getByLabel('Email').fill('vera@example.com')
    await page.getByLabel('Message').fill('I have a question.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeFocused()
    await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test.describe('a message that cannot be sent', () => {
    test.use({ expectedConsole: [/500/] })

    test('stays in the form', async ({ page, login }) => {
      const email = await login()
      await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/contact')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByLabel('Full name').fill('Ada')
      await page.getByLabel('Message').fill('I have a question.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('status').getByText('Failed to send message')).toBeVisible()
      await expect(page.getByRole('status').getByText('Please try again later.')).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue('I have a question.')
    })
  })
})
