import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listResponses } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'

/** Some of them came in one microsecond, others in one millisecond. */
async function formWithResponses(count: number) {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, 'text')
  await query(sql`
    insert into form_responses (form_id, responses, created_at)
    select ${form.id}, jsonb_build_object(${ids[0]}::text, 'Answer "' || n || '"'),
      '2026-01-01'::timestamptz + n / 3 * interval '1 microsecond'
    from generate_series(1, ${count}::int) n`)
  return { owner, form, path: `/api/forms/${form.id}/responses` }
}

describe('GET /api/forms/{id}/responses', () => {
  describe('all responses of a form', () => {
    it('are one bare array, in portions that nobody sees', async () => {
      const { owner, path, form } = await formWithResponses(1_203)
      const whole = await owner.get(path)
      expect(whole.headers.get('content-type')).toBe('application/json')
      expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
      const pages = await Promise.all([1, 2, 3].map((page) => listResponses(owner, form.id, `?page=${page}&size=500`)))
      expect(whole.text).toBe(JSON.stringify(pages.flat()))
      expect((await owner.get(`${path}?q=answer "12`)).body).toHaveLength(15)
    })

    it('are byte for byte what a page of them is, whatever they hold', async () => {
      const { owner, form, path } = await formWithResponses(0)
      const odd = ['line\nbreak\r\u2028', '"quoted\\"', '\u0001\t', 'é 😀', '', '{"a": [1, 2]}']
      const answers = { ...Object.fromEntries(odd.entries()), list: odd, b: 1.5, a: -0.000001, 10: 1e21 }
      await query(sql`
      insert into form_responses (form_id, respondent_name, respondent_email, responses, created_at) values
      (${form.id}, ${odd.join('')}, null, ${JSON.stringify(answers)}, '2026-01-01 00:00:00.999999+02'),
      (${form.id}, null, 'é@example.org', '{"__proto__": "x", "2": [], "1": ["a", "b"]}', '1970-01-02')`)
      expect((await owner.get(path)).text).toBe((await owner.get(`${path}?page=1`)).text)
      expect(await listResponses(owner, form.id)).toMatchObject([{ data: { list: odd } }, { data: { 1: ['a', 'b'] } }])
    })

    it.each([0, 1, 500, 1_000])('are whole where there are %i', async (count) => {
      const { owner, path } = await formWithResponses(count)
      const { body, text } = await owner.get(path)
      expect(body).toHaveLength(count)
      expect(text).toBe(JSON.stringify(body))
    })

    it('are read page by page from where the page before ended, whatever comes meanwhile', async () => {
      const { owner, path, form } = await formWithResponses(120)
      const expected = (await listResponses(owner, form.id)).map(({ id }) => id)
      const seen: string[] = []
      let call = `${path}?page=1&size=50`
      for (let count = 0; count < 3; count += 1) {
        const answer = await owner.get(call)
        expect(answer.headers.get('x-next-page')).toBe(count === 0 ? '2' : null)
        seen.push(...(answer.body as { id: string }[]).map(({ id }) => id))
        await query(sql`insert into form_responses (form_id, responses) values (${form.id}, '{}')`)
        const after = answer.headers.get('x-next-after')
        expect(after === null).toBe(count === 2)
        call = `${path}?size=50&after=${after}`
      }
      expect(seen).toEqual(expected)
    })

    it.each(['x', '', btoa('2026-02-30T00:00:00.000000Z 00000000-0000-4000-8000-000000000000'), btoa('now x')])(
      'are not read after what is no key (%#)',
      async (after) => {
        const { owner, path } = await formWithResponses(1)
        expect(await owner.get(`${path}?after=${after}`)).toMatchObject({
          status: 400,
          body: { issues: [{ path: 'after' }] },
        })
        expect((await owner.get(`${path}?page=1&after=${after}`)).status).toBe(400)
      },
    )
  })
})
