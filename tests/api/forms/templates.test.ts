import { describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import { FORM_TEMPLATE_NAMES, FORM_TEMPLATES } from '@/lib/forms/form-templates'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { signInOwner } from '@/tests/support/api/owner'

describe('POST /api/forms', () => {
  describe('with a template', () => {
    it('makes a form with its questions, in order', async () => {
      const owner = await signInOwner()
      const answer = await owner.post('/api/forms', { title: 'Party', template: 'rsvp' })
      const form = answer.body as Form
      expect(answer).toMatchObject({ status: 201, body: { title: 'Party', isPublished: false, questionCount: 5 } })
      const questions = (await owner.get(`/api/forms/${form.id}/questions`)).body as Question[]
      expect(questions.map(({ questionType, order }) => [order, questionType])).toEqual([
        [0, 'text'],
        [1, 'yes_no'],
        [2, 'number'],
        [3, 'multiselect'],
        [4, 'paragraph'],
      ])
      const [rule, ...others] = (await owner.get(`/api/forms/${form.id}/rules`)).body as Rule[]
      expect(others).toEqual([])
      expect(rule).toMatchObject({
        conditions: [{ questionId: questions[1]?.id, operator: 'equals', value: 'false' }],
        actions: [{ type: 'jump', questionId: questions[4]?.id }, { type: 'message' }],
      })
    })

    it.each(FORM_TEMPLATE_NAMES)('makes the questions and rules of %s', async (template) => {
      const owner = await signInOwner()
      const { status, body } = await owner.post('/api/forms', { title: 'From a template', template })
      const { questions, rules } = FORM_TEMPLATES[template]
      expect([status, (body as Form).questionCount]).toEqual([201, Object.keys(questions).length])
      expect((await owner.get(`/api/forms/${(body as Form).id}/rules`)).body).toHaveLength(rules.length)
    })

    it('makes an empty form without one, and refuses one that does not exist', async () => {
      const owner = await signInOwner()
      expect((await owner.post('/api/forms', { title: 'Party' })).body).toMatchObject({ questionCount: 0 })
      expect(await owner.post('/api/forms', { title: 'Party', template: 'quiz' })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'template' }] },
      })
    })
  })
})
