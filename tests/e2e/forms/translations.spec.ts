import type { Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { addQuestion, createForm, replaceRules } from '@/tests/support/factories/forms'

const PHONE = { width: 320, height: 640 }
const TRANSLATED = { translations: { de: {} }, textLanguage: 'en' }

const missing = (page: Page) => page.getByRole('group', { name: 'Language of the texts' }).getByRole('status')
const switchTo = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

async function translatableForm(page: Page) {
  const owner = senderOf(page.request)
  const { id, slug } = await createForm(owner, { title: 'Feedback', ...TRANSLATED })
  const consent = await addQuestion(owner, id, 'consent')
  const settings = { from: 0, to: 5, fromLabel: 'Unlikely', toLabel: 'Likely' }
  const scale = await addQuestion(owner, id, 'scale', { settings, validation: { message: 'Choose a number' } })
  const matrix = await addQuestion(owner, id, 'matrix')
  const conditions = [{ questionId: consent.id, operator: 'answered' as const }]
  await replaceRules(owner, id, [{ match: 'all', conditions, actions: [{ type: 'message', text: 'Fine!' }] }])
  const endings = [{ id: 'thanks', title: 'You are on the list', text: 'Bye' }]
  await owner.send('PATCH', `/api/forms/${id}`, { body: { endings } })
  return { owner, id, slug, consent, scale, matrix }
}

test('The parts of questions, endings and messages are written in another language, and visitors read theirs', {
  tag: '@nightly',
}, async ({ page, login }) => {
  await login()
  const { id, slug, consent, scale, matrix } = await translatableForm(page)
  await page.setViewportSize(PHONE)
  await page.goto(`/forms/${id}/edit`)
  await switchTo(page, 'Deutsch')
  await expect(missing(page)).toHaveText('16 texts missing in Deutsch')
  await page.getByRole('tab', { name: 'After Submitting' }).click()
  await page.getByLabel('Title of ending 1 in Deutsch').fill('Sie stehen auf der Liste')
  await expect(missing(page)).toHaveText('15 texts missing in Deutsch')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Form updated')).toBeVisible()

  await page.getByRole('tab', { name: 'Questions' }).click()
  const open = async (question: string, number: number) => {
    await page.locator(`[data-edit-question="${question}"]`).click()
    return page.getByRole('region', { name: `Settings of question ${number}` })
  }
  const ofConsent = await open(consent.id, 1)
  await ofConsent.getByLabel('Words to agree to in Deutsch').fill('Ich stimme zu.')
  const ofScale = await open(scale.id, 2)
  await ofScale.getByLabel('Label at the start in Deutsch').fill('Unwahrscheinlich')
  await ofScale.getByLabel('Your words for other answers in Deutsch').fill('Bitte eine Zahl')
  const ofMatrix = await open(matrix.id, 3)
  await ofMatrix.getByRole('textbox', { name: 'Price' }).fill('Preis')
  await ofMatrix.getByRole('textbox', { name: 'Good' }).fill('Gut')
  await expect(missing(page)).toHaveText('7 texts missing in Deutsch')
  await expectNoFindings(page, [PHONE])

  await page.getByRole('tab', { name: 'Logic' }).click()
  await expect(missing(page)).toHaveText('1 text missing in Deutsch')
  await page.getByRole('button', { name: 'Edit rule 1' }).click()
  await page.getByRole('textbox', { name: 'in Deutsch' }).fill('Prima!')
  await expect(missing(page)).toHaveText('Nothing is missing in Deutsch.')
  await page.getByRole('button', { name: 'Save Rules' }).click()
  await expect(page.getByText('Logic rules saved')).toBeVisible()
  await expectNoFindings(page, [PHONE])

  await page.goto(`/form/${slug}?lang=de`)
  await expect(page.getByText('Likely', { exact: true })).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Unwahrscheinlich', { exact: true })).not.toHaveAttribute('lang', /./)
  await page.getByLabel('Ich stimme zu.').check()
  await expect(page.getByRole('status').getByText('Prima!')).toBeVisible()
  await page.getByRole('radio', { name: 'Preis Gut' }).check()
  await expectNoFindings(page, [PHONE])
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByRole('heading', { name: 'Sie stehen auf der Liste' })).toBeFocused()
  await expect(page.getByText('Bye')).toHaveAttribute('lang', 'en')
  const responses = await (await page.request.get(`/api/forms/${id}/responses`)).json()
  expect(responses).toMatchObject([
    { data: { [consent.id]: { agreed: true, text: 'Ich stimme zu.' }, [matrix.id]: { price: 'good' } } },
  ])
})

test.describe('Without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] })

  test('a form is read and agreed to in the language of its visitor', async ({ page, login }) => {
    await login()
    const { owner, id, slug, consent } = await translatableForm(page)
    const translations = { de: { statement: 'Ich stimme zu.' } }
    await owner.send('PATCH', `/api/forms/${id}/questions/${consent.id}`, { body: { translations } })
    await page.goto(`/form/${slug}?lang=de`)
    await page.getByLabel('Ich stimme zu.').check()
    const send = page.getByRole('button', { name: 'Absenden' })
    await send.click()
    // The message of a rule is read first.
    await expect(page.getByText('Fine!')).toBeVisible()
    await send.click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toHaveAttribute('lang', 'en')
    const responses = await (await page.request.get(`/api/forms/${id}/responses`)).json()
    expect(responses).toMatchObject([{ data: { [consent.id]: { text: 'Ich stimme zu.' } } }])
  })
})
