import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE, FormScreen } from '@/tests/support/browser/form-screen'
import { say, send } from '@/tests/support/factories/questions'

const NOT_FOUND = 'Form not found or not published. Please check the URL and try again.'

test.describe('Public form, page and cache', () => {
  test.describe('at an address without a form', () => {
    test.use({ expectedConsole: [/status of 404/] })

    test('an unknown, an unpublished and an impossible address are 404 with the reason in the HTML', async ({
      page,
      publishForm,
      request,
    }) => {
      const { path } = await publishForm({ isPublished: false })
      for (const address of [path, '/form/nothing-here-000000', '/form/A_B', '/form/x']) {
        const answer = await request.get(address)
        expect(answer.status(), address).toBe(404)
        expect(await answer.text(), address).toContain(NOT_FOUND)
      }
      await page.goto(path).catch(() => undefined)
      await expect(page.getByText(NOT_FOUND)).toBeVisible()
      await expect(page).toHaveTitle('Form not found · Slotform')
    })
  })

  test('the cached page is drawn anew when its owner changes, publishes or takes down the form', async ({
    publishForm,
    request,
  }) => {
    const { id, path, owner, idOf } = await publishForm({
      title: 'First title',
      isPublished: false,
      questions: EACH_TYPE,
    })
    const read = async () => (await request.get(path)).text()
    expect(await read()).toContain(NOT_FOUND)
    await owner.patch(`/api/forms/${id}`, { data: { isPublished: true } })
    expect(await read()).toContain('First title')
    await owner.patch(`/api/forms/${id}`, { data: { title: 'Second title' } })
    expect(await read()).toContain('Second title')
    await owner.patch(`/api/forms/${id}/questions/${idOf('Your name')}`, { data: { question: 'And who are you' } })
    expect(await read()).toContain('And who are you')
    await owner.patch(`/api/forms/${id}`, { data: { isPublished: false } })
    expect((await request.get(path)).status()).toBe(404)
  })

  test('the page is cached here and nowhere else, may be framed, and tells what a shared link shows', async ({
    publishForm,
    request,
    baseURL,
  }) => {
    const { path } = await publishForm({
      title: 'Summer <party>',
      description: 'Tell\nus.',
      theme: { accent: '#7c3aed' },
    })
    // The owner's last change reaches every process within seconds, which then render the page again.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT')
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['set-cookie']).toBeUndefined()
    const html = await answer.text()
    expect(html).toContain('<meta property="og:title" content="Summer &lt;party&gt;"/>')
    expect(html).toContain('<meta name="description" content="Tell us."/>')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const drawn = await request.get(picture.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
    expect(drawn.headers()['content-type']).toBe('image/png')
    expect((await drawn.body()).length).toBeGreaterThan(5_000)
  })

  test('answers in the address fill the form in; those kept here come first', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    const screen = new FormScreen(page)
    const query = `?${form.idOf('Your name')}=Ada&q4=Garden&q5=Tea&q5=water&q6=3&q3=lots&q9=x`
    await page.goto(form.path + query)
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await expect(screen.box('How many guests')).toHaveValue('lots')
    await expect(screen.choice('Which room', 'Garden')).toBeChecked()
    for (const drink of ['Tea', 'Water']) await expect(screen.choice('What to drink', drink)).toBeChecked()
    await expect(screen.choice('What to drink', 'Coffee')).not.toBeChecked()
    await expect(screen.choice('How was the last time', '3 of 5')).toBeChecked()
    await expect(page.getByText('Answers are kept in this browser')).toHaveCount(0)
    await screen.box('Your name').fill('Grace')
    await screen.choice('What to drink', 'Water').uncheck()
    await page.reload()
    await expect(page).toHaveURL(form.path + query)
    await expect(screen.box('Your name')).toHaveValue('Grace')
    await expect(screen.choice('What to drink', 'Tea')).toBeChecked()
    await expect(screen.choice('What to drink', 'Water')).not.toBeChecked()
    await expect(screen.choice('Which room', 'Garden')).toBeChecked()
  })

  test('what is typed before the scripts have come is kept', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    const screen = new FormScreen(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(form.path, { waitUntil: 'commit' })
    await screen.box('Your name').fill('Ada')
    await screen.choice('Which room', 'Garden').check()
    await expect(screen.submit).toBeDisabled()
    release()
    await expect(screen.submit).toBeEnabled()
    await screen.choice('What to drink', 'Tea').check()
    await expect(screen.box('Your name')).toHaveValue('Ada')
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect((await form.responses())[0]?.data).toMatchObject({
      [form.idOf('Your name')]: 'Ada',
      [form.idOf('Which room')]: 'garden',
    })
  })

  test('a form without questions says so', { tag: '@nightly' }, async ({ page, publishForm }) => {
    await page.goto((await publishForm()).path)
    await expect(page.getByText('This form has no questions yet.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  for (const accent of [undefined, '#ffd400', '#101060']) {
    test(`every state of a form with the accent ${accent} can be read by everybody`, {
      tag: accent ? '@nightly' : [],
    }, async ({ page, publishForm }) => {
      const form = await publishForm({
        description: 'Words to read. '.repeat(20),
        theme: { accent },
        questions: EACH_TYPE,
        rules: (idOf) => [
          say([idOf('Which room'), 'equals', 'garden'], 'There is a dog.'),
          send([idOf('Your name'), 'equals', 'Ada'], 'https://elsewhere.example/'),
        ],
      })
      const screen = new FormScreen(page)
      await page.goto(form.path)
      await expect(screen.submit).toBeEnabled()
      await expectNoFindings(page, accent ? [PHONE] : [PHONE, DESKTOP])
      await screen.choice('Which room', 'Garden').check()
      await screen.choice('How was the last time', '3 of 5').check()
      await screen.submit.click()
      await expect(screen.box('Your name')).toBeFocused()
      await screen.notifications.focus()
      await expectNoFindings(page, accent ? [PHONE] : [PHONE, DESKTOP])
      await screen.box('Your name').fill('Ada')
      await screen.choice('What to drink', 'Tea').check()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expectNoFindings(page, [PHONE])
      await page.route('https://elsewhere.example/**', (route) => route.abort())
      await screen.submit.click()
      await expect(page.getByRole('link', { name: 'Continue to elsewhere.example' })).toBeVisible()
      await expectNoFindings(page, accent ? [PHONE] : [PHONE, DESKTOP])
    })
  }

  test('the narrowest phone never scrolls sideways, whatever the texts are', async ({ page, publishForm }) => {
    const long = 'x'.repeat(300)
    const form = await publishForm({
      title: long.slice(0, 200),
      description: long,
      questions: [
        ...EACH_TYPE,
        { questionType: 'select', question: `${long} and words`, labels: [long], description: long, isRequired: true },
      ],
      rules: (idOf) => [say([idOf('Your name'), 'contains', 'a'], long)],
    })
    const screen = new FormScreen(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(form.path)
    await screen.box('Your name').fill('ada'.repeat(200))
    await screen.submit.click()
    await expect(screen.choice('Which room', 'Blue room')).toBeFocused()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    const heights = await page
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43)
  })
})
