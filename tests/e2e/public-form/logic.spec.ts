import { expect, test } from '@/tests/support/browser/form-fixtures'
import { FormScreen } from '@/tests/support/browser/form-screen'
import { jump, say } from '@/tests/support/factories/questions'

const QUESTIONS = [
  { questionType: 'select' as const, question: 'Budget', labels: ['None', 'Some'], isRequired: true },
  { questionType: 'number' as const, question: 'Seats', isRequired: true },
  { questionType: 'text' as const, question: 'Remarks' },
]

test.describe('Public form, logic', () => {
  test('a jump takes the questions between out of sight, out of the way and out of what is sent', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      questions: QUESTIONS,
      rules: (idOf) => [jump([idOf('Budget'), 'equals', 'none'], idOf('Remarks'))],
    })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Seats').fill('12')
    await screen.choice('Budget', 'None').check()
    await expect(screen.box('Seats')).toBeHidden()
    await expect(screen.choice('Budget', 'None')).toBeFocused()
    expect(await screen.outline()).toEqual(['1. Budget *', '2. Remarks'])
    await page.keyboard.press('Tab')
    await expect(screen.box('Remarks')).toBeFocused()

    // The answer comes back with its question.
    await screen.choice('Budget', 'Some').check()
    await expect(screen.box('Seats')).toHaveValue('12')
    await screen.choice('Budget', 'None').check()
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect((await form.responses()).map(({ data }) => data)).toEqual([{ [form.idOf('Budget')]: 'none' }])
  })

  test('messages show under their question, and are told', async ({ page, publishForm }) => {
    const form = await publishForm({
      questions: QUESTIONS,
      rules: (idOf) => [
        say([idOf('Remarks'), 'contains', 'dog'], 'Dogs are welcome.'),
        say([idOf('Remarks'), 'contains', 'do'], 'So be it.'),
      ],
    })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Remarks').fill('We have a DOG')
    const told = page.getByRole('status').filter({ hasText: 'Dogs are welcome.' })
    await expect(told.getByRole('paragraph')).toHaveText(['Dogs are welcome.', 'So be it.'])
    await screen.box('Remarks').fill('We do')
    await expect(page.getByText('Dogs are welcome.')).toHaveCount(0)
    await expect(page.getByText('So be it.')).toBeVisible()
  })
})
