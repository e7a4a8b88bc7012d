import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublicForm } from '@/lib/forms/form'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { pageWithForm } from '@/tests/support/api/page-with-form'
import { cases } from '@/tests/support/cases'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { inDays, visitor } from '@/tests/support/factories/pages'

async function counted(formId: string) {
  const [row] = await query<{ taken: number; stored: number }>(sql`
    select f.taken, (select count(*)::int from form_responses r where r.form_id = f.id and not r.is_spam) as stored
    from forms f where f.id = ${formId}`)
  return row
}

/** Read past the API: it refuses an owner who reads many whole lists at once. */
async function chooseResponses(
  formId: string,
  { kind, count }: { kind: 'spam' | 'restore' | 'delete'; count: number },
) {
  const rows = await query<{ id: string }>(sql`
    select id from form_responses where form_id = ${formId} and is_spam = ${kind === 'restore'}
    order by created_at desc, id desc limit ${count}`)
  return rows.map(({ id }) => id)
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('submit' as const), count: fc.integer({ min: 1, max: 4 }), isSpam: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('spam' as const, 'restore' as const, 'delete' as const), count: fc.nat(3) }),
  fc.record({ kind: fc.constant('limit' as const), max: fc.option(fc.integer({ min: 1, max: 9 })) }),
)

describe('the counter of responses', () => {
  describe('the counter of a form with a maximum', () => {
    it('is the number of its responses, whatever comes, goes, is marked and is set, also at once', async () => {
      const owner = await signInOwner()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), fc.boolean(), async (steps, isAtOnce) => {
          const { form, ids } = await createFormWith(owner, 'text')
          const path = `/api/forms/${form.id}`
          const run = async (one: (typeof steps)[number]): Promise<unknown> => {
            if (one.kind === 'limit') return owner.patch(path, { maxResponses: one.max })
            if (one.kind === 'submit') {
              const body = { responses: { [ids[0]]: 'x' }, website: one.isSpam ? 'spam' : '' }
              return Promise.all(Array.from({ length: one.count }, () => submit(form.slug, body)))
            }
            const chosen = await chooseResponses(form.id, one)
            return owner.post(`${path}/responses/${one.kind}`, { ids: chosen })
          }
          await owner.patch(path, { maxResponses: 8 })
          if (isAtOnce) await Promise.all(steps.map(run))
          else for (const one of steps) await run(one)
          await owner.patch(path, { maxResponses: 9 })
          const now = await counted(form.id)
          expect(now?.taken).toBe(now?.stored)
        }),
        cases(15),
      )
    }, 120_000)

    it('counts what came with a booking, and what goes with it', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      await owner.patch(`/api/forms/${form.id}`, { maxResponses: 5 })
      const bookAt = (day: number) => book(page.slug, visitor(inDays(day), { responses: { [ids[0]]: 'x' } }))
      expect((await Promise.all([3, 4, 5].map(bookAt))).map(({ status }) => status)).toEqual([201, 201, 201])
      expect(await counted(form.id)).toEqual({ taken: 3, stored: 3 })
      await query(sql`delete from form_responses where form_id = ${form.id}`)
      expect((await counted(form.id))?.taken).toBe(0)
    })

    it('counts what was there when a maximum is set, and is all that a visitor’s look reads', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const body = { responses: { [ids[0]]: 'x' } }
      await Promise.all([
        submit(form.slug, body),
        submit(form.slug, body),
        submit(form.slug, { ...body, website: 'spam' }),
      ])
      expect((await counted(form.id))?.taken).toBe(0)
      await owner.patch(`/api/forms/${form.id}`, { maxResponses: 3 })
      expect((await counted(form.id))?.taken).toBe(2)
      await query(sql`update forms set taken = 3 where id = ${form.id}`)
      const read = (await new ApiClient().get(`/api/public/forms/${form.slug}`)).body as PublicForm
      expect(read.closed).not.toBeNull()
      expect((await submit(form.slug, body)).status).toBe(409)
    })
  })
})
