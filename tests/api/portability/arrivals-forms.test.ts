// @module-tag every-database
import { describe, expect, it } from 'vitest'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import { endingOf } from '@/lib/shared/forms/endings'
import type { Answer, Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { GOOGLE_DOCUMENTS } from '@/tests/support/arrivals/google-documents'
import { TYPEFORM_DOCUMENTS } from '@/tests/support/arrivals/typeform-documents'
import { bring } from '@/tests/support/portability/arrivals'

/** Plans, brings, and brings again: the form with its questions by their titles. */
async function move(owner: ApiClient, from: string, files: Record<string, string>) {
  const plan = await bring(owner, from, files, { dryRun: true })
  expect(plan.status, plan.text).toBe(200)
  expect((await owner.get('/api/forms')).body).toEqual([])
  const done = await bring(owner, from, files)
  expect(done, done.text).toMatchObject({ status: 201, body: { plan: plan.body.plan, report: plan.body.report } })
  const twice = (await bring(owner, from, files)).body as ArrivalAnswer
  const { forms, responses } = done.body.plan.parts
  expect(twice.plan.parts.forms).toMatchObject({ added: 0, kept: forms.added })
  expect(twice.plan.parts.responses).toMatchObject({ added: 0, kept: responses.added })
  const [listed] = (await owner.get('/api/forms')).body as { id: string; slug: string }[]
  return { ...(listed as { id: string; slug: string }), parts: { forms, responses } }
}

type Visited = { questions: Question[]; rules: Rule[]; endings: { id: string }[] }

/** Answers a published form as a visitor, by the titles of its questions: the status, what is missing, and the ending. */
async function answer(slug: string, given: Record<string, Answer>) {
  const visitor = new ApiClient()
  const form = (await visitor.get(`/api/public/forms/${slug}`)).body as Visited
  const idOf = new Map(form.questions.map(({ id, question }) => [question, id]))
  const responses = Object.fromEntries(Object.entries(given).map(([title, value]) => [idOf.get(title) ?? '', value]))
  const { status, body } = await visitor.post(`/api/public/forms/${slug}/submit`, { responses })
  const { issues = [] } = body as { issues?: { path: string }[] }
  const missing = issues.map(({ path }) => form.questions.find(({ id }) => path.endsWith(id))?.question)
  const { endingId } = evaluateLogic(form.questions, form.rules, new Map(Object.entries(responses)))
  return { status, missing, ending: endingOf(form.endings, endingId)?.id }
}

describe('GET /api/arrivals/scripts/google-forms.gs', () => {
  it('hands the script to owners, as a text to save', async () => {
    const { status, headers, text } = await (await signInOwner()).get('/api/arrivals/scripts/google-forms.gs')
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="google-forms.gs"'])
    expect(text).toContain('function saveForSlotform()')
  })
})

describe('POST /api/arrivals', () => {
  it('brings a form of Typeform once, and visitors are led as before', async () => {
    const owner = await signInOwner()
    const { id, slug, parts } = await move(owner, 'typeform', TYPEFORM_DOCUMENTS)
    expect(parts).toMatchObject({ forms: { added: 1 }, responses: { added: 2 } })
    const rules = (await owner.get(`/api/forms/${id}/rules`)).body
    expect((await owner.put(`/api/forms/${id}/rules`, { rules })).status).toBe(200)
    const coffee = await answer(slug, { name: 'Ben', 'What, …?': 'coffee' })
    expect(coffee).toEqual({ status: 201, missing: [], ending: 'no_tea' })
    const tea = await answer(slug, { name: 'Ben', 'What, …?': 'tea' })
    expect(tea).toEqual({ status: 400, missing: ['home'], ending: 'thanks' })
  })
  it('brings a Google form once, and visitors are led as before', async () => {
    const owner = await signInOwner()
    const { id, slug, parts } = await move(owner, 'google_forms', GOOGLE_DOCUMENTS)
    expect(parts).toMatchObject({ forms: { added: 1 }, responses: { added: 2 } })
    const rules = (await owner.get(`/api/forms/${id}/rules`)).body
    expect((await owner.put(`/api/forms/${id}/rules`, { rules })).status).toBe(200)
    const who = { Email: 'ben@example.com', name: 'Ben' }
    expect(await answer(slug, { ...who, drink: 'coffee' })).toMatchObject({ status: 201, missing: [] })
    expect(await answer(slug, { ...who, drink: 'tea' })).toMatchObject({ status: 400, missing: ['Taste'] })
    expect(await answer(slug, { ...who, drink: 'Water' })).toMatchObject({ status: 400, missing: ['why', 'Taste'] })
  })
})
