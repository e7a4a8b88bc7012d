import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { Form, PublicForm, ResponseDetail } from '@/lib/forms/form'
import type { Rule } from '@/lib/shared/forms/rule'
import { ApiClient } from '@/tests/support/api/client'
import { listQuestions, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
import { createFormWith, replaceRules, saveRules } from '@/tests/support/factories/forms'
import { all, any, ENDINGS, randomRulesOf, when } from '@/tests/support/rules/rules'

async function formWithRules() {
  const owner = await signInOwner()
  const { form, ids, questions } = await createFormWith(owner, 'text', 'number', 'text', 'select')
  const path = `/api/forms/${form.id}/rules`
  return { owner, form, questions, ids, path, put: (...rules: object[]) => owner.put(path, { rules }) }
}

const OLD = { condition: 'equals', value: 'x', actionType: 'show_message', message: 'Hello' } as const

describe('PUT /api/forms/{id}/rules', () => {
  it('replaces the whole list in its order; rules that come again keep their ids', async () => {
    const { owner, form, ids, path } = await formWithRules()
    const [a, b, c] = ids
    const rules: Rule[] = [
      any([when(a, 'starts_with', 'x'), when(b, 'gte', '5')], { type: 'show', questionId: c }),
      all([when(a, 'not_answered')], { type: 'message', text: 'Hello' }, { type: 'require', questionId: b }),
      all([when(a, 'equals', 'x')], { type: 'redirect', url: 'https://example.com' }),
    ]
    const saved = await replaceRules(owner, form.id, rules)
    expect(saved).toEqual(rules.map((rule) => ({ ...rule, id: expect.any(String) })))
    expect((await owner.get(path)).body).toEqual(saved)
    const { body } = await new ApiClient().get(`/api/public/forms/${form.slug}`)
    expect(body).toMatchObject({ rules: saved, logicRules: [{ id: saved[2]?.id, redirectUrl: 'https://example.com' }] })
    expect(await replaceRules(owner, form.id, [...saved].reverse())).toEqual([...saved].reverse())
  })

  it('takes all conditions where it is not told, values that are numbers, and no value where none is compared', async () => {
    const { ids, put } = await formWithRules()
    const [a, b] = ids
    const conditions = [
      { questionId: b, operator: 'lt', value: 5 },
      { questionId: a, operator: 'answered', value: 'x' },
    ]
    const actions = [{ type: 'message', text: ' Hi ', questionId: b }]
    expect((await put({ conditions, actions })).body).toEqual([
      {
        id: expect.any(String),
        match: 'all',
        conditions: [when(b, 'lt', '5'), when(a, 'answered')],
        actions: [{ type: 'message', text: 'Hi' }],
      },
    ])
  })

  it.each<[string, (ids: string[]) => object, string]>([
    ['no condition', () => ({ conditions: [] }), 'conditions'],
    [
      'eleven conditions',
      ([a]) => ({ conditions: Array(11).fill({ questionId: a, operator: 'answered' }) }),
      'conditions',
    ],
    ['no action', () => ({ actions: [] }), 'actions'],
    [
      'an unknown operator',
      ([a]) => ({ conditions: [{ questionId: a, operator: 'like', value: 'x' }] }),
      'conditions.0.operator',
    ],
    ['an operator of another type', ([a]) => ({ conditions: [when(a ?? '', 'lt', '1')] }), 'conditions.0.operator'],
    ['a size that is no number', ([, b]) => ({ conditions: [when(b ?? '', 'lt', 'x')] }), 'conditions.0.value'],
    ['no value', ([a]) => ({ conditions: [{ questionId: a, operator: 'equals' }] }), 'conditions.0.value'],
    ['an unknown question', () => ({ conditions: [when(crypto.randomUUID(), 'answered')] }), 'conditions.0.questionId'],
    [
      'an unknown target',
      () => ({ actions: [{ type: 'show', questionId: crypto.randomUUID() }] }),
      'actions.0.questionId',
    ],
    ['a jump back', ([a]) => ({ actions: [{ type: 'jump', questionId: a }] }), 'actions.0.questionId'],
    ['a circle', ([a]) => ({ actions: [{ type: 'hide', questionId: a }] }), 'actions.0.questionId'],
    ['an unknown ending', () => ({ actions: [{ type: 'end', endingId: 'gone' }] }), 'actions.0.endingId'],
    ['an unknown action', () => ({ actions: [{ type: 'explode' }] }), 'actions.0.type'],
    ['an empty message', () => ({ actions: [{ type: 'message', text: ' ' }] }), 'actions.0.text'],
    [
      'an address that is not of the web',
      () => ({ actions: [{ type: 'redirect', url: 'javascript:1' }] }),
      'actions.0.url',
    ],
    ['another match', () => ({ match: 'some' }), 'match'],
  ])('refuses %s and writes nothing', async (_, toFields, field) => {
    const { owner, ids, put, path } = await formWithRules()
    const right = all([when(ids[0], 'answered')], { type: 'message', text: 'Hello' })
    const { status, body } = await put(right, { ...right, ...toFields(ids) })
    expect([status, body]).toMatchObject([400, { issues: [{ path: `rules.1.${field}` }] }])
    expect((await owner.get(path)).body).toEqual([])
  })

  it('loses a rule that names a question when it is deleted, in whatever place', async () => {
    const { owner, form, ids, path } = await formWithRules()
    const [a, b, c] = ids
    const [, , kept] = await replaceRules(owner, form.id, [
      any([when(a, 'answered'), when(b, 'answered')], { type: 'message', text: 'Hello' }),
      all([when(a, 'answered')], { type: 'message', text: 'Hello' }, { type: 'show', questionId: b }),
      all([when(a, 'answered')], { type: 'show', questionId: c }),
    ])
    await owner.delete(`/api/forms/${form.id}/questions/${b}`)
    expect((await owner.get(path)).body).toEqual([kept])
  })

  it('is copied with the form, about the questions of the copy', async () => {
    const { owner, form, ids } = await formWithRules()
    await replaceRules(owner, form.id, [all([when(ids[0], 'answered')], { type: 'show', questionId: ids[2] })])
    const copy = (await owner.post(`/api/forms/${form.id}/duplicate`, {})).body as Form
    const questions = await listQuestions(owner, copy.id)
    expect((await owner.get(`/api/forms/${copy.id}/rules`)).body).toMatchObject([
      { conditions: [{ questionId: questions[0]?.id }], actions: [{ questionId: questions[2]?.id }] },
    ])
  })
})

describe('PUT /api/forms/{id}/logic-rules', () => {
  it('replaces only what it can say, in its places', async () => {
    const { owner, form, ids, path } = await formWithRules()
    const [a, b, c] = ids
    const others = [
      all([when(a, 'answered')], { type: 'show', questionId: c }),
      any([when(a, 'answered'), when(b, 'answered')], { type: 'message', text: 'Both' }),
    ]
    const says = (text: string) => all([when(a, 'equals', 'x')], { type: 'message', text })
    const [one, two] = others as [Rule, Rule]
    await replaceRules(owner, form.id, [says('1'), one, says('2'), two])
    const saved = await saveRules(owner, form.id, [
      { ...OLD, sourceQuestionId: a, message: '3' },
      { ...OLD, sourceQuestionId: a, message: '4' },
      { ...OLD, sourceQuestionId: a, message: '5' },
    ])
    expect(saved.map(({ message }) => message)).toEqual(['3', '4', '5'])
    expect((await owner.get(path)).body).toMatchObject([says('3'), one, says('4'), two, says('5')])
    await saveRules(owner, form.id, [])
    expect((await owner.get(path)).body).toMatchObject([one, two])
  })

  it('refuses more than a hundred with the others, and a circle with them', async () => {
    const { owner, form, ids, put } = await formWithRules()
    const [a, b, c] = ids
    await put(...Array(60).fill(all([when(a, 'answered')], { type: 'message', text: 'Hi' })))
    const rules = Array(50).fill({ ...OLD, sourceQuestionId: a })
    const path = `/api/forms/${form.id}/logic-rules`
    expect(await owner.put(path, { rules })).toMatchObject({ status: 400, body: { issues: [{ path: 'rules' }] } })
    await put(all([when(b, 'answered')], { type: 'hide', questionId: a }))
    const { message: _, ...jump } = { ...OLD, sourceQuestionId: a, actionType: 'jump_to_question', targetQuestionId: c }
    expect(await owner.put(path, { rules: [jump] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rules' }] },
    })
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  it('does not ask, require or store what is hidden', async () => {
    const { owner, form, ids } = await formWithRules()
    const [a, b, c] = ids
    await owner.patch(`/api/forms/${form.id}/questions/${c}`, { isRequired: true })
    await replaceRules(owner, form.id, [
      all([when(a, 'equals', 'more'), when(b, 'gt', '3')], { type: 'show', questionId: c }),
      all([when(a, 'equals', 'more')], { type: 'require', questionId: b }),
    ])
    const { body } = await submit(form.slug, { responses: { [a]: 'less', [c]: 'hidden' } })
    const detail = (await owner.get(`/api/form-responses/${body.id}`)).body as ResponseDetail
    expect(detail.response.data).toEqual({ [a]: 'less' })
    expect(await submit(form.slug, { responses: { [a]: 'more' } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: b }] },
    })
    expect(await submit(form.slug, { responses: { [a]: 'more', [b]: 4 } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: c }] },
    })
  })

  it('decides as the browser does about any rules and answers', async () => {
    const { owner, form, ids, questions } = await formWithRules()
    await owner.patch(`/api/forms/${form.id}`, { endings: ENDINGS.map((id) => ({ id, title: id, text: '' })) })
    const values = ['red', 'x', '3', '5']
    const answers = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom<unknown>(...values, 3, '')), {
      maxLength: 6,
    })
    const property = fc.asyncProperty(randomRulesOf(questions, values), answers, async (rules, entries) => {
      await replaceRules(owner, form.id, rules)
      const { body: shown } = await new ApiClient().get(`/api/public/forms/${form.slug}`)
      const { questions: asked, rules: told } = shown as PublicForm
      const judged = checkAnswers(asked, told, new Map(entries), '.', FULL_KIT)
      const { status, body } = await submit(form.slug, { responses: Object.fromEntries(entries) })
      if (status === 201) {
        const detail = (await owner.get(`/api/form-responses/${body.id}`)).body as ResponseDetail
        expect([judged.issues, detail.response.data]).toEqual([[], Object.fromEntries(judged.answers)])
      } else {
        const paths = (body as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)
        expect([status, paths]).toEqual([400, judged.issues.map(({ questionId }) => questionId)])
      }
    })
    await fc.assert(property, cases(40))
  })
})
