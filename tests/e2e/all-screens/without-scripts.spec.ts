import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '@/tests/support/browser/axe'
import {
  expectNoFindingsWithoutScripts,
  expectNoFurtherFindingsWithoutScripts,
} from '@/tests/support/browser/axe-without-scripts'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'

// Browsers write refusals to the console.
test.use({ javaScriptEnabled: false, expectedConsole: [/status of 4(?:00|09)/] })

const times = (page: Page) => page.getByRole('region', { name: 'Choose a time' }).getByRole('link')
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillIn(page: Page, email: string) {
  await box(page, 'Name').fill('Vera Visitor')
  await box(page, 'Email').fill(email)
}

/** No line is longer than the window, at the width of the smallest phone. */
async function expectToFit(page: Page) {
  for (const size of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width, `at ${size.width} px`).toBeLessThanOrEqual(size.width)
  }
}

test.describe('booking without scripts', () => {
  test('leads from the page to a day, a time, the form and the confirmation', async ({ page, publish, mails, sql }) => {
    const { id, path, ownerEmail } = await publish({ description: 'Bring your sketches.' })
    await page.goto(path)
    await expect(page.getByText('Bring your sketches.')).toBeVisible()
    await expectNoFindingsWithoutScripts(page)
    await page.setViewportSize(PHONE)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const link = page.getByRole('link', { name: 'See available times' })
    expect((await link.boundingBox())?.x, 'in line with the words above').toBe(title?.x)
    await page.setViewportSize(DESKTOP)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}/times$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Intro call' })).toBeVisible()
    await expect(page.locator('script')).toHaveCount(0)
    await expectToFit(page)
    await expectNoFindingsWithoutScripts(page)
    const days = page
      .getByRole('navigation', { name: 'Days with available times' })
      .getByRole('link', { name: /times?$/ })
    // At the end of a month there is only one.
    await days.last().click()
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&timezone=UTC&duration=30#day$/)
    await expectNoFurtherFindingsWithoutScripts(page)
    await times(page).first().click()
    await expect(box(page, 'Name')).toBeVisible()
    await expect(page.locator('script')).toHaveCount(0)
    await expectToFit(page)
    await expectNoFindingsWithoutScripts(page)
    const email = newEmail('vera')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Book Meeting' }).click()
    await expect(page).toHaveURL(/\/success\?booking=[\w-]+$/)
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('09:00 AM – 09:30 AM')).toBeVisible()
    await expectToFit(page)
    await expectNoFindingsWithoutScripts(page)
    expect((await mails.waitFor(email)).subject).toContain('Intro call')
    expect((await mails.waitFor(ownerEmail)).subject).toContain('Intro call')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to Calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('meeting.ics')
    await page.getByRole('link', { name: 'Move or cancel booking' }).click()
    await expect(page).toHaveURL(/\/b\/[\w-]+$/)
    expect(await sql('select status from time_slot_bookings where page_id = $1', [id])).toEqual([
      { status: 'confirmed' },
    ])
  })

  test('offers the nearest times for one that is taken, and keeps what was typed', { tag: '@nightly' }, async ({
    page,
    publish,
    request,
  }) => {
    const { slug, path } = await publish()
    await page.goto(`${path}/times`)
    const href = (await times(page).first().getAttribute('href')) ?? ''
    await times(page).first().click()
    const startTime = decodeURIComponent(href.split('?')[0]?.split('/').at(-1) ?? '')
    const rival = { attendeeName: 'Rival', attendeeEmail: newEmail(), startTime }
    expect((await request.post(`/api/schedule/${slug}/book`, { data: rival })).status()).toBe(201)
    await fillIn(page, newEmail('vera'))
    const [refusal] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Book Meeting' }).click(),
    ])
    expect(refusal.status()).toBe(409)
    await expect(page.getByRole('alert')).toContainText('Closest available times:')
    await expect(box(page, 'Name')).toHaveValue('Vera Visitor')
    await expectToFit(page)
    await expectNoFindingsWithoutScripts(page)
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(box(page, 'Name')).toHaveValue('Vera Visitor')
    await expect(page.getByRole('alert')).toBeHidden()
    await box(page, 'Name').press('Enter')
    await expect(page).toHaveURL(/\/success/)
  })
})

test.describe('answering a form without scripts', () => {
  test('is one press where all is there', async ({ page, publishForm }) => {
    const form = await publishForm({ title: 'Summer party', questions: EACH_TYPE })
    await page.goto(form.path)
    await expectNoFindingsWithoutScripts(page)
    await box(page, 'Your name').fill('Ada')
    await page.getByLabel('Garden').check()
    await page.getByLabel('Tea').check()
    await page.getByLabel('Water').check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await expectToFit(page)
    await expectNoFurtherFindingsWithoutScripts(page)
    await page.reload()
    const responses = await form.responses()
    expect(responses).toHaveLength(1)
    expect(responses[0]?.data).toEqual({
      [form.idOf('Your name')]: 'Ada',
      [form.idOf('Which room')]: 'garden',
      [form.idOf('What to drink')]: ['tea', 'water'],
    })
  })

  test('asks for what is missing, and for what the rules ask besides', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      theme: { accent: '#101060' },
      questions: [
        { questionType: 'select', question: 'Coming', labels: ['Yes', 'No'], isRequired: true },
        { questionType: 'text', question: 'With whom' },
        { questionType: 'text', question: 'Your name', isRequired: true },
      ],
      rules: (idOf) => [
        {
          sourceQuestionId: idOf('Coming'),
          condition: 'not_equals',
          value: 'yes',
          actionType: 'jump_to_question',
          targetQuestionId: idOf('Your name'),
        },
      ],
    })
    await page.goto(form.path)
    await page.getByLabel('Yes').check()
    const [asked] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Submit' }).click(),
    ])
    expect(asked.status()).toBe(400)
    await expect(page).toHaveURL(new RegExp(`${form.path}$`))
    await expect(page.getByLabel('Yes')).toBeChecked()
    await expect(box(page, 'Your name')).toHaveAccessibleDescription('Required')
    await expectToFit(page)
    await expectNoFindingsWithoutScripts(page)
    await box(page, 'Your name').fill('Ada')
    await box(page, 'With whom').fill('Charles')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    expect((await form.responses())[0]?.data).toEqual({
      [form.idOf('Coming')]: 'yes',
      [form.idOf('With whom')]: 'Charles',
      [form.idOf('Your name')]: 'Ada',
    })
  })
})
