import { expect, test } from '@/tests/support/browser/form-fixtures'
import { FormScreen } from '@/tests/support/browser/form-screen'

test.use({ expectedConsole: [/Failed to load resource/] })

const QUESTIONS = [
  { questionType: 'text' as const, question: 'Your name', isRequired: true },
  { questionType: 'multiselect' as const, question: 'What to drink', labels: ['Tea', 'Coffee'] },
  { questionType: 'paragraph' as const, question: 'Anything else' },
]

test.describe('Public form, failures', () => {
  test('answers survive a reload until they are sent', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await expect(page.getByText('Answers are kept in this browser')).toHaveCount(0)
    await screen.box('Your name').fill('Ada')
    await screen.choice('What to drink', 'Coffee').check()
    await expect(page.getByText('Your answers are saved in this browser until you submit.')).toBeVisible()
    // One question is gone by then.
    await form.owner.delete(`/api/forms/${form.id}/questions/${form.idOf('Anything else')}`)
    await page.reload()
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await expect(screen.choice('What to drink', 'Coffee')).toBeChecked()
    await expect(screen.box('Anything else')).toHaveCount(0)
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    await page.reload()
    await expect(screen.submit).toBeEnabled()
    await expect(screen.box('Your name')).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('kept answers are cleared on demand, after a question', { tag: '@nightly' }, async ({ page, publishForm }) => {
    const screen = new FormScreen(page)
    await page.goto((await publishForm({ questions: QUESTIONS })).path)
    await screen.box('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Keep answers' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused()
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Clear answers' }).click()
    await expect(screen.box('Your name')).toHaveValue('')
    await page.reload()
    await expect(screen.submit).toBeEnabled()
    await expect(screen.box('Your name')).toHaveValue('')
  })

  test('where the browser keeps nothing, the form works, promises nothing and asks before it is left', {
    tag: '@nightly',
  }, async ({ page, publishForm }) => {
    const form = await publishForm({ questions: QUESTIONS })
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Your name').pressSequentially('Ada')
    await expect(page.getByText('Answers are kept in this browser')).toHaveCount(0)
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.dismiss()
      }),
    )
    await page.evaluate(() => location.reload())
    expect(await asked).toBe('beforeunload')
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
  })

  test('a form whose answer was lost is stored once, however often it is sent, also after a reload', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    const keys: (string | undefined)[] = []
    await page.route('**/submit', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server has stored it; its answer never arrives.
      if (keys.length < 4) {
        if (keys.length > 1) await route.fetch()
        return route.abort()
      }
      return route.continue()
    })
    await page.goto(form.path)
    await screen.box('Your name').fill('Ada')
    for (let attempt = 1; attempt <= 3; attempt++) {
      // The message of the previous attempt may still be shown.
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/submit'))
      await screen.submit.click()
      await lost
      await expect(page.getByRole('button', { name: 'Submitting…' })).toHaveCount(0)
      await expect(screen.notifications.getByText('Submission error', { exact: true })).toBeVisible()
      await expect(
        screen.notifications.getByText('There was an error submitting your response. Please try again.', {
          exact: true,
        }),
      ).toBeVisible()
      await expect(page.getByText('You seem to be offline.')).toBeVisible()
      await expect(screen.box('Your name')).toHaveValue('Ada')
      if (attempt === 2) await page.reload()
    }
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(await form.responses()).toHaveLength(1)

    // The same answers again, by choice: another response.
    await page.reload()
    await screen.box('Your name').fill('Ada')
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect(await form.responses()).toHaveLength(2)
  })

  test('however often the button is pressed, answers are sent once', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/submit', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await page.goto(form.path)
    await screen.box('Your name').fill('Ada')
    await screen.submit.dblclick()
    const pending = page.getByRole('button', { name: 'Submitting…' })
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
    await pending.dispatchEvent('click')
    release()
    await expect(screen.thanks).toBeVisible()
    expect(calls).toBe(1)
  })

  test('a form that is taken down while it is open says so, and keeps what was typed', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Your name').fill('Ada')
    await form.owner.patch(`/api/forms/${form.id}`, { data: { isPublished: false } })
    await screen.submit.click()
    await expect(
      screen.notifications.getByText('Form not found or not published. Please check the URL and try again.'),
    ).toBeVisible()
    await expect(page.getByText('This form has just been unpublished. Nothing was sent.')).toBeVisible()
    await expect(screen.box('Your name')).toHaveValue('Ada')
  })

  test('a form that was changed while it is open offers its new version, and answers stay', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Your name').fill('Ada')
    await screen.choice('What to drink', 'Coffee').check()
    await screen.box('Anything else').fill('Soon gone')
    const questions = `/api/forms/${form.id}/questions`
    await form.owner.delete(`${questions}/${form.idOf('Anything else')}`)
    await form.owner.post(questions, { data: { questionType: 'email', question: 'Your address', isRequired: true } })
    await screen.submit.click()
    await expect(screen.notifications.getByText('This form was changed while you had it open.')).toBeVisible()
    await page.getByRole('button', { name: 'Load the latest version' }).click()
    await expect(page.getByRole('status').filter({ hasText: "You're on the latest version." })).toBeVisible()
    await expect(screen.submit).toBeFocused()
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await expect(screen.choice('What to drink', 'Coffee')).toBeChecked()
    await expect(screen.box('Anything else')).toHaveCount(0)
    await screen.submit.click()
    await expect(screen.box('Your address')).toBeFocused()
    await screen.box('Your address').fill('ada@example.com')
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect(await form.responses()).toHaveLength(1)
  })

  test('other refusals are told in the words of the server, or in ours', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const screen = new FormScreen(page)
    await page.goto((await publishForm({ questions: QUESTIONS })).path)
    await screen.box('Your name').fill('Ada')
    for (const [answer, toast, hint] of [
      [{ status: 400, json: { message: 'Not today.' } }, 'Not today.', 'If it keeps failing, come back later.'],
      [
        { status: 500, body: '' },
        'There was an error submitting your response.',
        'If it keeps failing, come back later.',
      ],
      [
        { status: 429, headers: { 'Retry-After': '120' }, json: { message: 'Too many requests' } },
        'Too many submissions from your network.',
        'Please try again in 2 minutes.',
      ],
      [
        { status: 503, json: { message: 'The database is away.' } },
        'The database is away.',
        'Nothing was saved. Please try again in a moment.',
      ],
    ] as const) {
      await page.route('**/submit', (route) => route.fulfill(answer), { times: 1 })
      await screen.submit.click()
      await expect(screen.notifications.getByText(toast)).toBeVisible()
      await expect(page.getByText(hint)).toBeVisible()
    }
  })
})
