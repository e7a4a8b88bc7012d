import type { APIRequestContext } from 'playwright/test'
import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { openSoon } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { addQuestions, createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

// The browser's own line about questions that changed while they were answered.
test.use({ expectedConsole: [/status of 400/] })

const pageFor = (owner: APIRequestContext, fields: object = {}) =>
  createPage(senderOf(owner), { availabilities: openSoon(), ...fields })

test.describe('Booking page with a form', () => {
  test('a visitor answers the questions of a page while booking, at 320 px, and its owner reads them', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      title: 'Before we meet',
      isPublished: false,
      questions: [{ questionType: 'text', question: 'Your team', isRequired: true }, ...EACH_TYPE.slice(1)],
      rules: (idOf) => [
        {
          sourceQuestionId: idOf('Which room'),
          condition: 'equals',
          value: 'garden',
          actionType: 'show_message',
          message: 'Bring a coat.',
        },
        {
          sourceQuestionId: idOf('Which room'),
          condition: 'equals',
          value: 'garden',
          actionType: 'jump_to_question',
          targetQuestionId: idOf('How was the last time'),
        },
      ],
    })
    const { slug } = await pageFor(form.owner, { formId: form.id })
    await page.setViewportSize({ width: 320, height: 640 })
    const screen = new BookingScreen(page)
    await screen.open(`/${slug}`)
    await screen.times.first().click()
    const { dialog } = screen
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    await expect(dialog.getByRole('heading', { name: 'Before we meet' })).toBeVisible()
    await box('Name').fill('Grace Hopper')
    await box('Email').fill(newEmail('visitor'))
    await screen.submit()
    await expect(box('Your team')).toBeFocused()
    await expect(dialog.getByText('Required', { exact: true }).nth(1)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoFindings(page)

    await box('Your team').fill('Grace')
    await dialog.getByRole('radiogroup', { name: 'Which room' }).getByLabel('Garden').check()
    await expect(dialog.getByText('Bring a coat.')).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'What to drink' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await screen.times.first().click()
    await expect(box('Your team')).toHaveValue('Grace')
    await expect(box('Name')).toHaveValue('Grace Hopper')

    // The owner adds a question while the visitor has the page open.
    const added = { questionType: 'text', question: 'Which floor', isRequired: true }
    expect((await form.owner.post(`/api/forms/${form.id}/questions`, { data: added })).status()).toBe(201)
    await screen.submit()
    await expect(dialog.getByRole('alert')).toContainText('The host just changed the questions.')
    await expect(box('Your team')).toHaveValue('Grace')
    await box('Which floor').fill('Third')
    await screen.submit()
    await expect(page).toHaveURL('/success')

    const [response] = await form.responses()
    expect(response).toMatchObject({ respondentName: 'Grace Hopper', booking: { title: 'Intro call' } })
    expect(Object.keys(response?.data ?? {})).toHaveLength(3)
  })

  test('a form leads on to a page with questions of its own, which knows name and address', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      questions: [
        { questionType: 'text', question: 'Your name' },
        { questionType: 'email', question: 'Your address' },
      ],
    })
    const own = await createForm(senderOf(form.owner), { title: 'Before we meet' })
    await addQuestions(senderOf(form.owner), own.id, ['Topic'])
    const { id, slug } = await pageFor(form.owner, { formId: own.id })
    expect((await form.owner.patch(`/api/forms/${form.id}`, { data: { nextPageId: id } })).status()).toBe(200)
    await page.goto(`${form.path}?embed=1&theme=dark`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Vera Visitor')
    await page.getByRole('textbox', { name: 'Your address' }).fill('vera@example.com')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    const link = page.getByRole('link', { name: 'Choose a time' })
    await expect(link).toHaveAttribute('href', new RegExp(`^/${slug}\\?embed=1&theme=dark&response=[\\w-]+$`))
    await expectNoFurtherFindings(page)
    await link.click()
    const screen = new BookingScreen(page)
    await screen.times.first().click()
    await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera Visitor')
    await expect(screen.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('vera@example.com')
  })

  test('a page that a form led to names the response, whichever language the visitor chooses there', {
    tag: '@nightly',
  }, async ({ page, publishForm }) => {
    const form = await publishForm({
      questions: [
        { questionType: 'text', question: 'Your name' },
        { questionType: 'email', question: 'Your address' },
      ],
    })
    const own = await createForm(senderOf(form.owner), { title: 'Before we meet' })
    await addQuestions(senderOf(form.owner), own.id, ['Topic'])
    const { id } = await pageFor(form.owner, { formId: own.id })
    expect((await form.owner.patch(`/api/forms/${form.id}`, { data: { nextPageId: id } })).status()).toBe(200)
    await page.goto(form.path)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Vera Visitor')
    await page.getByRole('textbox', { name: 'Your address' }).fill('vera@example.com')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('link', { name: 'Choose a time' }).click()
    const languages = page.locator('#languages')
    for (const language of ['Deutsch', 'English']) {
      await languages.locator('summary').click()
      await languages.getByRole('link', { name: language }).click()
      await expect(languages.locator('summary')).toHaveText(language)
    }
    const screen = new BookingScreen(page)
    await screen.times.first().click()
    await screen.dialog.getByRole('textbox', { name: 'Topic' }).fill('Engines')
    await screen.submit()
    await expect(page).toHaveURL(/^[^?]*\/success/)
    expect(await form.responses()).toMatchObject([{ booking: { title: 'Intro call' } }])
  })
})
