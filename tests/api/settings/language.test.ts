import { describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import { DEFAULT_SETTINGS, type Settings } from '@/lib/settings/schema'
import { textsOf } from '@/messages'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, mailsTo, newEmail, signInByMail, signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { acceptTerms, saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'

const readSettings = async (owner: ApiClient) => (await owner.get('/api/settings')).body as Settings
const langOf = (html: string | undefined) => /<html [^>]*lang="([\w-]+)"/.exec(html ?? '')?.[1]
const speaking = (language: string) => ({ headers: { 'accept-language': language } })

/** Signs in for the first time with a browser that speaks a language. */
async function newOwner(language: string) {
  const client = Object.assign(new ApiClient(), { email: newEmail() })
  const { status } = await client.post('/api/auth/send-magic-link', { email: client.email }, speaking(language))
  expect(status).toBe(200)
  await client.get(await loginLink(client.email), speaking(language))
  return acceptTerms(client)
}

describe('PATCH /api/settings', () => {
  it('keeps a language of owners, English until there is one, and refuses others', async () => {
    const owner = await signInOwner()
    expect((await readSettings(owner)).language).toBe('en')
    for (const language of ['de', 'tr', 'en'] as const) {
      expect((await owner.patch('/api/settings', { language })).body).toMatchObject({ language })
      expect((await readSettings(owner)).language).toBe(language)
    }
    for (const language of ['ja', 'xx', '', null, 7]) {
      const { status, body } = await owner.patch('/api/settings', { language })
      expect(status).toBe(400)
      expect(body).toMatchObject({ issues: [{ path: 'language' }] })
    }
  })

  it('leaves the time zone unsaved, as a name does, so that the browser’s is still the preset', async () => {
    const owner = await signInOwner()
    await saveSettings(owner, { language: 'tr' })
    await owner.patch('/api/settings', { fullName: 'Ada' })
    const { username } = await readSettings(owner)
    expect(await readSettings(owner)).toEqual({ ...DEFAULT_SETTINGS, username, fullName: 'Ada', language: 'tr' })
    await saveSettings(owner, { timezone: 'Europe/Berlin' })
    expect(await readSettings(owner)).toMatchObject({ language: 'tr', timezone: 'Europe/Berlin', saved: true })
  })

  it('has the owner’s pages drawn anew in another language, and only then', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    await forgetChanges()
    await saveSettings(owner, { language: 'en' })
    expect(await changedPaths()).toEqual([])
    await saveSettings(owner, { language: 'de' })
    expect(await changedPaths()).toContain(page.slug)
  })
})

describe('POST /api/auth/send-magic-link', () => {
  it('mails a link in the language of the browser, or in that of the account', async () => {
    const email = newEmail()
    await new ApiClient().post('/api/auth/send-magic-link', { email }, speaking('ja'))
    expect(langOf((await mailsTo(email))[0]?.html)).toBe('ja')
    const owner = await signInOwner()
    await saveSettings(owner, { language: 'tr' })
    await new ApiClient().post('/api/auth/send-magic-link', { email: owner.email }, speaking('ja'))
    expect(langOf((await mailsTo(owner.email)).at(-1)?.html)).toBe('tr')
  })
})

describe('GET /api/auth/verify', () => {
  it('gives a new account the language of the browser, if its screens are in it', async () => {
    expect((await readSettings(await newOwner('de-AT,en;q=0.5'))).language).toBe('de')
    expect((await readSettings(await newOwner('ja,de;q=0.5'))).language).toBe('en')
  })

  it('keeps the language of an account', async () => {
    const owner = await newOwner('de')
    const again = Object.assign(await signInByMail(owner.email), {})
    await again.get('/api/settings', speaking('tr'))
    expect((await readSettings(again)).language).toBe('de')
  })

  it('asks in another browser in that browser’s language', async () => {
    const email = newEmail()
    await new ApiClient().post('/api/auth/send-magic-link', { email }, speaking('de'))
    const { text } = await new ApiClient().get(await loginLink(email), speaking('ar'))
    expect(text).toContain('<html lang="ar" dir="rtl">')
    expect(text).toContain(textsOf('ar').t.signInConfirm.heading)
  })
})

describe('what is written for an owner', () => {
  it('has their language: the test mail, and the questions of a template', async () => {
    const owner = await signInOwner()
    await saveSettings(owner, { language: 'de' })
    await sendFor(owner, 204, 'POST', '/api/settings/test-mail')
    expect(langOf((await mailsTo(owner.email)).at(-1)?.html)).toBe('de')
    const form = await sendFor<Form>(owner, 201, 'POST', '/api/forms', { title: 'Kontakt', template: 'contact' })
    const questions = (await owner.get(`/api/forms/${form.id}/questions`)).body as { question: string }[]
    const german = JSON.stringify(textsOf('de').t.formTemplates)
    expect(questions.length).toBeGreaterThan(0)
    for (const { question } of questions) expect(german).toContain(JSON.stringify(question))
  })
})
