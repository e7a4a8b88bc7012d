import type { Page } from 'playwright/test'
import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/form-fixtures'
import { FormScreen } from '@/tests/support/browser/form-screen'

const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

const QUESTIONS = [
  { questionType: 'heading' as const, question: 'About the trip', description: 'All of it.' },
  { questionType: 'date' as const, question: 'Day' },
  { questionType: 'time' as const, question: 'Hour' },
  { questionType: 'phone' as const, question: 'Phone' },
  { questionType: 'url' as const, question: 'Site' },
  { questionType: 'yes_no' as const, question: 'Coming' },
  {
    questionType: 'scale' as const,
    question: 'Recommend',
    settings: { from: 0, to: 10, fromLabel: 'Unlikely', toLabel: 'Very likely' },
  },
  { questionType: 'ranking' as const, question: 'Colours', labels: ['Red', 'Green', 'Blue'] },
  {
    questionType: 'matrix' as const,
    question: 'Rate',
    settings: { rows: labelled('Price', 'Service'), columns: labelled('Poor', 'Fair', 'Good') },
  },
  { questionType: 'select' as const, question: 'Room', labels: ['Blue room', 'Garden'], settings: { other: true } },
  { questionType: 'address' as const, question: 'Home' },
  {
    questionType: 'consent' as const,
    question: 'Terms',
    settings: { statement: 'I agree to https://example.com/terms.' },
  },
]

async function expectToFit(page: Page) {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

test.describe('Public form, controls of rarer types', () => {
  test('fit the smallest phone, pass axe, and take an answer each', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await expect(screen.submit).toBeEnabled()
    await expectToFit(page)
    await expectNoFindings(page)
    await page.getByLabel('Day').fill('2027-01-15')
    await page.getByLabel('Hour').fill('09:30')
    await screen.box('Phone').fill('+49 30 123456')
    await screen.box('Site').fill('example.com')
    await screen.choice('Coming', 'No').check()
    await screen.choice('Recommend', '10, Very likely').check()
    await page.getByRole('button', { name: 'Move Blue up' }).click()
    await page.getByRole('button', { name: 'Move Blue up' }).press('ArrowUp')
    await expect(page.getByRole('button', { name: 'Move Blue up' })).toBeFocused()
    await page.getByRole('radio', { name: 'Price Good' }).check()
    await screen.choice('Room', 'Other').check()
    await expect(screen.box('Other')).toBeFocused()
    await page.keyboard.type('The attic')
    await screen.box('Street and number').fill('Main 1')
    await screen.box('City').fill('Berlin')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await expectNoFurtherFindings(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(screen.submit).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: 'none' })
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    const [response] = await form.responses()
    expect(response?.data).toMatchObject({
      [form.idOf('Day')]: '2027-01-15',
      [form.idOf('Hour')]: '09:30',
      [form.idOf('Phone')]: '+4930123456',
      [form.idOf('Site')]: 'https://example.com',
      [form.idOf('Coming')]: false,
      [form.idOf('Recommend')]: 10,
      [form.idOf('Colours')]: ['blue', 'red', 'green'],
      [form.idOf('Rate')]: { price: 'good' },
      [form.idOf('Room')]: 'The attic',
      [form.idOf('Home')]: { line1: 'Main 1', city: 'Berlin', country: 'DE' },
    })
  })

  test('a row of a ranking is dragged by its grip', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: QUESTIONS.filter(({ question }) => question === 'Colours') })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await expect(screen.submit).toBeEnabled()
    const rows = screen.group('Colours').getByRole('listitem')
    const from = await rows.nth(0).boundingBox()
    const to = await rows.nth(2).boundingBox()
    if (!from || !to) throw new Error('the rows are not drawn')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 8 })
    await page.mouse.up()
    await expect(rows).toContainText(['Green', 'Blue', 'Red'])
  })
})
