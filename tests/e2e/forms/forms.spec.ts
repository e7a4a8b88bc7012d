import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { FormBuilder, makeForm } from '@/tests/support/browser/form-builder'

const NOWHERE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('Forms list', () => {
  test('a form is duplicated as a draft, unpublished and deleted, each of the last two after a question', {
    tag: '@nightly',
  }, async ({ page, request }) => {
    const { slug } = await makeForm(page.request, { isPublished: true }, ['Name?'])
    const toast = new FormBuilder(page).toast
    const choose = async (title: string, item: string) => {
      await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const dialog = page.getByRole('alertdialog')
    await page.goto('/forms')

    await choose('Feedback', 'Duplicate')
    await expect(toast('Form duplicated')).toBeVisible()
    const copy = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Feedback (copy)' }) })
    await expect(copy.getByText('Draft', { exact: true })).toBeVisible()

    await choose('Feedback', 'Unpublish')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await request.get(`/api/public/forms/${slug}`)).status()).toBe(200)
    await choose('Feedback', 'Unpublish')
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await expect(toast('Form unpublished')).toBeVisible()
    await expect(page.getByText('Published', { exact: true })).toHaveCount(0)
    expect((await request.get(`/api/public/forms/${slug}`)).status()).toBe(404)

    await choose('Feedback (copy)', 'Delete')
    await expect(dialog.getByText(/Its 1 question will be deleted\. It has no responses\./)).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast('Form deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Feedback (copy)' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeFocused()
  })

  test('a new form opens on its questions, once', { tag: '@nightly' }, async ({ page }) => {
    const builder = new FormBuilder(page)
    await page.goto('/forms/new')
    await page.getByLabel('Form Title').fill(' ab ')
    await page.getByRole('button', { name: 'Create Form' }).click()
    await expect(page.getByLabel('Form Title')).toHaveAccessibleDescription('Title must be at least 3 characters')
    await expectNoFindings(page)
    await page.getByLabel('Form Title').fill('Customer feedback')
    await page.getByLabel('Description').fill('Two minutes.')
    await page.getByRole('button', { name: 'Create Form' }).click()
    await expect(builder.toast('Form created')).toBeVisible()
    await expect(builder.tab('Questions')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 1, name: 'Customer feedback' })).toBeVisible()
    await expect(page.getByText('No questions yet')).toBeVisible()
    await page.goto(page.url())
    await expect(builder.tab('General')).toHaveAttribute('aria-selected', 'true')
  })

  test('a chosen tab stays through a reload', { tag: '@nightly' }, async ({ page }) => {
    const { id } = await makeForm(page.request)
    const builder = new FormBuilder(page)
    await page.goto(`/forms/${id}/edit`)
    await expect(builder.tab('General')).toHaveAttribute('aria-selected', 'true')
    for (const name of ['Questions', 'Logic Rules', 'Preview']) {
      await builder.tab(name).click()
      await page.reload()
      await expect(builder.tab(name)).toHaveAttribute('aria-selected', 'true')
    }
  })

  test.describe('a form that cannot be made', () => {
    test.use({ expectedConsole: [/500 \(Internal Server Error\)/] })

    test('keeps what was typed, and is asked about before it is left', { tag: '@nightly' }, async ({ page }) => {
      await page.route('**/api/forms', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/forms/new')
      await page.getByLabel('Form Title').fill('Customer feedback')
      await page.getByRole('button', { name: 'Create Form' }).click()
      const { toast } = new FormBuilder(page)
      await expect(toast('Error creating form')).toBeVisible()
      await expect(toast('There was an error creating your form. Please try again.')).toBeVisible()
      await expect(page.getByLabel('Form Title')).toHaveValue('Customer feedback')
      await page.getByRole('link', { name: 'Back to Forms' }).click()
      await page
        .getByRole('alertdialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Leave', exact: true })
        .click()
      await expect(page).toHaveURL(/\/forms$/)
    })
  })

  test("an address of no form, and of somebody else's, says so", { tag: '@nightly' }, async ({ page, login }) => {
    const { id } = await makeForm(page.request)
    await login({ email: newEmail('other') })
    for (const address of ['nonsense', NOWHERE, id]) {
      await page.goto(`/forms/${address}/edit`)
      await expect(page.getByText("Form not found or you don't have access to this form.")).toBeVisible()
    }
    await expectNoFindings(page)
    await page.getByRole('link', { name: 'Back to Forms' }).click()
    await expect(page.getByText('No forms yet')).toBeVisible()
  })
})
