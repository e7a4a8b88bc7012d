import { describe, expect, it } from 'vitest'
import type { ResponseDetail } from '@/lib/forms/form'
import { operatorsOf } from '@/lib/forms/rules/operators'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import type { RuleAction } from '@/lib/shared/forms/rule'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createFormWith, replaceRules } from '@/tests/support/factories/forms'
import { all, when } from '@/tests/support/rules/rules'

/** A form that asks for a type, then for a text and another one. */
async function formAbout(type: QuestionType) {
  const owner = await signInOwner()
  const made = await createFormWith(owner, type, 'text', 'text')
  const [asked, second, last] = made.ids
  const answered = (answer: unknown, ...texts: string[]) => ({
    ...(answer !== undefined && { [asked]: answer }),
    ...Object.fromEntries(texts.map((id) => [id, 'text'])),
  })
  return { owner, ...made, asked, second, last, answered }
}

type About = Awaited<ReturnType<typeof formAbout>>

async function storedIds({ owner, form }: About, responses: object): Promise<string[]> {
  const { status, body } = await submit(form.slug, { responses })
  expect([status, body]).toMatchObject([201, {}])
  const detail = (await owner.get(`/api/form-responses/${body.id}`)).body as ResponseDetail
  return Object.keys(detail.response.data)
}

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('a rule about a newer type', () => {
    it('asks a matrix and files by whether they were answered', async () => {
      const about = await formAbout('matrix')
      const { owner, form, questions, asked, last, answered } = about
      const { rows = [], columns = [] } = questions[0]?.settings ?? {}
      const picked = { [rows[0]?.value ?? '']: columns[0]?.value }
      await replaceRules(owner, form.id, [all([when(asked, 'answered')], { type: 'show', questionId: last })])
      expect(await storedIds(about, answered(picked, last))).toContain(last)
      expect(await storedIds(about, answered(undefined, last))).not.toContain(last)
    })

    it('is refused with an operator of another type, and for what is never answered', async () => {
      const { owner, form, asked, last } = await formAbout('yes_no')
      const refused = QUESTION_TYPES.filter((type) => operatorsOf(type).length === 0)
      for (const type of refused) {
        const { id } = await addQuestion(owner, form.id, type)
        const rule = all([when(id, 'answered')], { type: 'hide', questionId: last })
        expect((await owner.put(`/api/forms/${form.id}/rules`, { rules: [rule] })).status).toBe(400)
      }
      const sized = all([when(asked, 'gt', '1')], { type: 'hide', questionId: last })
      expect((await owner.put(`/api/forms/${form.id}/rules`, { rules: [sized] })).status).toBe(400)
    })
  })

  describe('the actions of a rule about a newer type', () => {
    const promoter = async () => {
      const about = await formAbout('scale')
      const act = (...actions: RuleAction[]) =>
        replaceRules(about.owner, about.form.id, [all([when(about.asked, 'gte', '9')], ...actions)])
      return { about, act }
    }

    it('jump over what lies between', async () => {
      const { about, act } = await promoter()
      await act({ type: 'jump', questionId: about.last })
      const all3 = (score: number) => about.answered(score, about.second, about.last)
      expect(await storedIds(about, all3(9))).toEqual([about.asked, about.last])
      expect(await storedIds(about, all3(8))).toEqual([about.asked, about.second, about.last])
    })

    it('hide', async () => {
      const { about, act } = await promoter()
      await act({ type: 'hide', questionId: about.second })
      expect(await storedIds(about, about.answered(9, about.second))).toEqual([about.asked])
      expect(await storedIds(about, about.answered(8, about.second))).toEqual([about.asked, about.second])
    })

    it.each<QuestionType>(['matrix', 'file'])('require a %s', async (type) => {
      const { about, act } = await promoter()
      const { id } = await addQuestion(about.owner, about.form.id, type)
      await act({ type: 'require', questionId: id })
      expect(await submit(about.form.slug, { responses: about.answered(9) })).toMatchObject({
        status: 400,
        body: { issues: [{ path: id }] },
      })
      expect((await submit(about.form.slug, { responses: about.answered(8) })).status).toBe(201)
    })
  })
})
