import type { Page } from 'playwright/test'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { expect, type PublishedForm, test } from '@/tests/support/browser/form-fixtures'

const TYPES = ['date', 'time', 'phone', 'url', 'yes_no', 'consent', 'scale', 'ranking', 'matrix', 'address'] as const

const questions = [
  { questionType: 'heading' as QuestionType, question: 'About you' },
  ...TYPES.map((questionType) => ({ questionType, question: `Your ${questionType}` })),
  { questionType: 'page_break' as QuestionType, question: 'The rest' },
  { questionType: 'hidden' as QuestionType, question: 'Campaign' },
  { questionType: 'text' as QuestionType, question: 'Your text' },
]

const group = (page: Page, name: string) => page.getByRole('group', { name })

async function answer(page: Page, hasScripts = false) {
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.getByLabel('Your date').fill('2027-03-01')
  await page.getByLabel('Your time').fill('09:30')
  await page.getByLabel('Your phone').fill('+49 30 123456')
  await page.getByLabel('Your url').fill('https://example.com/a')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByLabel('I agree to the terms.').check()
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true })
  if (hasScripts) {
    await page.getByRole('button', { name: 'Move Blue up' }).click()
    await page.getByRole('button', { name: 'Move Blue up' }).click()
  } else {
    await page.getByLabel('Place of Blue').fill('1')
    await page.getByLabel('Place of Red').fill('2')
    await page.getByLabel('Place of Green').fill('3')
  }
  await page.getByRole('radio', { name: 'Price Good' }).check()
  await group(page, 'Your address').getByLabel('Street and number').fill('Elm Street 1')
  await group(page, 'Your address').getByLabel('City').fill('Berlin')
  await group(page, 'Your address').getByLabel('Country').selectOption('DE')
  if (hasScripts) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Your text').fill('Hello')
}

async function expectStored(form: PublishedForm) {
  const idOf = (type: string) => form.idOf(`Your ${type}`)
  expect((await form.responses())[0]?.data).toMatchObject({
    [idOf('date')]: '2027-03-01',
    [idOf('time')]: '09:30',
    [idOf('phone')]: '+4930123456',
    [idOf('url')]: 'https://example.com/a',
    [idOf('yes_no')]: false,
    [idOf('consent')]: { agreed: true, text: 'I agree to the terms.' },
    [idOf('scale')]: 7,
    [idOf('ranking')]: ['blue', 'red', 'green'],
    [idOf('matrix')]: { price: 'good' },
    [idOf('address')]: { line1: 'Elm Street 1', city: 'Berlin', country: 'DE' },
    [idOf('text')]: 'Hello',
  })
}

test.describe('Public form, rarer types', () => {
  test('are answered, kept over a reload, and stored with what the address says', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions })
    await page.goto(`${form.path}?utm_source=spring`)
    await answer(page, true)
    await page.reload()
    await expect(page.getByLabel('Your date')).toHaveValue('2027-03-01')
    await expect(page.getByLabel('Place of Blue')).toHaveValue('1')
    await expect(page.getByLabel('City')).toHaveValue('Berlin')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await expectStored(form)
    expect((await form.responses())[0]?.data[form.idOf('Campaign')]).toBe('spring')
  })

  test('a ranking that is dragged to the edge of the screen scrolls the page', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const labels = Array.from({ length: 20 }, (_, index) => `Option ${index + 1}`)
    const ranking = { questionType: 'ranking' as QuestionType, question: 'Your ranking', labels }
    await page.setViewportSize({ width: 375, height: 500 })
    await page.goto((await publishForm({ questions: [ranking] })).path)
    const rows = page.getByRole('group', { name: 'Your ranking' }).getByRole('listitem')
    await rows.first().scrollIntoViewIfNeeded()
    const box = (await rows.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 40, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, 495, { steps: 5 })
    const scrolled = () => page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight - innerHeight])
    await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(400)
    await page.mouse.move(box.x + 40, 250)
    await page.mouse.up()
    const place = await rows.evaluateAll((all) => all.findIndex((row) => /Option 1(?!\d)/.test(row.textContent ?? '')))
    expect(place).toBeGreaterThan(5)
  })

  test('say what is wrong beside each question', { tag: '@nightly' }, async ({ page, publishForm }) => {
    await page.goto((await publishForm({ questions })).path)
    await page.getByLabel('Your phone').fill('030 123')
    await page.getByLabel('City').fill('Berlin')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(
      page.getByText('Please enter a phone number with its country code, such as +49 30 123456'),
    ).toBeVisible()
    await expect(page.getByText('Please enter street and city')).toBeVisible()
    await expect(page.getByLabel('Your phone')).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] })

    test('are answered and stored', async ({ page, publishForm }) => {
      const form = await publishForm({ questions })
      await page.goto(form.path)
      await answer(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
      await expectStored(form)
    })
  })
})
