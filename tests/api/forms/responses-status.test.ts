import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { FormResponse, ResponseDetail } from '@/lib/forms/form'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { createFormWith } from '@/tests/support/factories/forms'

/** A form with the responses A to D, listed oldest first, and one of spam. */
async function formWithResponses() {
  const owner = await signInOwner()
  const { form, ids: questionIds } = await createFormWith(owner, 'text')
  const ids: string[] = []
  for (const text of 'ABCD') ids.push((await submit(form.slug, { responses: { [questionIds[0]]: text } })).body.id)
  const spam = (await submit(form.slug, { responses: {}, website: 'x' })).body.id
  const textsOf = (list: FormResponse[]) => list.map(({ data }) => data[questionIds[0]]).join('')
  return {
    ...{ owner, form, ids, spam },
    list: async (search: string) => textsOf(await listResponses(owner, form.id, search)),
    counts: async () => {
      const { newCount, responseCount } = (await owner.get(`/api/forms/${form.id}`)).body as Record<string, number>
      return { newCount, responseCount }
    },
    set: (body: unknown) => owner.post(`/api/forms/${form.id}/responses/status`, body),
    change: (id: string | undefined, body: unknown) => owner.patch(`/api/form-responses/${id}`, body),
    read: async (id: string | undefined) =>
      ((await owner.get(`/api/form-responses/${id}`)).body as ResponseDetail).response,
  }
}

describe('PATCH /api/form-responses/{id}', () => {
  it('sets the status and the note, each by itself, and answers the response as GET does', async () => {
    const { owner, ids, change } = await formWithResponses()
    const path = `/api/form-responses/${ids[0]}`
    expect(await change(ids[0], { status: 'done' })).toMatchObject({
      status: 200,
      body: { response: { status: 'done', note: '' }, questions: [{}] },
    })
    const { body } = await change(ids[0], { note: '  Called back.\nAll is well.  ' })
    expect(body).toMatchObject({ response: { status: 'done', note: 'Called back.\nAll is well.' } })
    expect((await owner.get(path)).body).toEqual(body)
    expect((await change(ids[0], { note: '', status: 'new' })).body).toMatchObject({
      response: { status: 'new', note: '' },
    })
  })

  it('moves `updatedAt`, and only where something differs', async () => {
    const { owner, form, ids, change, read } = await formWithResponses()
    const before = await read(ids[1])
    await change(ids[1], { status: 'new', note: '' })
    await change(ids[1], {})
    expect(await read(ids[1])).toEqual(before)
    await change(ids[1], { note: 'Seen' })
    const { updatedAt, createdAt } = await read(ids[1])
    expect([updatedAt > before.updatedAt, createdAt]).toEqual([true, before.createdAt])
    const since = await listResponses(owner, form.id, `?updatedSince=${encodeURIComponent(updatedAt)}`)
    expect(since.map(({ id }) => id)).toContain(ids[1])
  })

  it('refuses what is neither, and changes nothing then', async () => {
    const { ids, change, read } = await formWithResponses()
    expect(await change(ids[0], { status: 'maybe', note: 'x' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'status' }] },
    })
    for (const note of [5, null, 'x'.repeat(5_001)]) {
      expect(await change(ids[0], { status: 'done', note })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'note' }] },
      })
    }
    expect(await read(ids[0])).toMatchObject({ status: 'new', note: '' })
    expect((await change(ids[0], { note: 'x'.repeat(5_000) })).status).toBe(200)
    expect((await change(randomUUID(), { status: 'done' })).status).toBe(404)
  })
})

describe('POST /api/forms/{id}/responses/status', () => {
  it('marks those that are named, and counts only those that change', async () => {
    const { ids, set, list, counts } = await formWithResponses()
    expect(await set({ ids: [ids[0], ids[2], ids[0]], status: 'done' })).toMatchObject({
      status: 200,
      body: { count: 2 },
    })
    expect((await set({ ids: [ids[0], ids[1]], status: 'done' })).body).toEqual({ count: 1 })
    expect([await list('?status=done'), await list('?status=new'), await list('')]).toEqual(['CBA', 'D', 'DCBA'])
    expect(await list('?status=done&page=1&size=2')).toBe('CB')
    expect(await counts()).toEqual({ newCount: 1, responseCount: 4 })
    expect((await set({ ids: [], status: 'new' })).body).toEqual({ count: 0 })
    expect((await set({ ids: [ids[0]], status: 'new' })).body).toEqual({ count: 1 })
    expect(await list('?status=new')).toBe('DA')
  })

  it('marks all that a filter finds, but no spam', async () => {
    const { owner, form, ids, spam, set, list, counts, read } = await formWithResponses()
    expect((await set({ filter: { q: 'b' }, status: 'done' })).body).toEqual({ count: 1 })
    expect(await list('?status=done')).toBe('B')
    const { createdAt } = await read(ids[2])
    expect((await set({ filter: { from: createdAt }, status: 'done' })).body).toEqual({ count: 2 })
    expect((await set({ filter: {}, status: 'done' })).body).toEqual({ count: 1 })
    expect(await counts()).toEqual({ newCount: 0, responseCount: 4 })
    expect(await read(spam)).toMatchObject({ status: 'new' })
    expect((await set({ filter: { status: 'done' }, status: 'new' })).body).toEqual({ count: 4 })
    const summary = await owner.get(`/api/forms/${form.id}/responses/summary?status=done`)
    expect(summary.body).toMatchObject({ responseCount: 0 })
  })

  it("marks none where one is missing or somebody else's", async () => {
    const { ids, set, counts } = await formWithResponses()
    const stranger = await formWithResponses()
    for (const wrong of [randomUUID(), stranger.ids[0]]) {
      expect(await set({ ids: [ids[0], wrong], status: 'done' })).toMatchObject({
        status: 404,
        body: { code: 'response_not_found' },
      })
    }
    expect([await counts(), await stranger.counts()]).toEqual([
      { newCount: 4, responseCount: 4 },
      { newCount: 4, responseCount: 4 },
    ])
  })

  it('wants a status, and either ids or a filter', async () => {
    const { ids, set, counts, list, owner, form } = await formWithResponses()
    for (const [body, path] of [
      [{ status: 'done' }, 'ids'],
      [{ status: 'done', ids: [ids[0]], filter: {} }, 'ids'],
      [{ ids: [ids[0]] }, 'status'],
      [{ ids: [ids[0]], status: 'old' }, 'status'],
      [{ ids: ['x'], status: 'done' }, 'ids.0'],
      [{ filter: { status: 'old' }, status: 'done' }, 'filter.status'],
    ] as const) {
      expect(await set(body), JSON.stringify(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    }
    expect((await set({ filter: { who: 'all' }, status: 'done' })).status).toBe(400)
    expect(await counts()).toEqual({ newCount: 4, responseCount: 4 })
    expect((await owner.get(`/api/forms/${form.id}/responses?status=old`)).status).toBe(400)
    expect(await list('?status=new&q=zzz')).toBe('')
  })
})
