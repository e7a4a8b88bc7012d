import { describe, expect, it } from 'vitest'
import { MAX_CONFIGURATION_BYTES } from '@/lib/configuration/schema'
import type { ApiClient } from '@/tests/support/api/client'
import { applyConfiguration, pathsOf, planConfiguration, pullConfiguration } from '@/tests/support/api/configuration'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createPage } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { sendFor } from '@/tests/support/factories/sender'

let count = 0
/** Slugs are unique on a server. */
const fresh = (name: string) => `${name}-${process.pid}-${Date.now()}-${++count}`

const page = (fields: object = {}) => ({ title: 'Intro call', timezone: 'Europe/Berlin', ...fields })
const color = { key: 'color', questionType: 'select', question: 'Color?', options: [{ label: 'Red' }] }
const why = { key: 'why', questionType: 'paragraph', question: 'Why?' }
const jump = {
  sourceQuestion: 'color',
  condition: 'equals',
  value: 'red',
  actionType: 'jump_to_question',
  targetQuestion: 'why',
}

const byLink = (linkPattern: string) => ({ location: 'link', locationData: { linkPattern } })
const JITSI = byLink('https://meet.jit.si/{random}')

/** A page and a form that name each other, from nothing. */
function newAccount() {
  const [intro, feedback] = [fresh('intro'), fresh('feedback')]
  return {
    intro,
    feedback,
    document: {
      settings: { fullName: 'Ada Lovelace', weekStartDay: 0 },
      timeOff: [{ from: '2031-05-01', to: '2031-05-03', title: 'Sea' }],
      pages: { [intro]: page({ form: feedback, durations: [60, 30], limits: [{ per: 'day', max: 3 }], ...JITSI }) },
      forms: {
        [feedback]: {
          title: 'Feedback',
          nextPage: intro,
          isPublished: true,
          questions: [{ ...color, translations: { de: { question: 'Farbe?' } } }, why],
          rules: [jump],
        },
      },
    },
  }
}

const refused = (owner: ApiClient, document: unknown, more: object = {}) =>
  owner.post('/api/configuration/plan', { document, ...more })
const pathsOfIssues = ({ body }: { body: unknown }) =>
  (body as { issues?: { path: string }[] }).issues?.map(({ path }) => path)

describe('POST /api/configuration/apply', () => {
  it('makes an account from nothing, and a second time changes nothing', async () => {
    const owner = await signInOwner()
    const { document, intro, feedback } = newAccount()
    const plan = await applyConfiguration(owner, document)
    expect(pathsOf(plan)).toEqual([
      'change settings.fullName',
      'change settings.weekStartDay',
      'create timeOff',
      `create pages.${intro}`,
      `create forms.${feedback}`,
    ])
    const pulled = await pullConfiguration(owner)
    expect(pulled.version).toBe(plan.version)
    expect(pulled.document.pages[intro]).toMatchObject({ form: feedback, durations: [30, 60], duration: 30, ...JITSI })
    expect(pulled.document.forms[feedback]).toMatchObject({ nextPage: intro, rules: [jump], isPublished: true })
    expect((await owner.get(`/api/public/forms/${feedback}`)).body).toMatchObject({
      questions: [{ question: 'Color?', options: [{ value: 'red', label: 'Red' }] }, { question: 'Why?' }],
    })
    expect((await applyConfiguration(owner, document)).differences).toEqual([])
    expect((await pullConfiguration(owner)).version).toBe(plan.version)
    expect((await applyConfiguration(owner, pulled.document)).differences).toEqual([])
  })

  it('moves a whole account into another one', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const { document } = newAccount()
    await applyConfiguration(owner, document)
    const pulled = await pullConfiguration(owner)
    await applyConfiguration(owner, {}, { prune: true })
    // An address that another owner had stays theirs.
    expect(await refused(other, pulled.document)).toMatchObject({ status: 409, body: { code: 'username_taken' } })
    await applyConfiguration(owner, pulled.document)
    expect((await pullConfiguration(owner)).document).toEqual(pulled.document)
  })

  it('refuses a version that is over, and writes nothing', async () => {
    const owner = await signInOwner()
    const { slug, id } = await createPage(owner)
    const document = { settings: { bio: 'New' }, pages: { [slug]: { title: 'New title' } } }
    const { version } = await planConfiguration(owner, document)
    await sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${id}`, { description: 'By somebody else' })
    const late = await owner.post('/api/configuration/apply', { document, version })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed', message: expect.stringMatching(/Plan again/) } })
    const { document: now } = await pullConfiguration(owner)
    expect(now.pages[slug]).toMatchObject({ title: 'Intro call', description: 'By somebody else' })
    expect(now.settings.bio).toBe('')
  })

  it('writes one of two that apply at the same moment, and refuses the other', async () => {
    const owner = await signInOwner()
    const { slug } = await createPage(owner)
    const { version } = await pullConfiguration(owner)
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        owner.post('/api/configuration/apply', { document: { pages: { [slug]: { title } } }, version }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('leaves pages and settings alone when the last form is refused', async () => {
    const owner = await signInOwner()
    const { slug } = await createPage(owner)
    const taken = await createForm(await signInOwner())
    const { version, document: before } = await pullConfiguration(owner)
    const forms = { [fresh('first')]: { title: 'First' }, [taken.slug]: { title: 'Not mine' } }
    const document = { settings: { bio: 'New' }, pages: { [slug]: { title: 'New' } }, forms }
    const answer = await owner.post('/api/configuration/apply', { document, version })
    expect([answer.status, pathsOfIssues(answer)]).toEqual([409, [`document.forms.${taken.slug}`]])
    expect((await pullConfiguration(owner)).document).toEqual(before)
  })

  it('rewords, moves and removes questions by their keys, and keeps the answers', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const [name, mail] = [await addQuestion(owner, form.id, 'text'), await addQuestion(owner, form.id, 'email')]
    await createResponse(owner, form.slug, { [name.id]: 'Ada', [mail.id]: 'ada@example.com' })
    const { document } = await pullConfiguration(owner)
    const [first, second] = document.forms[form.slug]?.questions ?? []
    const questions = [why, { ...second, question: 'Your email?' }, first]
    const plan = await applyConfiguration(owner, { forms: { [form.slug]: { questions } } })
    const at = `forms.${form.slug}.questions`
    expect(pathsOf(plan)).toEqual([`change ${at}`, `change ${at}.a-email.question`, `create ${at}.why`])
    const ids = await sendFor<{ id: string }[]>(owner, 200, 'GET', `/api/forms/${form.id}/questions`)
    expect(ids.slice(1).map(({ id }) => id)).toEqual([mail.id, name.id])
    expect(pathsOf(await applyConfiguration(owner, { forms: { [form.slug]: { questions: [why] } } }))).toEqual([
      `delete ${at}.a-email`,
      `delete ${at}.a-text`,
    ])
    const [response] = await sendFor<{ data: object }[]>(owner, 200, 'GET', `/api/forms/${form.id}/responses`)
    expect(response?.data).toEqual({ [name.id]: 'Ada', [mail.id]: 'ada@example.com' })
  })

  it('deletes only what is pruned', async () => {
    const owner = await signInOwner()
    const { document, intro, feedback } = newAccount()
    await applyConfiguration(owner, document)
    await applyConfiguration(owner, { pages: {}, forms: {} })
    expect(Object.keys((await pullConfiguration(owner)).document.pages)).toEqual([intro])
    const plan = await applyConfiguration(owner, { pages: { [intro]: {} } }, { prune: true })
    expect(pathsOf(plan)).toEqual([`change pages.${intro}.form`, `delete forms.${feedback}`])
  })

  it('is for a key with all three rights to write', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner, { scopes: ['pages:write', 'forms:write', 'settings:read'] })
    const program = new KeyClient(key)
    const document = { settings: { bio: 'By a program' } }
    const plan = await program.post('/api/v1/configuration/plan', { document })
    expect(plan.status).toBe(200)
    const { version } = plan.body as { version: string }
    expect(await program.post('/api/v1/configuration/apply', { document, version })).toMatchObject({
      status: 403,
      body: { code: 'scope', scope: 'settings:write' },
    })
    const whole = new KeyClient((await createKey(owner)).key)
    expect(await whole.post('/api/v1/configuration/apply', { document, version })).toMatchObject({ status: 200 })
  })
})

describe('a document that is refused', () => {
  const slug = 'intro-call'
  const form = (fields: object) => ({ forms: { 'a-form': { title: 'Form', ...fields } } })
  it.each([
    ['an unknown part', { people: {} }, 'document'],
    ['an unknown field', { pages: { [slug]: page({ titel: 'x' }) } }, `document.pages.${slug}`],
    ['a slug that is none', { pages: { 'No slug': page() } }, 'document.pages.No slug'],
    ['a reserved slug', { pages: { login: page() } }, 'document.pages.login.slug'],
    ['a page without a title', { pages: { [slug]: { timezone: 'UTC' } } }, `document.pages.${slug}.title`],
    ['a wrong duration', { pages: { [slug]: page({ durations: [30, 0] }) } }, `document.pages.${slug}.durations.1`],
    [
      'a link pattern with its code in the query',
      { pages: { [slug]: page(byLink('https://meet.example/?room={random}')) } },
      `document.pages.${slug}.locationData.linkPattern`,
    ],
    [
      'a page by link without a pattern',
      { pages: { [slug]: page({ location: 'link' }) } },
      `document.pages.${slug}.locationData.linkPattern`,
    ],
    [
      'a room without a server',
      { pages: { [slug]: page({ location: 'bigbluebutton' }) } },
      `document.pages.${slug}.location`,
    ],
    ['an unknown form', { pages: { [slug]: page({ form: 'nowhere' }) } }, `document.pages.${slug}.form`],
    ['an unknown next page', form({ nextPage: 'nowhere' }), 'document.forms.a-form.nextPage'],
    ['a key twice', form({ questions: [why, why] }), 'document.forms.a-form.questions.1.key'],
    [
      'a choice without options',
      form({ questions: [{ ...color, options: [] }] }),
      'document.forms.a-form.questions.0.options',
    ],
    ['a rule about nothing', form({ questions: [why], rules: [jump] }), 'document.forms.a-form.rules.0.sourceQuestion'],
    ['a jump back', form({ questions: [why, color], rules: [jump] }), 'document.forms.a-form.rules.0.targetQuestion'],
    [
      'a condition about nothing',
      form({
        questions: [why],
        rules: [
          {
            match: 'all',
            conditions: [{ question: 'color', operator: 'answered' }],
            actions: [{ type: 'hide', question: 'why' }],
          },
        ],
      }),
      'document.forms.a-form.rules.0.conditions.0.question',
    ],
    ['a calendar of nobody', { settings: { defaultCalendars: ['google_x'] } }, 'document.settings.defaultCalendars.0'],
    ['a time off that ends before', { timeOff: [{ from: '2031-05-02', to: '2031-05-01' }] }, 'document.timeOff.0.to'],
    ['a prototype', JSON.parse(`{"pages":{"__proto__":{"title":"x"}}}`), 'document.pages.__proto__'],
    ['a list', [], 'document'],
  ])('%s: 400 with its place', async (_, document, path) => {
    const answer = await refused(await signInOwner(), document)
    expect([answer.status, pathsOfIssues(answer)]).toEqual([400, [path]])
  })

  it('a question of another type: 400', async () => {
    const owner = await signInOwner()
    const { document, feedback } = newAccount()
    await applyConfiguration(owner, document)
    const changed = { forms: { [feedback]: { questions: [{ ...color, questionType: 'text' }, why] } } }
    const answer = await refused(owner, changed)
    expect([answer.status, pathsOfIssues(answer)]).toEqual([
      400,
      [`document.forms.${feedback}.questions.0.questionType`],
    ])
  })

  it('more than its most bytes: 413, and a larger one than other calls take: 200', async () => {
    const owner = await signInOwner()
    const description = (length: number) => 'x'.repeat(length)
    const { document } = newAccount()
    const many = Object.fromEntries(
      Array.from({ length: 40 }, () => [fresh('page'), page({ description: description(9000) })]),
    )
    expect((await refused(owner, { ...document, pages: { ...document.pages, ...many } })).status).toBe(200)
    const answer = await refused(owner, { settings: { bio: description(MAX_CONFIGURATION_BYTES) } })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })
})
