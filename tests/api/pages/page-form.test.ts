import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { pageWithForm } from '@/tests/support/api/page-with-form'
import { createForm, createFormWith, saveRules } from '@/tests/support/factories/forms'
import { createPage, inDays } from '@/tests/support/factories/pages'

const guest = new ApiClient()

describe('formId of a booking page', () => {
  describe('the form of a booking page', () => {
    it('is one of its owner, or none', async () => {
      const { owner, form, page } = await pageWithForm('text')
      expect(page.formId).toBe(form.id)
      expect((await createPage(owner)).formId).toBeNull()
      const path = `/api/time-slot-pages/${page.id}`
      expect((await owner.patch(path, { title: 'Other' })).body).toMatchObject({ formId: form.id })
      expect((await owner.patch(path, { formId: null })).body).toMatchObject({ formId: null })
      expect((await owner.patch(path, { formId: form.id })).body).toMatchObject({ formId: form.id })
      const { form: foreign } = await createFormWith(await signInOwner(), 'text')
      for (const formId of [foreign.id, randomUUID(), 'no-id']) {
        const refused = { status: 400, body: { message: 'Unknown form', issues: [{ path: 'formId' }] } }
        expect(await owner.patch(path, { formId })).toMatchObject(refused)
        expect(await owner.post('/api/time-slot-pages', { title: 'x', timezone: 'UTC', formId })).toMatchObject(refused)
      }
      expect((await owner.get(path)).body).toMatchObject({ formId: form.id })
    })

    it('is told to visitors without where its rules redirect to, published or not', async () => {
      const { owner, form, ids, questions, page } = await pageWithForm('text', 'select')
      const rule = { sourceQuestionId: ids[0], condition: 'contains', value: 'x' } as const
      await saveRules(owner, form.id, [
        { ...rule, actionType: 'redirect', redirectUrl: 'https://example.com' },
        { ...rule, actionType: 'show_message', message: 'Hello' },
      ])
      await owner.patch(`/api/forms/${form.id}`, { isPublished: false, closesAt: inDays(-1) })
      expect((await guest.get(`/api/schedule/${page.slug}`)).body).toMatchObject({
        id: page.id,
        form: { title: form.title, description: '', questions, logicRules: [{ ...rule, message: 'Hello' }] },
      })
      await owner.delete(`/api/forms/${form.id}`)
      const { body } = await guest.get(`/api/schedule/${page.slug}`)
      expect(body).not.toHaveProperty('form')
      expect((await owner.get(`/api/time-slot-pages/${page.id}`)).body).toMatchObject({ formId: null })
    })

    it('that is changed or deleted has the pages that ask its questions drawn anew', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      const other = await createPage(owner)
      for (const change of [
        () => owner.patch(`/api/forms/${form.id}/questions/${ids[0]}`, { question: 'Changed' }),
        () => owner.put(`/api/forms/${form.id}/logic-rules`, { rules: [] }),
        () => owner.delete(`/api/forms/${form.id}`),
      ]) {
        await forgetChanges()
        await change()
        expect((await changedPaths()).sort()).toEqual([page.slug, `form/${form.slug}`].sort())
      }
      expect(await changedPaths()).not.toContain(other.slug)
    })
  })
})

describe('nextPageId of a form', () => {
  describe('the page that a form leads to', () => {
    it('is one of its owner, or none', async () => {
      const owner = await signInOwner()
      const [form, page] = [await createForm(owner), await createPage(owner)]
      expect(form.nextPageId).toBeNull()
      const path = `/api/forms/${form.id}`
      expect((await owner.patch(path, { nextPageId: page.id })).body).toMatchObject({ nextPageId: page.id })
      const foreign = await createPage(await signInOwner())
      for (const nextPageId of [foreign.id, randomUUID(), 'no-id']) {
        expect(await owner.patch(path, { nextPageId, title: 'Not this' })).toMatchObject({
          status: 400,
          body: { message: 'Unknown page', issues: [{ path: 'nextPageId' }] },
        })
      }
      expect((await owner.get(path)).body).toMatchObject({ nextPageId: page.id, title: form.title })
      await owner.delete(`/api/time-slot-pages/${page.id}`)
      expect((await owner.get(path)).body).toMatchObject({ nextPageId: null })
    })

    it('has the form drawn anew when it is changed or deleted', async () => {
      const owner = await signInOwner()
      const [form, page] = [await createForm(owner), await createPage(owner)]
      await owner.patch(`/api/forms/${form.id}`, { nextPageId: page.id })
      for (const change of [
        () => owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false }),
        () => owner.delete(`/api/time-slot-pages/${page.id}`),
      ]) {
        await forgetChanges()
        await change()
        expect((await changedPaths()).sort()).toEqual([page.slug, `form/${form.slug}`].sort())
      }
    })
  })
})
