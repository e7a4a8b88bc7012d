import { expectNoFindings } from '@/tests/support/browser/axe'
import { makeForm } from '@/tests/support/browser/form-builder'
import { expect, test } from '@/tests/support/browser/form-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createResponse } from '@/tests/support/factories/responses'

const question = { questionType: 'text', question: 'Your name' } as const
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

// The server's refusal, as the browser notes it.
test.use({ expectedConsole: [/status of 409/] })

test.describe('Public form, closing', () => {
  test('who sends the answers too late reads the owner’s words and keeps what was typed', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ title: 'Summer workshop', questions: [question] })
    await form.owner.patch(`/api/forms/${form.id}`, { data: { maxResponses: 1, closedText: 'All seats are taken.' } })
    await page.goto(form.path)
    await page.getByLabel('Your name').fill('Vera')
    await createResponse(senderOf(form.owner), form.slug)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('All seats are taken.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Summer workshop' })).toBeFocused()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Show my answers' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Vera')
    expect(await form.responses()).toHaveLength(1)
  })

  test('a page that was kept past the close date shows that the form is closed', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: [question] })
    await form.owner.patch(`/api/forms/${form.id}`, { data: { closesAt: daysFromNow(1), closedText: 'Over.' } })
    await page.goto(form.path)
    await expect(page.getByLabel('Your name')).toBeVisible()
    await page.clock.setFixedTime(daysFromNow(2))
    await page.reload()
    await expect(page.getByText('Over.')).toBeVisible()
  })

  test('the owner sets how a form closes, and reads what will happen', { tag: '@nightly' }, async ({ page, login }) => {
    await login()
    const { id } = await makeForm(page.request, { isPublished: true }, ['Name?'])
    await page.goto(`/forms/${id}/edit`)
    const closing = page.getByRole('group', { name: 'Closing' })
    const [date, limit] = [closing.getByRole('textbox', { name: 'Date' }), closing.getByLabel('Maximum responses')]
    const save = page.getByRole('button', { name: 'Save Changes' })
    await closing.getByRole('heading', { name: 'Closing' }).click()
    await expect(closing.getByText('Open until you unpublish it.')).toBeVisible()
    await closing.getByRole('button', { name: 'Set a close date' }).click()
    await expect(date).toBeFocused()
    await date.fill('no day')
    await limit.fill('none')
    await save.click()
    await expect(closing.getByText('Date input not valid.')).toBeVisible()
    await expect(closing.getByText('Must be a whole number from 1 to 1,000,000')).toBeVisible()
    await expectNoFindings(page)
    await date.fill('2031-05-04')
    await limit.fill('50')
    await expect(closing.getByText(/^Closes on Sunday, May 4 2031, 18:00 in .+ 0 of 50 responses\.$/)).toBeVisible()
    await save.click()
    await expect(page.getByText('Form updated')).toBeVisible()
    await date.fill('2020-05-04')
    await save.click()
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await closing.getByRole('button', { name: 'Remove close date' }).click()
    await expect(closing.getByRole('button', { name: 'Set a close date' })).toBeFocused()
    await save.click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })
})
