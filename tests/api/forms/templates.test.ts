import { describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import type { Question } from '@/lib/vocabulary/forms/question'
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
        [1, 'select'],
        [2, 'number'],
        [3, 'multiselect'],
        [4, 'paragraph'],
      ])
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
