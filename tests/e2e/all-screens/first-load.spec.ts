import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { LANGUAGE_CODES, type Language } from '@/lib/shared/languages'
import { expect, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'
import { sendFor } from '@/tests/support/factories/sender'
import { BEYOND_BARE_KB, sumGzip, weighBarePage, weighPage } from '@/tests/support/server/page-weight'

test.describe('the first load of a visitor', () => {
  test('is light on a booking page, in each language', async ({ publish, baseURL }) => {
    const { path } = await publish()
    await expectLight(baseURL, path, HTML_KB.en)
    for (const code of LANGUAGE_CODES) await expectLight(baseURL, `${path}?lang=${code}`, HTML_KB[code])
  })

  test('is light on a form with each type of question, in each language', async ({ publishForm, baseURL }) => {
    const { path } = await publishForm({ questions: EACH_TYPE })
    await expectLight(baseURL, path, 9.9)
    for (const code of LANGUAGE_CODES) await expectLight(baseURL, `${path}?lang=${code}`)
  })

  test('is light on every other page before sign-in', async ({ publish, baseURL }) => {
    const { owner } = await publish()
    const sender = senderOf(owner)
    await saveSettings(sender, { showProfile: true })
    const { username } = await sendFor<{ username: string }>(sender, 200, 'GET', '/api/user')
    for (const path of ['/auth', '/contact', '/success', '/legal/terms', `/u/${username}`])
      await expectLight(baseURL, path)
  })

  test('loads the code of every newer type with the form that asks them, and stays light', async ({
    page,
    publishForm,
  }) => {
    const form = await publishForm({
      questions: QUESTION_TYPES.map((questionType) => ({ questionType, question: `A ${questionType}` })),
      rules: (idOf) => [{ ...when(idOf('A text')), actionType: 'show_message', message: 'Good.' }],
    })
    await page.goto(form.path)
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
    const { origin } = new URL(page.url())
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const kb = await sumGzip(
      origin,
      loaded.filter((address) => new URL(address).pathname.endsWith('.js')),
    )
    expect(kb).toBeGreaterThan((await weighPage(origin, form.path))?.scriptsKb ?? 0)
    expect(kb - (await weighBarePage(origin))).toBeLessThan(BEYOND_BARE_KB.formOfEachType)
  })
})

const when = (sourceQuestionId: string) => ({ sourceQuestionId, condition: 'equals' as const, value: 'yes' })

/** A booking page's bounds: letters of two and three bytes, and those with accents, take more. */
const HTML_KB: { [Code in Language]: number } = {
  en: 17.3,
  de: 18,
  fr: 18.1,
  es: 17.9,
  'pt-BR': 17.9,
  it: 17.9,
  tr: 17.8,
  pl: 18.2,
  ja: 18.5,
  ar: 18.7,
}

/** In kB of 1,000 bytes, gzip: scripts against those of a bare page, and the HTML where it has a bound. */
async function expectLight(origin = '', path: string, maxHtmlKb = Number.POSITIVE_INFINITY) {
  const weight = await weighPage(origin, path)
  expect(weight?.scripts).toBeGreaterThan(0)
  expect((weight?.scriptsKb ?? 0) - (await weighBarePage(origin)), path).toBeLessThanOrEqual(BEYOND_BARE_KB.page)
  expect(weight?.htmlKb).toBeLessThan(maxHtmlKb)
}
