import { describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import type { Question } from '@/lib/shared/forms/question'
import { ApiClient } from '@/tests/support/api/client'
import { listQuestions, listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, saveRules } from '@/tests/support/factories/forms'

const GERMAN = {
  title: 'Rückmeldung',
  description: 'Kurz',
  submitLabel: 'Abschicken',
  thanksText: 'Danke!',
  closedText: 'Vorbei.',
}
const ENGLISH = {
  title: 'Feedback',
  description: 'Short',
  submitLabel: 'Go',
  thanksText: 'Thanks!',
  closedText: 'It is over.',
}
const OPTIONS = [
  { label: 'Red', translations: { de: 'Rot', ar: 'أحمر' } },
  { label: 'Blue', translations: { de: 'Blau' } },
]
const COLOR = { question: 'Color?', options: OPTIONS, translations: { de: { question: 'Farbe?' } } }

async function translatedForm() {
  const owner = await signInOwner()
  const { id, slug } = await createForm(owner, { title: ENGLISH.title })
  const path = `/api/forms/${id}`
  const form = (await owner.patch(path, { ...ENGLISH, translations: { de: GERMAN } })).body as Form
  const color = await addQuestion(owner, id, 'select', COLOR)
  return { owner, path, form, slug, color }
}

const read = async (slug: string, query = '') => (await new ApiClient().get(`/api/public/forms/${slug}${query}`)).body
const refusal = (path: string, message: unknown) => ({ status: 400, body: { issues: [{ path, message }] } })

describe('translations of a form', () => {
  it('are stored as they are sent', async () => {
    const { owner, path, form } = await translatedForm()
    expect(form).toMatchObject({ ...ENGLISH, translations: { de: GERMAN }, textLanguage: null })
    expect((await owner.patch(path, { title: 'Survey' })).body).toMatchObject({ translations: { de: GERMAN } })
    const created = await createForm(owner, { translations: { ja: { title: '面談' } }, textLanguage: 'de' })
    expect(created).toMatchObject({ translations: { ja: { title: '面談' } }, textLanguage: 'de' })
  })

  it.each([
    [{ translations: { xx: {} } }, 'translations', 'Unknown language'],
    [{ translations: { de: { question: 'x' } } }, 'translations.de', 'Unknown text'],
    [{ translations: { de: { submitLabel: 'x'.repeat(41) } } }, 'translations.de.submitLabel', expect.any(String)],
    [{ translations: { de: { title: 'x'.repeat(201) } } }, 'translations.de.title', expect.any(String)],
    [{ textLanguage: 'klingon' }, 'textLanguage', 'Unknown language'],
  ])('refuses case %#', async (change, path, message) => {
    const { owner, path: form } = await translatedForm()
    expect(await owner.patch(form, change)).toMatchObject(refusal(path, message))
    expect(await owner.post('/api/forms', { title: 'A form', ...change })).toMatchObject(refusal(path, message))
  })

  it('count for the size of the form', async () => {
    const { owner, path } = await translatedForm()
    const filled = (languages: string[]) =>
      Object.fromEntries(languages.map((language) => [language, { description: 'é'.repeat(10_000) }]))
    const translations = filled(['de', 'fr', 'es', 'it', 'tr', 'pl', 'ja', 'ar'])
    expect((await owner.patch(path, { translations })).status).toBe(200)
    const question = { questionType: 'text', question: 'x', translations: filled(['de', 'fr', 'es', 'it', 'tr', 'pl']) }
    expect(await owner.post(`${path}/questions`, question)).toMatchObject({
      status: 400,
      body: { issues: [{ path: '' }] },
    })
  })

  it('are copied with the form and its questions', async () => {
    const { owner, path } = await translatedForm()
    const copy = (await owner.post(`${path}/duplicate`)).body as Form
    expect(copy.translations).toEqual({ de: GERMAN, ar: {} })
    expect(await listQuestions(owner, copy.id)).toMatchObject([COLOR])
  })
})

describe('translations of a question', () => {
  it('are stored beside its texts, and those of an option beside its label', async () => {
    const { owner, path, color } = await translatedForm()
    expect(color).toMatchObject(COLOR)
    const change = { translations: { de: { question: 'Welche Farbe?', description: 'Nur eine' } } }
    expect((await owner.patch(`${path}/questions/${color.id}`, change)).body).toMatchObject({ ...COLOR, ...change })
    const plain = await addQuestion(owner, path.slice('/api/forms/'.length), 'text')
    expect(plain).not.toHaveProperty('translations')
  })

  it('add their languages to the form', async () => {
    const { owner, path } = await translatedForm()
    expect((await owner.get(path)).body).toMatchObject({ translations: { de: GERMAN, ar: {} } })
  })

  it('go with a language that the form gives up', async () => {
    const { owner, path, form, color } = await translatedForm()
    await owner.patch(path, { translations: { ar: {} } })
    const [stored] = await listQuestions(owner, form.id)
    expect(stored).not.toHaveProperty('translations')
    expect(stored?.options).toEqual([
      { value: 'red', label: 'Red', translations: { ar: 'أحمر' } },
      { value: 'blue', label: 'Blue' },
    ])
    expect(stored?.id).toBe(color.id)
  })

  it('stay with an option that is sent without any, also when its label changes', async () => {
    const { owner, path, color } = await translatedForm()
    const options = [
      { value: 'blue', label: 'Navy' },
      { value: 'red', label: 'Red', translations: {} },
      { label: 'Green' },
    ]
    expect((await owner.patch(`${path}/questions/${color.id}`, { options })).body).toMatchObject({
      options: [
        { value: 'blue', label: 'Navy', translations: { de: 'Blau' } },
        { value: 'red', label: 'Red' },
        { value: 'green', label: 'Green' },
      ],
    })
  })

  it.each([
    [{ translations: { xx: {} } }, 'translations', 'Unknown language'],
    [{ translations: { de: { title: 'x' } } }, 'translations.de', 'Unknown text'],
    [{ translations: { de: { question: 'x'.repeat(501) } } }, 'translations.de.question', expect.any(String)],
    [{ options: [{ label: 'a', translations: { xx: 'b' } }] }, 'options.0.translations', 'Unknown language'],
    [
      { options: [{ label: 'a', translations: { de: 'x'.repeat(501) } }] },
      'options.0.translations.de',
      expect.any(String),
    ],
  ])('refuses case %#', async (change, path, message) => {
    const { owner, path: form, color } = await translatedForm()
    expect(await owner.patch(`${form}/questions/${color.id}`, change)).toMatchObject(refusal(path, message))
    const fresh = { questionType: 'select', question: 'x', options: [{ label: 'a' }], ...change }
    expect(await owner.post(`${form}/questions`, fresh)).toMatchObject(refusal(path, message))
  })

  it('are copied with the question', async () => {
    const { owner, path, color } = await translatedForm()
    expect((await owner.post(`${path}/questions/${color.id}/duplicate`)).body).toMatchObject(COLOR)
  })
})

describe('GET /api/public/forms/{slug}', () => {
  it('answers in the language that is asked for', async () => {
    const { slug } = await translatedForm()
    const { closedText: _, ...shown } = GERMAN
    const form = (await read(slug, '?lang=de')) as { questions: Question[] }
    expect(form).toMatchObject({
      ...shown,
      questions: [
        {
          question: 'Farbe?',
          options: [
            { value: 'red', label: 'Rot' },
            { value: 'blue', label: 'Blau' },
          ],
        },
      ],
    })
    expect(form).not.toHaveProperty('lang')
    expect(form.questions[0]).not.toHaveProperty('lang')
    expect(form.questions[0]).not.toHaveProperty('translations')
  })

  it('gives the main text where a translation is missing, with its language', async () => {
    const { slug } = await translatedForm()
    expect(await read(slug, '?lang=ar')).toMatchObject({
      title: ENGLISH.title,
      lang: { title: 'en', description: 'en', submitLabel: 'en', thanksText: 'en' },
      questions: [
        {
          question: 'Color?',
          lang: { question: 'en' },
          options: [{ label: 'أحمر' }, { label: 'Blue', lang: 'en' }],
        },
      ],
    })
  })

  it('says in that language that the form is closed', async () => {
    const { owner, path, slug } = await translatedForm()
    await owner.patch(path, { closesAt: '2020-01-01T00:00:00Z' })
    expect(await read(slug, '?lang=de')).toMatchObject({ closed: { text: 'Vorbei.' } })
    expect(await read(slug, '?lang=ja')).toMatchObject({ closed: { text: 'It is over.', lang: 'en' } })
    expect(await read(slug)).toMatchObject({ closed: { text: 'It is over.' } })
    expect(await new ApiClient().post(`/api/public/forms/${slug}/submit?lang=de`, { responses: {} })).toMatchObject({
      status: 409,
      body: { code: 'form_closed', message: 'Vorbei.' },
    })
    expect((await submit(slug, { responses: {} })).body).toMatchObject({ message: 'It is over.' })
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  it('stores the same answer and the main texts in each language', async () => {
    const { owner, form, slug, color } = await translatedForm()
    for (const lang of ['de', 'ar', 'en']) {
      const path = `/api/public/forms/${slug}/submit?lang=${lang}`
      expect((await new ApiClient().post(path, { responses: { [color.id]: 'red' } })).status).toBe(201)
    }
    const responses = await listResponses(owner, form.id)
    expect(responses.map(({ data }) => data)).toEqual(Array(3).fill({ [color.id]: 'red' }))
    for (const { id } of responses) {
      expect((await owner.get(`/api/form-responses/${id}`)).body).toMatchObject({
        form: { title: 'Feedback' },
        questions: [
          {
            title: 'Color?',
            options: [
              { value: 'red', label: 'Red' },
              { value: 'blue', label: 'Blue' },
            ],
          },
        ],
      })
    }
    const { body } = await owner.get(`/api/forms/${form.id}/responses/summary`)
    expect(body).toMatchObject({ questions: [{ title: 'Color?' }] })
    expect(JSON.stringify(body)).not.toMatch(/Farbe|Rot|translations/)
  })

  it('decides by the same rules in each language', async () => {
    const { owner, form, slug, color } = await translatedForm()
    const more = await addQuestion(owner, form.id, 'text', { isRequired: true })
    await saveRules(owner, form.id, [
      {
        sourceQuestionId: color.id,
        condition: 'equals',
        value: 'red',
        actionType: 'jump_to_question',
        targetQuestionId: more.id,
      },
    ])
    const path = `/api/public/forms/${slug}/submit?lang=de`
    const send = (responses: object) => new ApiClient().post(path, { responses })
    expect((await send({ [color.id]: 'red', [more.id]: 'x' })).status).toBe(201)
    expect(await send({ [color.id]: 'Rot', [more.id]: 'x' })).toMatchObject({ status: 400 })
  })
})
