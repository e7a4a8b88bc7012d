import { describe, expect, it } from 'vitest'
import type { Form, PublicForm } from '@/lib/forms/form'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { createForm, createFormWith } from '@/tests/support/factories/forms'

const THANKS = { id: 'thanks', title: 'You are on the list', text: 'See you on Friday.\nBring a friend.' }
const SORRY = { id: 'sorry', title: 'Next time', text: '', redirectUrl: 'https://example.com/next' }
const read = async (slug: string) => (await new ApiClient().get(`/api/public/forms/${slug}`)).body as PublicForm

describe('PATCH /api/forms/{id}', () => {
  describe('the endings', () => {
    it('are set in their order, read by visitors and taken back', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      const path = `/api/forms/${form.id}`
      expect(await read(form.slug)).not.toHaveProperty('endings')
      await forgetChanges()
      expect((await owner.patch(path, { endings: [THANKS, SORRY] })).body).toMatchObject({ endings: [THANKS, SORRY] })
      expect(await changedPaths()).toEqual([`form/${form.slug}`])
      expect((await read(form.slug)).endings).toEqual([THANKS, SORRY])
      expect((await owner.patch(path, { title: 'Another' })).body).toMatchObject({ endings: [THANKS, SORRY] })
      expect((await owner.patch(path, { endings: [SORRY] })).body).toMatchObject({ endings: [SORRY] })
      expect((await owner.patch(path, { endings: [] })).body).toMatchObject({ endings: [] })
    })

    it('get an id where none is given, and have no empty redirect', async () => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      const { body } = await owner.patch(`/api/forms/${id}`, { endings: [{ title: ' Bye ', redirectUrl: '' }] })
      expect((body as Form).endings).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), title: 'Bye', text: '' }])
    })

    it.each([
      [[{ ...THANKS, id: 'a b' }], '0.id', 'An id has at most 64 letters, digits, dashes and underscores'],
      [[THANKS, { ...SORRY, id: 'thanks' }], '1.id', 'Two endings have this id'],
      [[{ ...THANKS, title: 'x'.repeat(201) }], '0.title', 'Must be at most 200 characters'],
      [[{ ...THANKS, text: 'x'.repeat(5_001) }], '0.text', 'Must be at most 5,000 characters'],
      [
        [{ ...THANKS, redirectUrl: 'javascript:alert(1)' }],
        '0.redirectUrl',
        'Redirect URL must begin with http:// or https://',
      ],
    ])('are refused with the place of the fault (%#)', async (endings, place, message) => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      expect(await owner.patch(`/api/forms/${id}`, { endings })).toMatchObject({
        status: 400,
        body: { issues: [{ path: `endings.${place}`, message }] },
      })
      expect(((await owner.get(`/api/forms/${id}`)).body as Form).endings).toEqual([])
    })

    it('stay while a rule leads to them', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const path = `/api/forms/${form.id}`
      await owner.patch(path, { endings: [THANKS, SORRY] })
      const conditions = [{ questionId: ids[0], operator: 'answered' }]
      const rules = [{ match: 'all', conditions, actions: [{ type: 'end', endingId: 'sorry' }] }]
      expect((await owner.put(`${path}/rules`, { rules })).status).toBe(200)
      expect(await owner.patch(path, { endings: [THANKS] })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'endings' }] },
      })
      expect(((await owner.get(path)).body as Form).endings).toEqual([THANKS, SORRY])
      await owner.put(`${path}/rules`, { rules: [] })
      expect((await owner.patch(path, { endings: [THANKS] })).status).toBe(200)
    })

    it('are at most 20', async () => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      const answer = await owner.patch(`/api/forms/${id}`, { endings: Array.from({ length: 21 }, () => ({})) })
      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'endings', message: 'At most 20 endings' }] },
      })
    })

    it('count towards the size of the form', async () => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      const path = `/api/forms/${id}`
      const fill = () =>
        owner.post(`${path}/questions`, { questionType: 'text', question: 'Q', description: '€'.repeat(10_000) })
      for (let count = 1; count <= 8; count += 1) expect((await fill()).status).toBe(201)
      const text = '€'.repeat(5_000)
      expect((await owner.patch(path, { endings: [{ text }, { text }] })).status).toBe(400)
      expect((await owner.patch(path, { endings: [{ text }] })).status).toBe(200)
    })
  })

  describe('the email to people who answer', () => {
    it('is switched on with its words, which visitors never read', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      const respondentMail = { on: true, text: 'Thank you!', withAnswers: true }
      const path = `/api/forms/${form.id}`
      expect((await owner.patch(path, { respondentMail })).body).toMatchObject({ respondentMail })
      expect(await read(form.slug)).not.toHaveProperty('respondentMail')
      expect((await owner.patch(path, { respondentMail: { on: false } })).body).toMatchObject({
        respondentMail: { on: false, text: '', withAnswers: false },
      })
      expect((await owner.patch(path, { respondentMail: { text: 'Thanks' } })).status).toBe(400)
      expect((await owner.patch(path, { respondentMail: { on: true, text: 'x'.repeat(5_001) } })).status).toBe(400)
    })
  })
})

describe('POST /api/forms/{id}/duplicate', () => {
  it('takes over the endings and the email to people who answer', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    const taken = { endings: [THANKS, SORRY], respondentMail: { on: true, text: 'Thanks', withAnswers: false } }
    await owner.patch(`/api/forms/${id}`, taken)
    expect((await owner.post(`/api/forms/${id}/duplicate`)).body as Form).toMatchObject(taken)
  })
})
