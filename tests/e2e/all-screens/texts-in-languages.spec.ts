import type { Locator, Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

const PHONE = { width: 320, height: 640 }
const ARABIC = 'مكالمة تعارف'

const switchTo = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const languages = (page: Page | Locator) => page.getByRole('group', { name: 'Language of the texts' })

async function addLanguage(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a language' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function fitsWidth(page: Page) {
  const [scroll, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(scroll).toBeLessThanOrEqual(width ?? 0)
}

test('A page is written in two languages, and visitors read theirs', { tag: '@nightly' }, async ({ page, login }) => {
  await login()
  const { id, slug } = await createPage(senderOf(page.request), {
    title: 'Intro call',
    description: 'Half an hour',
    availabilities: openDaily('09:00', '17:00'),
  })
  await page.setViewportSize(PHONE)
  await page.goto(`/time-slot-pages/${id}/edit`)
  await expect(page.getByRole('button', { name: 'Add a language' })).toBeEnabled()
  await expect(languages(page)).toHaveCount(0)
  await addLanguage(page, 'العربية')
  await expect(languages(page).getByRole('status')).toHaveText('2 texts missing in العربية')
  const title = page.getByLabel('Title in العربية')
  await expect(title).toHaveAttribute('placeholder', 'Intro call')
  await expect(title).toHaveAttribute('lang', 'ar')
  await title.fill(ARABIC)
  await expect(languages(page).getByRole('status')).toHaveText('1 text missing in العربية')
  await fitsWidth(page)
  await expectNoFindings(page, [PHONE])
  await addLanguage(page, 'Deutsch')
  await page.getByRole('button', { name: 'Remove Deutsch' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Deutsch' }).click()
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toHaveCount(0)
  await switchTo(page, 'English')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Intro call')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('status').getByText('Time slot page updated successfully')).toBeVisible()
  const stored = await (await page.request.get(`/api/time-slot-pages/${id}`)).json()
  expect(stored).toMatchObject({ title: 'Intro call', textLanguage: 'en', translations: { ar: { title: ARABIC } } })
  expect(Object.keys((stored as { translations: object }).translations)).toEqual(['ar'])

  await page.goto(`/${slug}?lang=ar`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(ARABIC)
  await expect(heading).not.toHaveAttribute('lang', /./)
  await expect(page.getByText('Half an hour')).toHaveAttribute('lang', 'en')
  await fitsWidth(page)
  await page.goto(`/${slug}`)
  await expect(heading).toHaveText('Intro call')
})

test('A form and its questions are written in two languages, and visitors read theirs', { tag: '@nightly' }, async ({
  page,
  login,
}) => {
  await login()
  const owner = senderOf(page.request)
  const { id, slug } = await createForm(owner, { title: 'Feedback' })
  const { id: question } = await addQuestion(owner, id, 'select', { question: 'Which color?' })
  await page.setViewportSize(PHONE)
  await page.goto(`/forms/${id}/edit`)
  await addLanguage(page, 'Deutsch')
  await expect(languages(page).getByRole('status')).toHaveText('5 texts missing in Deutsch')
  await page.getByLabel('Form Title in Deutsch').fill('Rückmeldung')
  await fitsWidth(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Form updated')).toBeVisible()
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(languages(page).getByRole('status')).toHaveText('4 texts missing in Deutsch')
  await page.locator(`[data-edit-question="${question}"]`).click()
  const settings = page.getByRole('region', { name: 'Settings of question 1' })
  await settings.getByRole('textbox', { name: 'in Deutsch' }).first().fill('Welche Farbe?')
  await settings.getByRole('textbox', { name: 'Red' }).fill('Rot')
  await expect(languages(page).getByRole('status')).toHaveText('2 texts missing in Deutsch')
  await fitsWidth(page)
  await expect(page.getByRole('heading', { name: 'Welche Farbe?' })).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Rückmeldung' })).toBeVisible()
  await expect(page.getByText('Rot', { exact: true })).toBeVisible()

  await page.goto(`/form/${slug}?lang=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rückmeldung')
  await expect(page.getByText('Green')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Rot').check()
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const responses = await (await page.request.get(`/api/forms/${id}/responses`)).json()
  expect(responses).toMatchObject([{ data: { [question]: 'red' } }])
})

test('The language of the texts is added and switched by the keyboard', { tag: '@nightly' }, async ({
  page,
  login,
}) => {
  await login()
  const { id } = await createPage(senderOf(page.request), { title: 'Intro call', description: 'Half an hour' })
  await page.goto(`/time-slot-pages/${id}/edit`)
  const add = page.getByRole('button', { name: 'Add a language' })
  await expect(add).toBeEnabled()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('T')
  await expect(page.getByRole('menuitem', { name: 'Türkçe' })).toBeFocused()
  await page.keyboard.press('Enter')
  const choice = (name: string) => languages(page).getByRole('radio', { name, exact: true })
  await expect(choice('Türkçe')).toBeChecked()
  await choice('Türkçe').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choice('English')).toBeFocused()
  await expect(choice('English')).toBeChecked()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Intro call')
  await page.keyboard.press('ArrowRight')
  await expect(choice('Türkçe')).toBeChecked()
  await expect(languages(page).getByRole('status')).toHaveText('2 texts missing in Türkçe')
  await expectNoFindings(page)
  await page.keyboard.press('Tab')
  const remove = page.getByRole('button', { name: 'Remove Türkçe' })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
})
