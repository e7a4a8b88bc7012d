import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { FormBuilder, makeForm, pickUp, storedQuestions } from '@/tests/support/browser/form-builder'

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('Form builder', () => {
  test('questions are added and written, each shown on its card', async ({ page }) => {
    const { id } = await makeForm(page.request)
    const builder = new FormBuilder(page)
    await builder.open(id)
    const types = ['Text', 'Single Choice']
    for (const [index, type] of types.entries()) {
      await builder.add(type)
      await expect(builder.settings().getByLabel('Question', { exact: true })).toBeFocused()
      // The placeholder text is selected, so typing at once names the question.
      await page.keyboard.type(`${type} question`)
      await expect(builder.shown().nth(index)).toHaveText(`${type} question`)
      await expect(builder.saved()).toBeVisible()
    }
    expect(await storedQuestions(page.request, id)).toEqual(types.map((type) => `${type} question`))
    await page.keyboard.press('Escape')
    const card = page.locator('[data-builder] li').filter({ hasText: 'Single Choice question' })
    await expect(card.getByText('Option 3', { exact: true })).toBeVisible()
    await expect(card.getByText(/more$/)).toHaveCount(0)
    await expect(card.getByText('Required', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Question' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Question' })).toBeVisible()
    await expectNoFindings(page)
  })

  test('a question is edited: texts, whether it is required, and its options', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { id } = await makeForm(page.request, {}, [
      { questionType: 'select', question: 'Colour?', labels: ['Red', 'Green', 'Blue'] },
    ])
    const builder = new FormBuilder(page)
    await builder.open(id)
    await expect(builder.action('Delete', 1)).toBeVisible()
    await builder.action('Edit', 1).click()
    const settings = builder.settings()
    const option = (number: number) => settings.getByRole('textbox', { name: `Option ${number}`, exact: true })
    await expect(settings.getByLabel('Question', { exact: true })).toBeFocused()
    await settings.getByLabel('Description').fill('Pick one.')
    await settings.getByRole('switch', { name: 'Required' }).click()
    await option(1).fill('Crimson')
    await settings.getByRole('button', { name: 'Remove option 2' }).click()
    await settings.getByRole('button', { name: 'Add Option' }).click()
    await expect(option(3)).toBeFocused()
    await page.keyboard.type('Grey')
    await page.keyboard.press('Enter')
    await expect(option(4)).toBeFocused()
    await page.keyboard.type('White')

    // Escape puts back what is being moved, and leaves the settings alone.
    const handle = settings.getByRole('button', { name: 'Move option 4', exact: true })
    await pickUp(page, handle, 'Picked up White, position 4 of 4.')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('White is now at position 3 of 4.')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(option(4)).toHaveValue('White')
    await expectNoFindings(page)

    await expect(builder.saved()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(builder.toast('Question updated')).toBeVisible()
    await expect(builder.action('Edit', 1)).toBeFocused()
    const card = page.locator('[data-builder] li').filter({ hasText: 'Colour?' })
    for (const text of ['Required', 'Pick one.', 'Crimson', 'Blue', 'Grey', 'White']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    }
    const [stored] = await (await page.request.get(`/api/forms/${id}/questions`)).json()
    expect(stored.options).toEqual([
      { value: 'red', label: 'Crimson' },
      { value: 'blue', label: 'Blue' },
      { value: 'grey', label: 'Grey' },
      { value: 'white', label: 'White' },
    ])
    // The whole card is the button, but for its other buttons.
    await card.click()
    await expect(settings.getByLabel('Question', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await builder.action('Delete', 1).click()
    await expect(builder.toast('Question deleted')).toBeVisible()
  })

  test('questions are put in order by keyboard, by menu and by pointer', async ({ page }) => {
    const { id } = await makeForm(page.request, {}, ['First', 'Second', 'Third'])
    const builder = new FormBuilder(page)
    await builder.open(id)
    await pickUp(page, builder.action('Move', 1), 'Picked up First, position 1 of 3.')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('First is now at position 2 of 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('First was dropped at position 2 of 3.')).toBeAttached()
    await expect(builder.shown()).toHaveText(['Second', 'First', 'Third'])
    await expect.poll(() => storedQuestions(page.request, id)).toEqual(['Second', 'First', 'Third'])

    await page.getByRole('button', { name: 'More actions for question 3' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect.poll(() => storedQuestions(page.request, id)).toEqual(['Second', 'Third', 'First'])

    await expect(builder.shown()).toHaveText(['Second', 'Third', 'First'])
    // Hovering waits until the reordered list stops moving.
    await builder.action('Move', 3).hover()
    await page.mouse.down()
    const to = await builder.action('Move', 1).boundingBox()
    if (!to) throw new Error('The handle is not on the screen')
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 10, { steps: 12 })
    await page.mouse.up()
    await expect(builder.shown()).toHaveText(['First', 'Second', 'Third'])
    await expect.poll(() => storedQuestions(page.request, id)).toEqual(['First', 'Second', 'Third'])
  })

  test('title, publishing and colour are saved together, and a colour that is hard to see is pointed out', async ({
    page,
  }) => {
    const { id } = await makeForm(page.request, {}, ['First'])
    const builder = new FormBuilder(page)
    await builder.open(id, 'general')
    await page.getByLabel('Form Title').fill('Renamed')
    await page.getByRole('switch', { name: 'Publish Form' }).click()
    await page.getByRole('heading', { name: 'Look' }).click()
    await page.getByLabel('Hex color').fill('#ffee88')
    await expect(page.getByText('Hard to see on a light screen.')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('radio', { name: 'Blue' }).click()
    await expect(page.getByText('Good contrast in light and dark.')).toBeVisible()

    // Unsaved text survives another tab, and leaving the screen asks for confirmation.
    await builder.tab('Questions').click()
    await page.getByRole('link', { name: 'Back to Forms' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await builder.tab('General').click()
    await expect(page.getByLabel('Form Title')).toHaveValue('Renamed')

    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(builder.toast('Form updated')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(await (await page.request.get(`/api/forms/${id}`)).json()).toMatchObject({
      title: 'Renamed',
      isPublished: true,
      theme: { accent: '#2563eb' },
    })
    await page.getByRole('link', { name: 'Back to Forms' }).click()
    await expect(page).toHaveURL(/\/forms$/)
  })

  test.describe('what the server refuses', () => {
    test.use({ expectedConsole: [/500 \(Internal Server Error\)/] })

    test('is told, and nothing is lost: adding, deleting, moving', { tag: '@nightly' }, async ({ page }) => {
      const { id } = await makeForm(page.request, {}, ['First', 'Second'])
      const builder = new FormBuilder(page)
      await builder.open(id)
      await page.route(/\/api\/forms\//, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
      )
      const expectTold = async (what: string) => {
        await expect(builder.toast(`Error ${what} question`)).toBeVisible()
        await expect(builder.toast(`There was an error ${what} the question. Please try again.`)).toBeVisible()
        await expect(builder.shown()).toHaveText(['First', 'Second'])
      }
      await page.getByRole('button', { name: 'Add Question' }).click()
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      await expectTold('adding')
      await page.getByRole('dialog', { name: 'Add Question' }).getByRole('button', { name: 'Close' }).click()
      await builder.choose('Delete', 1)
      await expectTold('deleting')
      await builder.choose('Move down', 1)
      await expectTold('moving')
    })

    test('is told, and nothing is lost: the form', { tag: '@nightly' }, async ({ page }) => {
      const { id } = await makeForm(page.request, {}, ['First', 'Second'])
      const builder = new FormBuilder(page)
      await builder.open(id, 'general')
      await page.route(/\/api\/forms\//, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
      )
      await page.getByLabel('Form Title').fill('Changed')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(builder.toast('Error updating form')).toBeVisible()
      await expect(builder.toast('There was an error updating your form. Please try again.')).toBeVisible()
      await expect(page.getByLabel('Form Title')).toHaveValue('Changed')
    })
  })

  test('nothing is wider than the narrowest phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { id } = await makeForm(page.request, { title: 'Feedback after the summer conference', isPublished: true }, [
      'What did you like best of everything that you saw?',
      { questionType: 'select', question: 'Colour?', labels: ['Red', 'Green'] },
    ])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    const builder = new FormBuilder(page)
    for (const path of ['/forms', '/forms/new', `/forms/${id}/edit`, `/forms/${id}/edit?tab=questions`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(overflow, { message: path }).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Add Question' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page, [{ width: 320, height: 640 }])
    await page.keyboard.press('Escape')
    await builder.action('Edit', 2).click()
    await expect(builder.settings()).toBeVisible()
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await expectNoFindings(page, [{ width: 320, height: 640 }])
  })
})
