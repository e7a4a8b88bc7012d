import { expectNoFindings } from '../support/axe'
import { expect, test } from '../support/form-fixtures'

const question = { questionType: 'text', question: 'Your name' } as const
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('who sends the answers too late reads the owner’s words and keeps what was typed', async ({
  page,
  publishForm,
}) => {
  const form = await publishForm({ title: 'Summer workshop', questions: [question] })
  await form.owner.patch(`/api/forms/${form.id}`, { data: { maxResponses: 1, closedText: 'All seats are taken.' } })
  await page.goto(form.path)
  await page.getByLabel('Your name').fill('Vera')
  await form.owner.post(`/api/public/forms/${form.slug}/submit`, { data: { responses: {} } })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('All seats are taken.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Summer workshop' })).toBeFocused()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Show my answers' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Vera')
  expect(await form.responses()).toHaveLength(1)
})

test('a form that is full says so as soon as its page is drawn again', async ({ page, publishForm }) => {
  const form = await publishForm({ questions: [question] })
  await form.owner.patch(`/api/forms/${form.id}`, { data: { maxResponses: 1 } })
  await page.goto(form.path)
  await expect(page.getByLabel('Your name')).toBeVisible()
  await form.owner.post(`/api/public/forms/${form.slug}/submit`, { data: { responses: {} } })
  await page.reload()
  await expect(page.getByText('This form is no longer accepting responses.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeHidden()
  await form.owner.patch(`/api/forms/${form.id}`, { data: { maxResponses: 2 } })
  await page.reload()
  await expect(page.getByLabel('Your name')).toBeVisible()
})

test('a page that was kept past the close date shows that the form is closed', async ({ page, publishForm }) => {
  const form = await publishForm({ questions: [question] })
  await form.owner.patch(`/api/forms/${form.id}`, { data: { closesAt: daysFromNow(1), closedText: 'Over.' } })
  await page.goto(form.path)
  await expect(page.getByLabel('Your name')).toBeVisible()
  await page.clock.setFixedTime(daysFromNow(2))
  await page.reload()
  await expect(page.getByText('Over.')).toBeVisible()
})
