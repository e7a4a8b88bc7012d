import { describe, expect, it } from 'vitest'
import type { Form, PublicForm } from '@/lib/forms/form'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { createForm, createFormWith } from '@/tests/support/factories/forms'

const WORDS = { thanksText: 'See you on Friday.\nBring a friend.', submitLabel: 'Sign up' }
const read = async (slug: string) => (await new ApiClient().get(`/api/public/forms/${slug}`)).body as PublicForm

describe('PATCH /api/forms/{id}', () => {
  describe('the words of the button and of the thank-you page', () => {
    it('are set, read by visitors and taken back', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      const path = `/api/forms/${form.id}`
      expect(await read(form.slug)).not.toHaveProperty('thanksText')
      expect(
        (await owner.patch(path, { thanksText: ` ${WORDS.thanksText} `, submitLabel: ' Sign up ' })).body,
      ).toMatchObject(WORDS)
      expect((await owner.patch(path, { title: 'Another' })).body).toMatchObject(WORDS)
      expect(await read(form.slug)).toMatchObject(WORDS)
      const none = { thanksText: '', submitLabel: '' }
      expect((await owner.patch(path, none)).body).toMatchObject(none)
      expect(await read(form.slug)).not.toHaveProperty('submitLabel')
    })

    it('make the cached page of the form stale', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      await forgetChanges()
      await owner.patch(`/api/forms/${form.id}`, WORDS)
      expect(await changedPaths()).toEqual([`form/${form.slug}`])
    })

    it.each([
      [{ thanksText: 'x'.repeat(5_001) }, 'thanksText', 'Must be at most 5,000 characters'],
      [{ thanksText: null }, 'thanksText', 'Invalid input'],
      [{ submitLabel: 'x'.repeat(41) }, 'submitLabel', 'Must be at most 40 characters'],
    ])('are refused where they are no text or too long (%#)', async (body, path, message) => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      expect(await owner.patch(`/api/forms/${id}`, body)).toMatchObject({
        status: 400,
        body: { issues: [{ path, message }] },
      })
    })

    it('count towards the size of the form', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      const path = `/api/forms/${form.id}`
      const fill = (order: number) =>
        owner.post(`${path}/questions`, { questionType: 'text', question: 'Q', description: '€'.repeat(10_000), order })
      for (let order = 1; order <= 8; order += 1) expect((await fill(order)).status).toBe(201)
      expect((await owner.patch(path, { description: '€'.repeat(3_000) })).status).toBe(200)
      expect((await owner.patch(path, { thanksText: '€'.repeat(5_000) })).status).toBe(400)
    })
  })
})

describe('POST /api/forms/{id}/duplicate', () => {
  it('takes over the words of the button and of the thank-you page', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    await owner.patch(`/api/forms/${id}`, WORDS)
    expect((await owner.post(`/api/forms/${id}/duplicate`)).body as Form).toMatchObject(WORDS)
  })
})
