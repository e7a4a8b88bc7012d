import { describe, expect, it } from 'vitest'
import type { Form, PublicForm } from '@/lib/forms/form'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { ApiClient } from '@/tests/support/api/client'
import { listQuestions, listResponses } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, replaceRules, saveRules } from '@/tests/support/factories/forms'

const AGREED = { en: 'I agree to the terms.', ar: 'أوافق على الشروط.' }
const CONSENT = { settings: { statement: AGREED.en }, translations: { ar: { statement: AGREED.ar } } }
const SCALE = {
  settings: { from: 0, to: 10, fromLabel: 'Unlikely', toLabel: 'Likely' },
  validation: { message: 'Choose a number' },
  translations: { ar: { fromLabel: 'مستبعد', message: 'اختر رقما' } },
}
const ROWS = [{ label: 'Price', translations: { ar: 'السعر' } }, { label: 'Service' }]
const COLUMNS = [
  { label: 'Poor', translations: { ar: 'ضعيف' } },
  { label: 'Good', translations: { ar: 'جيد' } },
]
const ENDING = { id: 'thanks', title: 'Thanks', text: 'Bye', translations: { ar: { title: 'شكرا' } } }
const MAIL = { on: true, text: 'See you', withAnswers: true, translations: { ar: 'إلى اللقاء' } }

async function translatedForm() {
  const owner = await signInOwner()
  const { id, slug } = await createForm(owner)
  const path = `/api/forms/${id}`
  const consent = await addQuestion(owner, id, 'consent', CONSENT)
  const scale = await addQuestion(owner, id, 'scale', SCALE)
  const matrix = await addQuestion(owner, id, 'matrix', { settings: { rows: ROWS, columns: COLUMNS } })
  await owner.patch(path, { endings: [ENDING], respondentMail: MAIL })
  const condition = { questionId: consent.id, operator: 'answered' as const }
  const message = { type: 'message' as const, text: 'Fine!', translations: { ar: 'جيد جدا!' } }
  const rules = await replaceRules(owner, id, [{ match: 'all', conditions: [condition], actions: [message] }])
  return { owner, id, slug, path, consent, scale, matrix, rules }
}

const read = async (slug: string, lang: string) =>
  (await new ApiClient().get(`/api/public/forms/${slug}?lang=${lang}`)).body as PublicForm
const submitIn = (slug: string, lang: string, body: object) =>
  new ApiClient().post(`/api/public/forms/${slug}/submit?lang=${lang}`, body)

describe('translations of the parts of a form', () => {
  it('are stored, add their languages to the form, and are read by visitors', async () => {
    const { owner, path, slug, consent, scale, matrix, rules } = await translatedForm()
    expect(consent).toMatchObject(CONSENT)
    expect(scale).toMatchObject(SCALE)
    expect(matrix.settings).toMatchObject({ rows: ROWS, columns: COLUMNS })
    expect(rules).toMatchObject([{ actions: [{ translations: { ar: 'جيد جدا!' } }] }])
    expect((await owner.get(path)).body).toMatchObject({
      translations: { ar: {} },
      endings: [ENDING],
      respondentMail: MAIL,
    })
    const form = await read(slug, 'ar')
    expect(form).toMatchObject({
      lang: { endings: 'en' },
      endings: [{ id: 'thanks', title: 'شكرا', text: 'Bye', lang: { text: 'en' } }],
      rules: [{ actions: [{ type: 'message', text: 'جيد جدا!' }] }],
      questions: [
        { settings: { statement: AGREED.ar }, lang: { question: 'en' } },
        {
          settings: { fromLabel: 'مستبعد', toLabel: 'Likely' },
          validation: { message: 'اختر رقما' },
          lang: { toLabel: 'en' },
        },
        {
          settings: {
            rows: [
              { value: 'price', label: 'السعر' },
              { value: 'service', label: 'Service', lang: 'en' },
            ],
          },
        },
      ],
    })
    expect(JSON.stringify(form)).not.toContain('translations')
    expect(form.lang).not.toHaveProperty('messages')
    expect(await read(slug, 'en')).toMatchObject({
      endings: [{ title: 'Thanks' }],
      questions: [{ settings: CONSENT.settings }, {}, {}],
    })
  })

  it('are not kept for texts that the type does not have', async () => {
    const { owner, id } = await translatedForm()
    const text = await addQuestion(owner, id, 'text', { translations: { de: { statement: 'x', message: 'Nein' } } })
    expect(text.translations).toEqual({ de: { message: 'Nein' } })
  })

  it('stay where they are left out, and go where they are sent empty', async () => {
    const { owner, id, path, matrix, rules } = await translatedForm()
    const question = `${path}/questions/${matrix.id}`
    const settings = { rows: [{ value: 'price', label: 'Cost' }], columns: [{ label: 'Poor', translations: {} }] }
    expect((await owner.patch(question, { settings })).body).toMatchObject({
      settings: {
        rows: [{ value: 'price', label: 'Cost', translations: { ar: 'السعر' } }],
        columns: [{ label: 'Poor' }],
      },
    })
    const { translations: _, ...ending } = ENDING
    const mail = { on: false, text: 'Soon' }
    expect(
      (await owner.patch(path, { endings: [{ ...ending, text: 'Ciao' }], respondentMail: mail })).body,
    ).toMatchObject({
      endings: [{ ...ENDING, text: 'Ciao' }],
      respondentMail: { ...mail, translations: MAIL.translations },
    })
    const [rule] = rules as [Rule]
    const reworded = { ...rule, actions: [{ type: 'message' as const, text: 'Good!' }] }
    expect(await replaceRules(owner, id, [reworded])).toMatchObject([
      { id: rule?.id, actions: [{ text: 'Good!', translations: { ar: 'جيد جدا!' } }] },
    ])
    const emptied = { ...rule, actions: [{ type: 'message' as const, text: 'Good!', translations: {} }] }
    expect((await replaceRules(owner, id, [emptied]))[0]?.actions).toEqual([{ type: 'message', text: 'Good!' }])
  })

  it('of a message outlive the older calls of rules, which do not know them', async () => {
    const { owner, id } = await translatedForm()
    const { id: sourceQuestionId } = await addQuestion(owner, id, 'text')
    const compared = { condition: 'equals', value: 'x' } as const
    const rule = { sourceQuestionId, ...compared, actionType: 'show_message', message: 'Fine!' } as const
    const conditions = [{ questionId: sourceQuestionId, operator: 'equals' as const, value: 'x' }]
    const actions = [{ type: 'message' as const, text: 'Fine!', translations: { ar: 'جيد جدا!' } }]
    const [stored] = await replaceRules(owner, id, [{ match: 'all', conditions, actions }])
    expect((await owner.get(`/api/forms/${id}/logic-rules`)).body).toEqual([{ id: stored?.id, ...rule }])
    await saveRules(owner, id, [{ ...rule, ...(stored?.id && { id: stored.id }), message: 'Good!' }])
    expect((await owner.get(`/api/forms/${id}/rules`)).body).toMatchObject([
      { actions: [{ text: 'Good!', translations: { ar: 'جيد جدا!' } }] },
    ])
  })

  it('go with a language that the form gives up, and are copied with the form', async () => {
    const { owner, path } = await translatedForm()
    const copy = (await owner.post(`${path}/duplicate`)).body as Form
    expect(copy).toMatchObject({ endings: [ENDING], respondentMail: MAIL })
    expect((await owner.get(`/api/forms/${copy.id}/rules`)).body).toMatchObject([
      { actions: [{ translations: { ar: 'جيد جدا!' } }] },
    ])
    const form = (await owner.patch(`/api/forms/${copy.id}`, { translations: {} })).body as Form
    const questions = await listQuestions(owner, copy.id)
    const rules = (await owner.get(`/api/forms/${copy.id}/rules`)).body
    expect(questions).toHaveLength(3)
    expect(JSON.stringify([form.endings, form.respondentMail, questions, rules])).not.toContain('translations')
  })

  it.each([
    [{ endings: [{ ...ENDING, translations: { xx: {} } }] }, 'endings.0.translations', 'Unknown language'],
    [
      { endings: [{ ...ENDING, translations: { de: { redirectUrl: 'x' } } }] },
      'endings.0.translations.de',
      'Unknown text',
    ],
    [
      { respondentMail: { ...MAIL, translations: { de: 'x'.repeat(5_001) } } },
      'respondentMail.translations.de',
      expect.any(String),
    ],
  ])('are refused with the place of the fault (%#)', async (change, path, message) => {
    const { owner, path: form } = await translatedForm()
    expect(await owner.patch(form, change)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } })
  })

  it('count for the size of the form', async () => {
    const { owner, path, rules } = await translatedForm()
    const translations = Object.fromEntries(
      ['de', 'fr', 'es', 'it', 'tr', 'pl'].map((code) => [code, 'é'.repeat(4_000)]),
    )
    const actions = Array.from({ length: 4 }, () => ({ type: 'message', text: 'x', translations }))
    expect((await owner.put(`${path}/rules`, { rules: [{ ...rules[0], actions }] })).status).toBe(200)
    const long = Object.fromEntries(Object.entries(translations).map(([code, text]) => [code, { text }]))
    const endings = Array.from({ length: 3 }, () => ({ title: 'x', translations: long }))
    expect(await owner.patch(path, { endings })).toMatchObject({ status: 400, body: { issues: [{ path: '' }] } })
  })
})

describe('POST /api/configuration/plan', () => {
  it('finds nothing to change in what the account itself has, and keeps it in an account that is new', async () => {
    const { owner, slug } = await translatedForm()
    const { document } = (await owner.get('/api/configuration')).body as { document: { forms: Record<string, object> } }
    expect((await owner.post('/api/configuration/plan', { document })).body).toMatchObject({ differences: [] })
    const other = await signInOwner()
    const forms = { [`${slug}-copy`]: document.forms[slug] }
    const plan = (await other.post('/api/configuration/plan', { document: { forms } })).body as { version: string }
    const sent = { document: { forms }, version: plan.version }
    expect((await other.post('/api/configuration/apply', sent)).status).toBe(200)
    const again = (await other.get('/api/configuration')).body as { document: { forms: Record<string, object> } }
    expect(again.document.forms[`${slug}-copy`]).toEqual(document.forms[slug])
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  it('stores the words of a consent as they were read, and everything else for its owner', async () => {
    const { owner, id, slug, consent, scale, matrix } = await translatedForm()
    const shown = (await read(slug, 'ar')).questions
    const answers = { [scale.id]: 9, [matrix.id]: { price: 'good' } }
    const versions: string[] = []
    for (const lang of ['en', 'ar']) {
      expect((await submitIn(slug, lang, { responses: { ...answers, [consent.id]: true } })).status).toBe(201)
      const [{ data } = { data: {} }] = await listResponses(owner, id)
      const stored = (data as Record<string, unknown>)[consent.id] as { text: string; version: string }
      expect(stored.text).toBe(AGREED[lang as keyof typeof AGREED])
      versions.push(stored.version)
    }
    // The page was Arabic, its request says English: what was read counts.
    const [, version] = versions
    const given = { agreed: true, text: AGREED.ar, version }
    expect((await submitIn(slug, 'en', { responses: { [consent.id]: given } })).status).toBe(201)
    const responses = await listResponses(owner, id)
    expect(responses[0]?.data).toMatchObject({ [consent.id]: given })
    const { body } = await owner.get(`/api/form-responses/${responses[1]?.id}`)
    const questions = (body as { questions: Question[] }).questions
    expect(questions).toMatchObject([{}, {}, { settings: { rows: [{ value: 'price', label: 'Price' }, {}] } }])
    expect(JSON.stringify(questions)).not.toMatch(/translations|السعر/)
    expect(JSON.stringify((await owner.get(`/api/forms/${id}/responses/summary`)).body)).not.toContain('translations')
    expect(shown).toHaveLength(3)
  })

  it('asks again for a consent whose words have changed in the language that was read', async () => {
    const { owner, path, slug, consent } = await translatedForm()
    const given = { agreed: true, text: AGREED.ar, version: '0000000000000000' }
    expect(await submitIn(slug, 'ar', { responses: { [consent.id]: given } })).toMatchObject({ status: 400 })
    await owner.patch(`${path}/questions/${consent.id}`, { translations: { ar: { statement: 'نعم' } } })
    expect((await submitIn(slug, 'ar', { responses: { [consent.id]: true } })).status).toBe(201)
  })

  it('refuses in the owner’s words of that language', async () => {
    const { slug, scale } = await translatedForm()
    expect(await submitIn(slug, 'ar', { responses: { [scale.id]: 99 } })).toMatchObject({
      status: 400,
      body: { message: 'اختر رقما' },
    })
  })

  it('mails the respondent in their language', async () => {
    const { slug, consent, matrix } = await translatedForm()
    const email = newEmail('vera')
    const responses = { [consent.id]: true, [matrix.id]: { price: 'good' } }
    expect((await submitIn(slug, 'ar', { respondentEmail: email, responses })).status).toBe(201)
    const [mail] = await mailsTo(email)
    for (const words of ['إلى اللقاء', AGREED.ar, 'السعر: جيد']) expect(mail?.text).toContain(words)
  })
})
