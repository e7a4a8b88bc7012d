import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { APIRequestContext, Download, Page } from 'playwright/test'
import { DESKTOP, expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import type { QuestionDraft } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'
import { awaitWholeDay } from '@/tests/support/midnight'

const RTL = 'שלום, "עולם"'
const NOWHERE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'

const QUESTIONS: QuestionDraft[] = [
  { questionType: 'paragraph', question: 'What was good?' },
  { questionType: 'rating', question: 'How was it?' },
  { questionType: 'multiselect', question: 'Which colours?', labels: ['Red', 'Blue'] },
  { questionType: 'text', question: '=1+1?' },
]

async function makeFormToAnswer(request: APIRequestContext, fields: { isPublished?: boolean } = {}) {
  const { questionIds: ids, ...form } = await makeForm(request, { isPublished: true, ...fields }, QUESTIONS)
  const answer = (values: (string | number | string[])[], respondent: object = {}) => {
    const responses = Object.fromEntries(values.map((value, index) => [ids[index], value]))
    return createResponse(senderOf(request), form.slug, responses, respondent)
  }
  return { ...form, path: `/forms/${form.id}/responses`, ids, answer }
}

/** Three responses: one by Vera, one with only an email address, and the newest one anonymous. */
async function makeAnswers({ answer }: Awaited<ReturnType<typeof makeFormToAnswer>>) {
  const vera = await answer(['Short,\n"clear" 😀', 4, ['red', 'blue'], '-5'], { respondentName: 'Vera' })
  const max = await answer([RTL], { respondentEmail: 'max@example.com' })
  return { vera, max, nobody: await answer(['']) }
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const read = async (download: Download): Promise<string[][]> => {
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(bytes, { bom: true, record_delimiter: '\r\n' })
}
const answerTo = (page: Page, text: string) =>
  page.getByRole('term').filter({ hasText: text }).locator('xpath=following-sibling::dd')

test.beforeEach(async ({ login, page }, testInfo) => {
  await awaitWholeDay(testInfo)
  await login()
  await saveSettings(page.request)
})

test.describe('Responses list', () => {
  test('a form that nobody has answered leads to its page, a draft says what comes first', { tag: '@nightly' }, async ({
    page,
  }) => {
    const published = await makeFormToAnswer(page.request)
    await page.goto(published.path)
    await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByText('0 responses')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    const view = page.getByRole('link', { name: 'View Public Form' })
    await expect(view).toHaveAttribute('href', `/form/${published.slug}`)
    await expectNoFindings(page)

    await published.answer(['New'])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('1 response', { exact: true })).toBeVisible()

    const draft = await makeFormToAnswer(page.request, { isPublished: false })
    await page.goto(draft.path)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    await expect(page.getByText(/Publish it so people can respond/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Public Form' })).toBeDisabled()
  })

  test('the list says who and when, newest first, and finds by text and day', async ({ page }) => {
    const form = await makeFormToAnswer(page.request)
    await makeAnswers(form)
    await page.goto(form.path)
    for (const name of ['#', 'Submitted By', 'Date Submitted', 'View Details']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    const who = rows(page).getByRole('cell')
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).nth(0)).toContainText('Anonymous')
    await expect(rows(page).nth(1)).toContainText('max@example.com')
    await expect(rows(page).nth(2)).toContainText('Vera')
    await expect(who.nth(1)).toHaveText('#1')
    await expect(who.nth(3)).toHaveText(/^[A-Z][a-z]{2} \d{1,2} \d{4}, \d\d:\d\d$/)
    await expectNoFindings(page)

    await page.getByRole('searchbox', { name: 'Search responses' }).fill('clear')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('1 response found')).toBeAttached()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(rows(page)).toHaveCount(3)

    // A phone folds the filters, and the look at the screen may end at the width of one.
    await page.setViewportSize(DESKTOP)
    const day = (label: string) => page.getByRole('group', { name: label, exact: true }).getByRole('textbox')
    await day('From').fill('today')
    await day('To').fill('today')
    await expect(rows(page)).toHaveCount(3)
    await day('From').fill('tomorrow')
    await expect(page.getByText('No responses found')).toBeVisible()
    await page.getByRole('button', { name: 'Show all responses' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(day('From')).toHaveValue('')

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('a response shows its questions as they were, and leads to the next and the one before', async ({ page }) => {
    const form = await makeFormToAnswer(page.request)
    const { max } = await makeAnswers(form)
    await page.request.patch(`/api/forms/${form.id}/questions/${form.ids[0]}`, { data: { question: 'Changed' } })
    await page.goto(form.path)
    await rows(page).filter({ hasText: 'Vera' }).getByRole('link', { name: 'View Details' }).click()
    await expect(page).toHaveURL(/\/response\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible()
    await expect(page.getByText('Feedback', { exact: true })).toBeVisible()
    await expect(answerTo(page, 'What was good?')).toHaveText('Short,\n"clear" 😀')
    await expect(answerTo(page, 'How was it?')).toHaveText('4 of 5')
    await expect(answerTo(page, 'Which colours?').getByRole('listitem')).toHaveText(['Red', 'Blue'])
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expectNoFindings(page)

    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(`/response/${max}`)
    await expect(answerTo(page, 'How was it?')).toHaveText('No response provided')
    await expect(answerTo(page, 'Response ID')).toHaveText(max)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(`/response/${max}`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('link', { name: 'Back to responses' }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('both exports are read by another program as they were answered', { tag: '@nightly' }, async ({ page }) => {
    const form = await makeFormToAnswer(page.request)
    const { vera, max } = await makeAnswers(form)
    await page.request.delete(`/api/forms/${form.id}/questions/${form.ids[0]}`)
    await page.goto(form.path)
    let download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe(`responses-${form.slug}.csv`)
    const [head, , second, third] = await read(await download)
    expect(head).toEqual([
      ...['ID', 'Respondent Name', 'Respondent Email', 'Submission Date'],
      ...['How was it?', 'Which colours?', "'=1+1?", 'What was good?', 'Sent By'],
    ])
    const answers = ['4', 'Red; Blue', '-5', 'Short,\n"clear" 😀']
    expect(third).toEqual([vera, 'Vera', '', expect.stringMatching(/Z$/), ...answers, 'Program'])
    expect(second?.slice(0, 3)).toEqual([max, '', 'max@example.com'])
    expect(second?.slice(-2)).toEqual([RTL, 'Program'])

    await page.goto(`/response/${vera}`)
    download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Response CSV' }).click()
    expect((await download).suggestedFilename()).toBe(`response-${vera}.csv`)
    expect(await read(await download)).toEqual([
      ['Question', 'Answer'],
      ['What was good?', 'Short,\n"clear" 😀'],
      ['How was it?', '4'],
      ['Which colours?', 'Red; Blue'],
      ["'=1+1?", '-5'],
    ])
  })

  test('deleting asks first, takes what is ticked, and can be called off', async ({ page }) => {
    const form = await makeFormToAnswer(page.request)
    const { vera } = await makeAnswers(form)
    await page.goto(form.path)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect(page.getByText('3 selected')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select response 3' }).click()
    await expect(page.getByText('2 selected')).toBeVisible()
    await expectNoFurtherFindings(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 responses?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, '2 responses deleted')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('1 response', { exact: true })).toBeVisible()

    await page.goto(`/response/${vera}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(form.path)
    await expect(page.getByText('No responses yet')).toBeVisible()
    await page.goto(`/response/${vera}`)
    await expect(page.getByText("Response not found or you don't have access to this response.")).toBeVisible()
  })

  test('what is not there is said so', { tag: '@nightly' }, async ({ page }) => {
    for (const id of ['nonsense', NOWHERE]) {
      await page.goto(`/forms/${id}/responses`)
      await expect(page.getByText("Form not found or you don't have access to this form.")).toBeVisible()
      await page.goto(`/response/${id}`)
      await expect(page.getByText("Response not found or you don't have access to this response.")).toBeVisible()
    }
    await expectNoFindings(page)
  })

  test.describe('trouble', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('is told in words, and what is there stays', { tag: '@nightly' }, async ({ page }) => {
      const form = await makeFormToAnswer(page.request)
      await makeAnswers(form)
      await page.goto(form.path)
      await page.route('**/responses?*', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
      const failure = 'There was an error loading the form responses. Please try again later.'
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('alert').getByText(failure)).toBeVisible()
      await expect(rows(page)).toHaveCount(3)
      await page.getByRole('button', { name: 'Export CSV' }).click()
      await expect(toast(page, "We couldn't export the responses")).toBeVisible()
      await page.unroute('**/responses?*')
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('alert').getByText(failure)).toHaveCount(0)
    })
  })

  test('ten thousand responses open at once, go on at the end, and are exported whole', { tag: '@nightly' }, async ({
    page,
    sql,
  }) => {
    const form = await makeFormToAnswer(page.request)
    await sql(
      `insert into form_responses (form_id, respondent_name, responses, created_at)
     select $1, 'Person ' || n, jsonb_build_object($2::text, 'Text ' || n), now() - make_interval(mins => n)
     from generate_series(1, 10000) n`,
      [form.id, form.ids[0]],
    )
    await page.goto(form.path)
    await expect(page.getByText('10,000 responses')).toBeVisible()
    await expect(rows(page)).toHaveCount(50)
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(50)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const table = await read(await download)
    expect(table).toHaveLength(10_001)
    expect(new Set(table.map(([id]) => id)).size).toBe(10_001)
    await page.getByRole('searchbox').fill('Person 7777')
    await expect(rows(page)).toHaveCount(1)
  })
})
