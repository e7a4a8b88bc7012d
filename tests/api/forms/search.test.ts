import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listResponses } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'

/** Letters that JSON escapes, that a pattern takes for more than themselves, and that ids are made of. */
const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'É', '"', '\\', '\n', '\t', '%', '_', '-', '1', ',', ' '),
  maxLength: 4,
})
const filled = text.filter((one) => one.trim() !== '')
const option = fc.record({ value: fc.constantFrom('red', 'a"b', 'x\\y'), label: filled })
const response = fc.record({
  name: fc.option(text),
  answer: fc.oneof(text, fc.integer({ min: 0, max: 120 }), fc.constant(undefined)),
  chosen: fc.oneof(fc.constantFrom('red', 'a"b'), fc.uniqueArray(fc.constantFrom('red', 'a"b', 'x\\y'))),
  version: fc.nat(2),
})

/** The earlier query, which scans each response. */
const asBefore = (formId: string, like: string) => sql`
  select id from form_responses r where form_id = ${formId} and not is_spam and (respondent_name ilike ${like}
    or exists (
      select from jsonb_each(responses) as answer (id, value)
      where jsonb_typeof(answer.value) <> 'array' and answer.value #>> '{}' ilike ${like}
    ) or exists (
      select from form_versions v, jsonb_array_elements(v.questions) as question,
        jsonb_array_elements(question -> 'options') as option
      where v.form_id = r.form_id and v.hash = r.version_hash and option ->> 'label' ilike ${like}
        and jsonb_exists(r.responses -> (question ->> 'id'), option ->> 'value')
    ))`

describe('GET /api/forms/{id}/responses?q=', () => {
  describe('a search among responses', () => {
    it('finds what a look at each of them finds, whatever letters it is made of', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'select')
      const wordings = fc.tuple(fc.array(option, { maxLength: 3 }), fc.array(option, { maxLength: 3 }))
      await fc.assert(
        fc.asyncProperty(fc.array(response, { maxLength: 12 }), wordings, filled, async (responses, versions, q) => {
          await query(sql`delete from form_versions where form_id = ${form.id}`)
          await query(sql`delete from form_responses where form_id = ${form.id}`)
          for (const [index, options] of versions.entries()) {
            const questions = JSON.stringify([
              { id: ids[0], options: [] },
              { id: ids[1], options },
            ])
            await query(sql`insert into form_versions (form_id, hash, questions)
            values (${form.id}, ${`v${index}`}, ${questions}::jsonb)`)
          }
          for (const { name, answer, chosen, version } of responses) {
            const data = JSON.stringify({ [ids[0]]: answer, [ids[1]]: chosen })
            await query(sql`insert into form_responses (form_id, respondent_name, responses, version_hash)
            values (${form.id}, ${name}, ${data}::jsonb, ${version < 2 ? `v${version}` : null})`)
          }
          const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`
          const expected = (await query<{ id: string }>(asBefore(form.id, like))).map(({ id }) => id).sort()
          const found = await listResponses(owner, form.id, `?page=1&q=${encodeURIComponent(q)}`)
          expect(found.map(({ id }) => id).sort()).toEqual(expected)
        }),
        { numRuns: 60 },
      )
    }, 120_000)

    it.each(['İstanbul', 'ISPARTA', 'ılgın'])('finds %j by each spelling of the Turkish I', async (place) => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'text')
      const data = JSON.stringify({ [ids[0]]: `from ${place}` })
      await query(sql`insert into form_responses (form_id, responses) values (${form.id}, ${data}::jsonb)`)
      const plain = place.replace(/[İIı]/g, 'i')
      for (const q of [place, plain, plain.toUpperCase(), plain.toLocaleUpperCase('tr'), plain.replaceAll('i', 'ı')]) {
        expect(await listResponses(owner, form.id, `?page=1&q=${encodeURIComponent(q)}`), q).toHaveLength(1)
      }
    })
  })
})
