import { describe, expect, it } from 'vitest'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { createFormWith, saveRules } from '@/tests/support/factories/forms'

const INCOMPLETE = 'Required fields missing for the selected action type'
const base = (sourceQuestionId: string) => ({ sourceQuestionId, condition: 'equals', value: 'x' }) as const

async function formWithRules() {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, 'text', 'text', 'text')
  const path = `/api/forms/${form.id}/logic-rules`
  return { owner, form, ids, path, put: (...rules: object[]) => owner.put(path, { rules }) }
}

describe('PUT /api/forms/{id}/logic-rules', () => {
  describe('the rules of a form', () => {
    it('are saved as a whole, in their order, each with what its action needs', async () => {
      const { owner, form, ids, path } = await formWithRules()
      const [a, b, c] = ids
      const rules: LogicRule[] = [
        { ...base(b), actionType: 'redirect', redirectUrl: 'https://example.com/thanks' },
        { ...base(a), actionType: 'jump_to_question', targetQuestionId: c },
        { ...base(a), actionType: 'show_message', message: 'Hello' },
      ]
      const saved = await saveRules(owner, form.id, rules)
      expect(saved).toEqual(rules.map((rule) => ({ ...rule, id: expect.any(String) })))
      expect((await owner.get(path)).body).toEqual(saved)
      await saveRules(owner, form.id, [])
      expect((await owner.get(path)).body).toEqual([])
    })

    it('keep their ids when they come again; an id that is not theirs is none', async () => {
      const { owner, form, ids } = await formWithRules()
      const rule = { ...base(ids[0]), actionType: 'show_message', message: 'Hello' } as const
      const [first] = await saveRules(owner, form.id, [rule])
      const again = await saveRules(owner, form.id, [
        { ...rule, id: crypto.randomUUID() },
        { ...rule, id: first?.id },
        { ...rule, id: first?.id },
      ])
      expect(again[1]?.id).toBe(first?.id)
      expect(new Set(again.map(({ id }) => id)).size).toBe(3)
    })

    it('drop what their action has no use for', async () => {
      const { owner, form, ids } = await formWithRules()
      const full = { ...base(ids[0]), targetQuestionId: ids[1], message: 'Hello', redirectUrl: 'https://example.com' }
      const [saved] = await saveRules(owner, form.id, [{ ...full, actionType: 'show_message' }])
      expect(saved).toEqual({ ...base(ids[0]), id: expect.any(String), actionType: 'show_message', message: 'Hello' })
    })

    it.each<[string, (ids: string[]) => object, string, unknown]>([
      [
        'a jump to nowhere',
        ([a]) => ({ ...base(a ?? ''), actionType: 'jump_to_question' }),
        'targetQuestionId',
        INCOMPLETE,
      ],
      [
        'an empty message',
        ([a]) => ({ ...base(a ?? ''), actionType: 'show_message', message: ' ' }),
        'message',
        INCOMPLETE,
      ],
      ['no address', ([a]) => ({ ...base(a ?? ''), actionType: 'redirect' }), 'redirectUrl', INCOMPLETE],
      ...['javascript:alert(1)', 'ftp://example.com', '//example.com', '/path', 'https:example.com', 'https://'].map(
        (redirectUrl) =>
          [
            `the address ${redirectUrl}`,
            ([a]: string[]) => ({ ...base(a ?? ''), actionType: 'redirect', redirectUrl }),
            'redirectUrl',
            'Redirect URL must begin with http:// or https://',
          ] as [string, (ids: string[]) => object, string, unknown],
      ),
      [
        'a jump back',
        ([a, b]) => ({ ...base(b ?? ''), actionType: 'jump_to_question', targetQuestionId: a }),
        'targetQuestionId',
        'A jump must go to a later question',
      ],
      [
        'a jump to itself',
        ([a]) => ({ ...base(a ?? ''), actionType: 'jump_to_question', targetQuestionId: a }),
        'targetQuestionId',
        'A jump must go to a later question',
      ],
      [
        'an unknown source',
        () => ({ ...base(crypto.randomUUID()), actionType: 'show_message', message: 'x' }),
        'sourceQuestionId',
        'Unknown question',
      ],
      [
        'an empty value',
        ([a]) => ({ ...base(a ?? ''), value: ' ', actionType: 'show_message', message: 'x' }),
        'value',
        'Required',
      ],
      [
        'an unknown condition',
        ([a]) => ({ ...base(a ?? ''), condition: 'like', actionType: 'show_message', message: 'x' }),
        'condition',
        expect.any(String),
      ],
      ['an unknown action', ([a]) => ({ ...base(a ?? ''), actionType: 'explode' }), 'actionType', expect.any(String)],
    ])('are refused for %s, all of them', async (_, toRule, field, message) => {
      const { owner, ids, put, path } = await formWithRules()
      const right = { ...base(ids[0]), actionType: 'show_message', message: 'Hello' }
      const answer = await put(right, toRule(ids))
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: `rules.1.${field}`, message }] } })
      expect((await owner.get(path)).body).toEqual([])
    })

    it('are refused when they name a question of another form, also one of the same owner', async () => {
      const { owner, ids, put } = await formWithRules()
      const { ids: others } = await createFormWith(owner, 'text', 'text')
      const to = (targetQuestionId: string) => ({ ...base(ids[0]), actionType: 'jump_to_question', targetQuestionId })
      expect((await put(to(others[1]))).status).toBe(400)
      expect((await put({ ...to(ids[1]), sourceQuestionId: others[0] })).status).toBe(400)
    })

    it('are at most a hundred', async () => {
      const { ids, put } = await formWithRules()
      const rule = { ...base(ids[0]), actionType: 'show_message', message: 'x' }
      expect((await put(...Array(101).fill(rule))).status).toBe(400)
      expect((await put(...Array(100).fill(rule))).status).toBe(200)
    })
  })

  describe('a jump that reordering has turned back', () => {
    it('stays in the list and does nothing', async () => {
      const { owner, form, ids, path } = await formWithRules()
      const [a, b, c] = ids
      await saveRules(owner, form.id, [{ ...base(a), actionType: 'jump_to_question', targetQuestionId: c }])
      await owner.patch(`/api/forms/${form.id}/questions/${b}`, { isRequired: true })
      expect((await submit(form.slug, { responses: { [a]: 'x' } })).status).toBe(201)
      await owner.put(`/api/forms/${form.id}/questions/order`, { ids: [c, a, b] })
      expect((await owner.get(path)).body).toHaveLength(1)
      expect((await submit(form.slug, { responses: { [a]: 'x' } })).status).toBe(400)
    })
  })
})
