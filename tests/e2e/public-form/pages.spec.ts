import { expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/form-fixtures'
import { FormScreen } from '@/tests/support/browser/form-screen'

const QUESTIONS = [
  { question: 'Name', isRequired: true },
  { questionType: 'page_break' as const, question: 'Food', description: 'We cook.' },
  { question: 'Diet', isRequired: true },
  { question: 'Drink' },
  { questionType: 'page_break' as const, question: 'Last words' },
  { questionType: 'paragraph' as const, question: 'More' },
]

test.describe('Public form, pages', () => {
  test('by keyboard alone, with the browser’s Back, and after a reload', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(screen.submit).toHaveCount(0)
    await screen.box('Name').focus()
    // The key does nothing until the app is ready.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(screen.box('Name')).toHaveAttribute('aria-invalid', 'true', { timeout: 1_000 })
    }).toPass()
    await expect(screen.box('Name')).toBeFocused()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Food' })).toBeFocused()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(screen.box('Name')).toBeHidden()
    await expectNoFurtherFindings(page)

    await page.keyboard.press('Tab')
    await page.keyboard.type('vegan')
    await page.goBack()
    await expect(page.getByText('Page 1 of 3')).toBeFocused()
    await expect(screen.box('Name')).toHaveValue('Ada')
    await page.goForward()
    await page.reload()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(screen.box('Diet')).toHaveValue('vegan')

    await screen.box('Diet').press('Enter')
    await screen.box('Drink').press('Enter')
    await expect(page.getByRole('heading', { name: 'Last words' })).toBeFocused()
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    const [response] = await form.responses()
    expect(response?.data).toEqual({ [form.idOf('Name')]: 'Ada', [form.idOf('Diet')]: 'vegan' })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('stand one under the other', { tag: '@nightly' }, async ({ page, publishForm }) => {
      const form = await publishForm({ questions: QUESTIONS })
      const screen = new FormScreen(page)
      await page.goto(form.path)
      for (const name of ['Name', 'Diet', 'More']) await expect(screen.box(name)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Food', 'Last words'])
      await expect(page.getByText('Page 1 of 3')).toBeHidden()
      await screen.box('Name').fill('Ada')
      await screen.box('Diet').fill('vegan')
      await screen.submit.click()
      await expect(screen.thanks).toBeVisible()
    })
  })
})
