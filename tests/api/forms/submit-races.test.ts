import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('a submission with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'key-1' }

    it('that comes again is answered the first result and stored once', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const body = { responses: { [ids[0]]: 'x' } }
      const first = await submit(form.slug, body, key)
      const again = await submit(form.slug, body, key)
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(await submit(form.slug, { responses: { [ids[0]]: 'y' } }, key)).toMatchObject({
        status: 409,
        body: { message: 'This Idempotency-Key was used with another request.' },
      })
      expect(await listResponses(owner, form.id)).toHaveLength(1)
      await submit(form.slug, body)
      expect(await listResponses(owner, form.id)).toHaveLength(2)
    })

    it('that comes many times at once is stored once and answered alike', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => submit(form.slug, { responses: { [ids[0]]: 'x' } }, key)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(await listResponses(owner, form.id)).toHaveLength(1)
    })

    it('that different requests use at once is stored for one of them', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const answers = await Promise.all(
        ['x', 'y', 'z'].map((text) => submit(form.slug, { responses: { [ids[0]]: text } }, key)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect(await listResponses(owner, form.id)).toHaveLength(1)
    })

    it('is remembered only when it succeeded, for a day, and for its own form', async () => {
      const owner = await signInOwner()
      const [one, two] = [await createFormWith(owner, 'rating'), await createFormWith(owner, 'rating')]
      const body = (rating: number) => ({ responses: { [one.ids[0]]: rating } })
      expect((await submit(one.form.slug, body(9), key)).status).toBe(400)
      expect((await submit(one.form.slug, body(1), key)).status).toBe(201)
      expect((await submit(two.form.slug, { responses: {} }, key)).status).toBe(201)
      await query(sql`update idempotency_keys set created_at = now() - interval '25 hours'`)
      expect((await submit(one.form.slug, body(2), key)).status).toBe(201)
      expect(await listResponses(owner, one.form.id)).toHaveLength(2)
    })

    it('is refused with a key of other characters', async () => {
      const { form } = await createFormWith(await signInOwner(), 'text')
      expect((await submit(form.slug, { responses: {} }, { 'idempotency-key': 'a b' })).status).toBe(400)
    })
  })

  describe('many submissions at once', () => {
    it('are all stored, under one version of the form', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'number')
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => submit(form.slug, { responses: { [ids[0]]: index } })),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
      const stored = await listResponses(owner, form.id)
      expect(stored.map(({ data }) => Number(data[ids[0]])).sort((a, b) => a - b)).toEqual([...Array(40).keys()])
      expect(await query(sql`select 1 from form_versions where form_id = ${form.id}`)).toHaveLength(1)
    })

    it('while their form is changed, unpublished and deleted, are stored or not found', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'text')
      const path = `/api/forms/${form.id}`
      const some = (letter: string) =>
        Array.from({ length: 10 }, () => submit(form.slug, { responses: { [ids[0]]: letter } }))
      const answers = await Promise.all([
        ...some('a'),
        owner.patch(`${path}/questions/${ids[0]}`, { question: 'Changed' }),
        ...some('b'),
        owner.patch(path, { isPublished: false }),
        ...some('c'),
        owner.delete(path),
        ...some('d'),
      ])
      expect(answers.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([])
      expect(await query(sql`select 1 from form_responses where form_id = ${form.id}`)).toEqual([])
    })
  })
})
