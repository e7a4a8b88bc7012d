import { expect, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE, FormScreen } from '@/tests/support/browser/form-screen'

test.describe('Public form', () => {
  test('at first sight: title, description, and the questions, numbered, the required ones with an asterisk', async ({
    page,
    publishForm,
  }) => {
    const { path } = await publishForm({
      title: 'Summer party',
      description: 'Tell us.\nWe cook.',
      questions: EACH_TYPE,
    })
    const screen = new FormScreen(page)
    await page.goto(path)
    await expect(page).toHaveTitle('Summer party · Slotform')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer party')
    await expect(page.getByText('Tell us.\nWe cook.')).toBeVisible()
    await expect(screen.submit).toBeEnabled()
    expect(await screen.outline()).toEqual([
      '1. Your name *',
      '2. Your address',
      '3. How many guests',
      '4. Which room *',
      '5. What to drink *',
      '6. How was the last time',
      '7. Anything else',
    ])
    await expect(screen.box('Your address')).toHaveAccessibleDescription('We write once.')
    for (const name of ['Your name', 'Which room']) {
      await expect(screen.box(name).or(screen.group(name))).toHaveAttribute('aria-required', 'true')
    }
    await expect(page.getByRole('link', { name: 'Slotform' })).toHaveAttribute('href', '/')
  })

  test('an answer of each type arrives as what it is, and the visitor is thanked', async ({ page, publishForm }) => {
    const form = await publishForm({ title: 'Summer party', questions: EACH_TYPE })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Your name').fill('  Ada ')
    await screen.box('Your address').fill('ada@example.com')
    await screen.box('How many guests').fill('2.50')
    await screen.choice('Which room', 'Green room').check()
    await screen.choice('What to drink', 'Water').check()
    await screen.choice('What to drink', 'Tea').check()
    await screen.choice('How was the last time', '4 of 5').check()
    await screen.box('Anything else').fill('One line\nand another')
    await expect(page.getByText('7 of 7 answered')).toBeVisible()
    await screen.submit.click()
    await expect(screen.thanks).toBeFocused()
    await expect(screen.notifications.getByText('Form submitted')).toBeVisible()
    await expect(page).toHaveTitle('Thank you! · Summer party')
    await expect(screen.submit).toHaveCount(0)

    const [response, ...others] = await form.responses()
    expect(others).toEqual([])
    expect(response).toMatchObject({ respondentEmail: 'ada@example.com' })
    expect(response?.data).toEqual({
      [form.idOf('Your name')]: 'Ada',
      [form.idOf('Your address')]: 'ada@example.com',
      [form.idOf('How many guests')]: 2.5,
      [form.idOf('Which room')]: 'green_room',
      [form.idOf('What to drink')]: ['tea', 'water'],
      [form.idOf('How was the last time')]: 4,
      [form.idOf('Anything else')]: 'One line\nand another',
    })
  })

  test('what is missing or wrong is said beside it and in a toast, and the first of it gets the focus', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.box('Your address').fill('nobody')
    await screen.box('How many guests').fill('1,234.5')
    await screen.submit.click()
    await expect(screen.notifications.getByText('Required fields missing', { exact: true })).toBeVisible()
    await expect(
      screen.notifications.getByText('Please fill in all required fields before submitting.', { exact: true }),
    ).toBeVisible()
    await expect(screen.box('Your name')).toBeFocused()
    await expect(screen.box('Your name')).toHaveAccessibleDescription('Required')
    await expect(screen.box('Your name')).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.box('Your address')).toHaveAccessibleDescription(
      'We write once. Please enter a valid email address',
    )
    await expect(screen.box('How many guests')).toHaveAccessibleDescription(/with a decimal point/)
    await expect(screen.group('Which room')).toHaveAccessibleDescription('Required')
    await expect(screen.group('What to drink')).toHaveAccessibleDescription('Select all that apply Required')

    // Each goes when its answer is mended.
    await screen.box('Your name').fill('Ada')
    await expect(screen.box('Your name')).not.toHaveAttribute('aria-invalid')
    await screen.choice('Which room', 'Garden').check()
    await screen.choice('What to drink', 'Tea').check()
    await screen.submit.click()
    await expect(screen.box('Your address')).toBeFocused()
    await expect(screen.notifications.getByText('Fix 2 answers to continue.')).toBeVisible()
    await screen.box('Your address').fill('')
    await screen.box('How many guests').fill('-3')
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect((await form.responses()).map(({ data }) => data[form.idOf('How many guests')])).toEqual([-3])
  })

  test('a wrong address is pointed out when its box is left, and a missing one only on submitting', {
    tag: '@nightly',
  }, async ({ page, publishForm }) => {
    await page.goto((await publishForm({ questions: EACH_TYPE })).path)
    const screen = new FormScreen(page)
    await screen.box('Your name').focus()
    await screen.box('Your address').fill('ada@')
    await expect(screen.box('Your address')).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await expect(screen.box('Your address')).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.box('Your name')).not.toHaveAttribute('aria-invalid')
  })

  test('what is said of a box that is left by a press does not move what is pressed', async ({ page, publishForm }) => {
    await page.goto((await publishForm({ questions: EACH_TYPE })).path)
    const screen = new FormScreen(page)
    await screen.box('Your address').fill('ada@')
    const { x = 0, y = 0 } = (await screen.choice('Which room', 'Green room').boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await expect(screen.box('Your address')).not.toBeFocused()
    await expect(screen.box('Your address')).not.toHaveAttribute('aria-invalid')
    await page.mouse.up()
    await expect(screen.choice('Which room', 'Green room')).toBeChecked()
    await expect(screen.box('Your address')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a single choice and a rating that nobody must give can be taken back', { tag: '@nightly' }, async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      questions: [
        { questionType: 'select', question: 'Colour', labels: ['Red', 'Blue'] },
        { questionType: 'rating', question: 'Stars' },
        { questionType: 'rating', question: 'More stars', isRequired: true },
      ],
    })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await screen.choice('Colour', 'Blue').check()
    await screen.choice('Stars', '2 of 5').check()
    await screen.choice('More stars', '5 of 5').check()
    const clear = page.getByRole('button', { name: 'Clear answer' })
    await expect(clear).toHaveCount(2)
    await clear.first().click()
    await expect(screen.choice('Colour', 'Red')).toBeFocused()
    await expect(screen.choice('Colour', 'Blue')).not.toBeChecked()
    await clear.click()
    await screen.submit.click()
    await expect(screen.thanks).toBeVisible()
    expect((await form.responses()).map(({ data }) => data)).toEqual([{ [form.idOf('More stars')]: 5 }])
  })

  test('a form is answered and sent by keys alone', async ({ page, publishForm }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    const screen = new FormScreen(page)
    await page.goto(form.path)
    await expect(screen.submit).toBeEnabled()
    const { keyboard } = page
    await keyboard.press('Tab')
    await expect(screen.box('Your name')).toBeFocused()
    await keyboard.type('Ada')
    // Enter goes on; it does not send half a form.
    await keyboard.press('Enter')
    await expect(screen.box('Your address')).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.type('3')
    await keyboard.press('Enter')
    await expect(screen.choice('Which room', 'Blue room')).toBeFocused()
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await expect(screen.choice('Which room', 'Green room')).toBeChecked()
    await keyboard.press('Enter')
    await expect(screen.choice('What to drink', 'Tea')).toBeFocused()
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(screen.group('How was the last time').getByRole('radio', { checked: true })).toHaveAccessibleName(
      /^[23] of 5$/,
    )
    await keyboard.press('Enter')
    await keyboard.type('No')
    await keyboard.press('Tab')
    await expect(screen.submit).toBeFocused()
    await keyboard.press('Enter')
    await expect(screen.thanks).toBeVisible()
    const [response] = await form.responses()
    expect(response?.data).toMatchObject({
      [form.idOf('How many guests')]: 3,
      [form.idOf('What to drink')]: ['tea', 'water'],
      [form.idOf('Anything else')]: 'No',
    })
  })

  test('who is quick is no program, and what fills in the hidden field is one', { tag: '@nightly' }, async ({
    page,
    publishForm,
    sql,
  }) => {
    const form = await publishForm({ questions: [{ questionType: 'text', question: 'Your name' }] })
    const screen = new FormScreen(page)
    for (const isProgram of [false, true]) {
      await page.goto(form.path)
      await screen.box('Your name').fill('Ada')
      const trap = page.locator('input[name=website]')
      await expect(trap).not.toBeInViewport()
      if (isProgram)
        await trap.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'https://x.example' }))
      await screen.submit.click()
      if (isProgram) {
        await expect(page.getByText(/your answers are held as spam/).last()).toBeVisible()
        // A person whose browser has filled it in sends them again.
        await screen.submit.click()
      }
      await expect(screen.thanks).toBeVisible()
    }
    expect(await form.responses()).toHaveLength(2)
    expect(await sql('select is_spam from form_responses where form_id = $1 order by created_at', [form.id])).toEqual([
      { is_spam: false },
      { is_spam: true },
      { is_spam: false },
    ])
  })
})
