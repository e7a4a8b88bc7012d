import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawAnswers } from '@/app/_plain/answers'
import type { FormResponse, PublicForm } from '@/lib/forms/form'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { visitPlain } from '@/tests/support/api/plain'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'

/** A form with two responses of people and three of programs; ids are listed newest first. */
async function formWithSpam(fields: object = {}) {
  const owner = await signInOwner()
  const { form, ids: questionIds } = await createFormWith(owner, 'text')
  const path = `/api/forms/${form.id}`
  for (const [text, website] of [['A'], ['B', 'x'], ['C', 'x'], ['D', 'x'], ['E']] as const) {
    await submit(form.slug, { responses: { [questionIds[0]]: text }, ...(website && { website }) })
  }
  await owner.patch(path, fields)
  const spam = await listResponses(owner, form.id, '?spam=1')
  const people = await listResponses(owner, form.id)
  const textsOf = (list: FormResponse[]) => list.map(({ data }) => data[questionIds[0]]).join('')
  return {
    ...{ owner, form, path, spam: spam.map(({ id }) => id), people: people.map(({ id }) => id) },
    restore: (body: unknown) => owner.post(`${path}/responses/restore`, body),
    mark: (body: unknown) => owner.post(`${path}/responses/spam`, body),
    texts: async () => ({
      people: textsOf(await listResponses(owner, form.id)),
      spam: textsOf(await listResponses(owner, form.id, '?spam=1')),
    }),
  }
}

describe('spam among responses', () => {
  describe('spam', () => {
    it('is a list of its own, newest first and page by page, and its number stands on the form', async () => {
      const { owner, path, texts, spam, people } = await formWithSpam()
      expect(await texts()).toEqual({ people: 'EA', spam: 'DCB' })
      const page = await owner.get(`${path}/responses?spam=1&page=1&size=2`)
      expect([(page.body as FormResponse[]).length, page.headers.get('x-next-page')]).toEqual([2, '2'])
      expect((await owner.get(`${path}/responses?spam=0`)).body).toHaveLength(2)
      expect((await owner.get(`${path}/responses?spam=maybe`)).status).toBe(400)
      expect((await owner.get(path)).body).toMatchObject({ responseCount: 2, spamCount: 3 })
      const neighboursOf = async (id = '') => (await owner.get(`/api/form-responses/${id}/neighbours`)).body
      expect(await neighboursOf(spam[1])).toEqual({ newer: spam[0], older: spam[2], isSpam: true })
      expect(await neighboursOf(people[0])).toEqual({ newer: null, older: people[1], isSpam: false })
    })

    it('that is none counts as the others once it is restored, and the other way round', async () => {
      const { owner, path, texts, spam, people, restore, mark } = await formWithSpam()
      expect(await restore({ ids: [spam[0], spam[2], spam[0]] })).toMatchObject({ status: 204, text: '' })
      expect(await texts()).toEqual({ people: 'EDBA', spam: 'C' })
      expect((await owner.get(path)).body).toMatchObject({ responseCount: 4, spamCount: 1 })
      expect((await owner.get(`${path}/responses/summary`)).body).toMatchObject({ responseCount: 4 })
      expect((await mark({ ids: people })).status).toBe(204)
      expect(await texts()).toEqual({ people: 'DB', spam: 'ECA' })
      // Responses that already have the mark keep it.
      expect((await mark({ ids: [...people, spam[0]] })).status).toBe(204)
      expect(await texts()).toEqual({ people: 'B', spam: 'EDCA' })
    })

    it("is marked or restored whole, or not at all where one is missing or somebody else's", async () => {
      const { texts, spam, people, restore, mark } = await formWithSpam()
      const stranger = await formWithSpam()
      for (const wrong of [randomUUID(), stranger.spam[0]]) {
        for (const answer of [await restore({ ids: [spam[0], wrong] }), await mark({ ids: [people[0], wrong] })]) {
          expect(answer).toMatchObject({ status: 404, body: { message: expect.stringMatching(/^Response not found/) } })
        }
      }
      for (const body of [{}, { ids: 'all' }, { ids: [7] }]) expect((await restore(body)).status).toBe(400)
      expect((await restore({ ids: [] })).status).toBe(204)
      expect(await texts()).toEqual({ people: 'EA', spam: 'DCB' })
      expect(await stranger.texts()).toEqual({ people: 'EA', spam: 'DCB' })
    })

    it('may fill a form when it is restored, also above its maximum, and make room when it is marked', async () => {
      const { form, spam, people, restore, mark } = await formWithSpam({ maxResponses: 3 })
      const isClosed = async () =>
        ((await new ApiClient().get(`/api/public/forms/${form.slug}`)).body as PublicForm).closed !== null
      expect(await isClosed()).toBe(false)
      await forgetChanges()
      await restore({ ids: spam })
      expect([await isClosed(), await changedPaths()]).toEqual([true, [`form/${form.slug}`]])
      expect((await submit(form.slug, { responses: {} })).status).toBe(409)
      await forgetChanges()
      await mark({ ids: [...people, spam[0]] })
      expect([await isClosed(), await changedPaths()]).toEqual([false, [`form/${form.slug}`]])
    })
  })
})

describe('what a program sends', () => {
  const OF_PAGE = { website: '', elapsedMs: 60_000 }

  async function askedForm(fields: object = {}) {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text')
    expect((await owner.patch(`/api/forms/${form.id}`, fields)).body).toMatchObject(fields)
    const send = (text: string, more: object = {}, key?: string) =>
      submit(form.slug, { responses: { [ids[0]]: text }, ...more }, key ? { authorization: `Bearer ${key}` } : {})
    const textsOf = async (search = '') =>
      (await listResponses(owner, form.id, search)).map(({ data, byProgram }) => [data[ids[0]], byProgram ?? false])
    return { owner, form, ids, send, textsOf }
  }

  it('is an answer like others, marked as sent by a program', async () => {
    const { owner, send, textsOf } = await askedForm()
    const { body } = await send('program')
    await send('half', { website: '' })
    await send('person', OF_PAGE)
    expect(await textsOf()).toEqual([
      ['person', false],
      ['half', true],
      ['program', true],
    ])
    expect((await owner.get(`/api/form-responses/${body.id}`)).body).toMatchObject({ response: { byProgram: true } })
  })

  it('is held as spam by a form that takes answers from its own page only, but for those with a key of its owner', async () => {
    const { owner, send, textsOf } = await askedForm({ ownPageOnly: true })
    const { key } = await createKey(owner, { scopes: ['responses:write'] })
    const { key: strange } = await createKey(await signInOwner())
    await send('page', OF_PAGE)
    expect((await send('program')).status).toBe(201)
    expect((await send('stranger', {}, strange)).status).toBe(201)
    expect((await send('own', {}, key)).status).toBe(201)
    expect(await textsOf()).toEqual([
      ['own', true],
      ['page', false],
    ])
    expect(await textsOf('?spam=1')).toEqual([
      ['stranger', true],
      ['program', true],
    ])
  })

  it('is refused with a wrong key, and with one that may not do it', async () => {
    const { owner, send, textsOf } = await askedForm({ ownPageOnly: true })
    const { key } = await createKey(owner, { scopes: ['responses:read'] })
    expect((await send('x', {}, `sf_${'x'.repeat(48)}`)).status).toBe(401)
    expect(await send('x', {}, key)).toMatchObject({ status: 403, body: { code: 'scope' } })
    expect(await textsOf()).toEqual([])
    // A proxy has a password or a token of its own.
    const { form, ids } = await askedForm()
    for (const authorization of ['Basic dTpw', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x']) {
      expect((await submit(form.slug, { responses: { [ids[0]]: 'x' } }, { authorization })).status).toBe(201)
    }
  })

  it('is not what the page without scripts sends', async () => {
    const { form, ids, textsOf } = await askedForm({ ownPageOnly: true })
    const fields = { [ids[0]]: 'plain', seen: ids[0], key: 'one', website: '' }
    expect((await visitPlain(drawAnswers, { slug: form.slug }, { fields })).status).toBe(303)
    expect(await textsOf()).toEqual([['plain', false]])
  })
})
