import { describe, expect, it } from 'vitest'
import { findPublicProfile } from '@/lib/settings/profile'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { addQuestion, createForm, saveRules } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

const TRANSLATIONS = { de: { title: 'Erstgespräch' }, ar: { title: 'مكالمة تعارف', description: 'نصف ساعة' } }
const TEXTS = { title: 'Intro call', description: 'Half an hour', translations: TRANSLATIONS }

const read = async (slug: string, query = '', headers: Record<string, string> = {}) =>
  (await new ApiClient().get(`/api/schedule/${slug}${query}`, { headers })).body

describe('translations of a booking page', () => {
  it('are stored as they are sent, and replaced as a whole', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, TEXTS)
    const path = `/api/time-slot-pages/${page.id}`
    expect(page).toMatchObject({ translations: TRANSLATIONS, textLanguage: null })
    expect((await owner.patch(path, { title: 'Call' })).body).toMatchObject({ translations: TRANSLATIONS })
    const translations = { ja: {}, de: { title: ' Anruf ', description: '' } }
    expect((await owner.patch(path, { translations, textLanguage: 'fr' })).body).toMatchObject({
      translations: { ja: {}, de: { title: 'Anruf' } },
      textLanguage: 'fr',
    })
    expect((await owner.get(path)).body).toMatchObject({ translations: { ja: {}, de: { title: 'Anruf' } } })
    expect((await createPage(owner)).translations).toEqual({})
  })

  it.each([
    [{ translations: { xx: {} } }, 'translations', 'Unknown language'],
    [{ translations: { de: { name: 'x' } } }, 'translations.de', 'Unknown text'],
    [{ translations: { de: { title: 'x'.repeat(201) } } }, 'translations.de.title', 'Must be at most 200 characters'],
    [
      { translations: { de: { description: 'x'.repeat(10_001) } } },
      'translations.de.description',
      'Must be at most 10,000 characters',
    ],
    [{ translations: null }, 'translations', expect.any(String)],
    [{ textLanguage: 'xx' }, 'textLanguage', 'Unknown language'],
  ])('refuses case %#', async (change, path, message) => {
    const owner = await signInOwner()
    const page = await createPage(owner, TEXTS)
    const refused = { status: 400, body: { issues: [{ path, message }] } }
    expect(await owner.patch(`/api/time-slot-pages/${page.id}`, change)).toMatchObject(refused)
    const fresh = { title: 'x', timezone: 'UTC', ...change }
    expect(await owner.post('/api/time-slot-pages', fresh)).toMatchObject(refused)
    expect((await owner.get(`/api/time-slot-pages/${page.id}`)).body).toMatchObject({ translations: TRANSLATIONS })
  })

  it('are copied with the page', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { ...TEXTS, textLanguage: 'en' })
    const copy = await owner.post(`/api/time-slot-pages/${page.id}/duplicate`)
    expect(copy.body).toMatchObject({ translations: TRANSLATIONS, textLanguage: 'en' })
  })

  it('have the page drawn again in each language', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, TEXTS)
    await forgetChanges()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { translations: {} })
    expect(await changedPaths()).toContain(page.slug)
  })
})

describe('GET /api/schedule/{slug}', () => {
  it('answers in the language that is asked for: by the query, the cookie, the header', async () => {
    const { slug } = await createPage(await signInOwner(), TEXTS)
    expect(await read(slug, '?lang=ar')).toMatchObject(TRANSLATIONS.ar)
    expect(await read(slug, '', { cookie: 'lang=ar' })).toMatchObject(TRANSLATIONS.ar)
    expect(await read(slug, '', { 'accept-language': 'xx, ar;q=0.9, de;q=0.8' })).toMatchObject(TRANSLATIONS.ar)
    expect(await read(slug, '', { 'accept-language': 'xx, ar;q=0.9, de' })).toMatchObject(TRANSLATIONS.de)
    expect(await read(slug, '?lang=de', { 'accept-language': 'ar' })).toMatchObject(TRANSLATIONS.de)
    expect(await read(slug, '?lang=ar')).not.toHaveProperty('lang')
  })

  it('gives the main text where a translation is missing, with its language', async () => {
    const owner = await signInOwner()
    const { slug, id } = await createPage(owner, TEXTS)
    const fallback = { title: 'Erstgespräch', description: 'Half an hour', lang: { description: 'en' } }
    expect(await read(slug, '?lang=de')).toMatchObject(fallback)
    expect(await read(slug, '?lang=ja')).toMatchObject({
      title: 'Intro call',
      lang: { title: 'en', description: 'en' },
    })
    await owner.patch(`/api/time-slot-pages/${id}`, { textLanguage: 'tr' })
    expect(await read(slug, '?lang=ja')).toMatchObject({ lang: { title: 'tr', description: 'tr' } })
    expect(await read(slug, '?lang=tr')).not.toHaveProperty('lang')
  })

  it('names the language of its own words for a place, and of the messages of its form, which have one', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'text')
    await saveRules(owner, form.id, [
      { sourceQuestionId: question.id, condition: 'equals', value: 'x', actionType: 'show_message', message: 'Danke' },
    ])
    const place = { location: 'custom', locationData: { customLocation: 'Zweiter Stock' } }
    const { slug } = await createPage(owner, { ...TEXTS, ...place, textLanguage: 'de', formId: form.id })
    await owner.patch(`/api/forms/${form.id}`, { textLanguage: 'de' })
    const page = await read(slug, '?lang=ar')
    expect(page).toMatchObject({
      customLocation: 'Zweiter Stock',
      lang: { customLocation: 'de' },
      form: { lang: { messages: 'de' } },
    })
    const inGerman = await read(slug, '?lang=de')
    expect([inGerman, (inGerman as { form: object }).form]).toEqual([
      expect.not.objectContaining({ lang: expect.anything() }),
      expect.not.objectContaining({ lang: expect.anything() }),
    ])
  })

  it('gives the main texts, and no other language, where nothing is asked', async () => {
    const { slug } = await createPage(await signInOwner(), TEXTS)
    const plain = await read(slug)
    expect(plain).toMatchObject({ title: 'Intro call', description: 'Half an hour' })
    for (const name of ['lang', 'translations', 'mainLanguage', 'textLanguage']) expect(plain).not.toHaveProperty(name)
    expect(await read(slug, '?lang=xx')).toEqual(plain)
  })

  it('translates the questions of its form', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner, { title: 'Before we meet', translations: { de: { title: 'Vorab' } } })
    const question = await addQuestion(owner, form.id, 'text', {
      question: 'Why?',
      translations: { de: { question: 'Warum?' } },
    })
    const { slug } = await createPage(owner, { formId: form.id })
    expect(await read(slug, '?lang=de')).toMatchObject({
      form: { title: 'Vorab', questions: [{ id: question.id, question: 'Warum?' }] },
    })
    expect(await read(slug)).toMatchObject({ form: { title: 'Before we meet', questions: [{ question: 'Why?' }] } })
  })
})

describe('findPublicProfile', () => {
  it('lists pages and forms in the visitor’s language', async () => {
    const owner = await signInOwner()
    const { username } = (await owner.get('/api/settings')).body as { username: string }
    await owner.patch('/api/settings', { showProfile: true })
    await createPage(owner, { ...TEXTS, showOnProfile: true })
    const form = await createForm(owner, { title: 'Feedback', translations: { de: { title: 'Rückmeldung' } } })
    await owner.patch(`/api/forms/${form.id}`, { showOnProfile: true })
    expect(await findPublicProfile(username, 'de')).toMatchObject({
      pages: [{ title: 'Erstgespräch', description: 'Half an hour', lang: { description: 'en' } }],
      forms: [{ title: 'Rückmeldung' }],
    })
    const inJapanese = await findPublicProfile(username, 'ja')
    expect(inJapanese?.forms).toEqual([{ slug: form.slug, title: 'Feedback', description: '', lang: { title: 'en' } }])
  })
})
