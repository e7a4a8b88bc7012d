import type { APIRequestContext, Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { addQuestion } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'

const PHONE = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

const address = (line1: string, country: string) => ({ line1, city: 'Town', country })

/** The answers of three people to each type, and what the chart says of them. */
const CHARTS = {
  text: [['One', 'Two', 'Three'], 'All 3 answers, newest first.'],
  paragraph: [['A', 'B', 'C'], 'All 3 answers, newest first.'],
  email: [['a@example.com', 'b@example.com', 'c@example.com'], 'All 3 answers, newest first.'],
  phone: [['+493012345678', '+493012345679', '+493012345670'], 'All 3 answers, newest first.'],
  url: [['https://example.com/a', 'https://example.com/b', 'https://example.com/c'], 'All 3 answers, newest first.'],
  hidden: [['spring', 'spring', 'summer'], 'All 3 answers, newest first.'],
  number: [[10, 20, 60], 'From 10 to 60. Median 20, average 30.'],
  select: [['red', 'red', 'blue'], 'Most common: Red (67%).'],
  multiselect: [[['red'], ['red', 'blue'], ['blue', 'red']], 'Most common: Red (100%).'],
  yes_no: [[true, true, false], 'Most common: Yes (67%).'],
  rating: [[5, 5, 2], '4 of 5 on average. Most common: 5 (67%).'],
  scale: [[10, 9, 3], 'Net promoter score: +33.'],
  date: [['2027-03-01', '2027-03-02', '2027-03-05'], /From Mar 1 2027 to Mar 5 2027\./],
  time: [['09:15', '09:45', '14:00'], /Most common: .*9:00.* \(67%\)\./],
  consent: [[true, true, false], '2 of 3 agreed (67%).'],
  ranking: [
    [
      ['blue', 'red', 'green'],
      ['blue', 'green', 'red'],
      ['red', 'blue', 'green'],
    ],
    'Best place on average: Blue (1.33).',
  ],
  matrix: [
    [
      { price: 'good', service: 'poor' },
      { price: 'good', service: 'fair' },
      { price: 'fair', service: 'poor' },
    ],
    /Each row by itself/,
  ],
  address: [[address('Elm 1', 'DE'), address('Oak 2', 'DE'), address('Ash 3', 'FR')], 'All 3 answers, newest first.'],
} as const

type Charted = keyof typeof CHARTS
const TYPES = Object.keys(CHARTS) as Charted[]

async function makeAnsweredForm(request: APIRequestContext) {
  const form = await makeForm(request, { isPublished: true }, [])
  const owner = senderOf(request)
  const ids = new Map<Charted, string>()
  for (const type of TYPES) ids.set(type, (await addQuestion(owner, form.id, type)).id)
  for (const person of [0, 1, 2]) {
    const answers = TYPES.map((type) => [ids.get(type), CHARTS[type][0][person]])
    await createResponse(owner, form.slug, Object.fromEntries(answers))
  }
  return `/forms/${form.id}/responses?view=summary`
}

const card = (page: Page, type: string) => page.getByRole('heading', { name: `A ${type}`, exact: true }).locator('..')

test.describe('The summary of every type', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ login, page }) => {
    await login()
    await saveSettings(page.request)
  })

  test('says of each what came of it, in words, numbers and tables, on a desk, a phone and paper', async ({
    page,
  }, info) => {
    test.slow()
    const path = await makeAnsweredForm(page.request)
    await page.setViewportSize(DESK)
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: '3 responses' })).toBeVisible()
    for (const type of TYPES) {
      await expect(card(page, type)).toContainText(CHARTS[type][1])
      await expect(card(page, type)).toContainText(type === 'consent' ? /[23] answered/ : '3 answered')
    }
    const matrix = page.getByRole('table', { name: 'A matrix' })
    await expect(matrix.getByRole('row')).toHaveText([/PoorFairGood/, /^Price00%133%267%/, /^Service267%133%00%/])
    const ranking = page.getByRole('table', { name: 'A ranking' })
    await expect(ranking.getByRole('row')).toHaveText([/Option/, /^Blue1\.332/, /^Red21/, /^Green2\.670/])
    for (const words of ['Promoters (9–10)', 'Germany', 'Elm 1', 'spring']) {
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await page.getByText('Show as table: A time').click()
    await expect(page.getByRole('table', { name: 'A time' }).getByRole('row', { name: '09:00 2' })).toBeVisible()
    await expectNoFindings(page, [DESK, PHONE])
    await page.setViewportSize(PHONE)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await page.setViewportSize(DESK)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(matrix).toBeVisible()
    await page.screenshot({ path: info.outputPath('print.png'), fullPage: true })
  })
})
