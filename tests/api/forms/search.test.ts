// @module-tag every-database
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
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
        cases(60),
      )
    }, 120_000)

    it('finds what is shown of a matrix, a ranking, an address and a consent, and nothing that only programs read', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'matrix', 'ranking', 'address', 'consent')
      const [matrix, ranking, address, consent] = ids
      const give = async (responses: object) => {
        const answer = await submit(form.slug, { responses })
        expect(answer.status, answer.text).toBe(201)
        return answer.body.id
      }
      const grid = await give({ [matrix]: { price: 'good' } })
      const ranked = await give({ [ranking]: ['blue', 'red', 'green'] })
      const home = await give({ [address]: { line1: 'Elm "Row" 1', city: 'Wien', country: 'AT' } })
      const agreed = await give({ [String(consent)]: true })
      const find = async (q: string) => {
        const found = await listResponses(owner, form.id, `?page=1&q=${encodeURIComponent(q)}`)
        return found.map(({ id }) => id)
      }
      // Renamed later: an answer is found by the words that it was given under.
      await owner.patch(`/api/forms/${form.id}/questions/${matrix}`, {
        settings: { rows: [{ value: 'price', label: 'Cost' }], columns: [{ value: 'good', label: 'Fine' }] },
      })
      expect(await find('pric')).toEqual([grid])
      expect(await find('Good')).toEqual([grid])
      expect(await find('Service')).toEqual([])
      expect(await find('Poor')).toEqual([])
      expect(await find('Blue')).toEqual([ranked])
      expect(await find('wien')).toEqual([home])
      expect(await find('elm "row"')).toEqual([home])
      expect(await find('line1')).toEqual([])
      expect(await find('the terms')).toEqual([agreed])
      expect(await find('agreed')).toEqual([])
    })

    // The embedded database looks through a thousand at a time.
    it('finds the same whatever number of responses lie between', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      await query(sql`insert into form_responses (form_id, respondent_name, responses, created_at)
        select ${form.id}, 'Visitor ' || n, jsonb_build_object(${ids[0]}::text, case when n % 500 = 1 then 'needle' else 'hay' end),
          now() - make_interval(mins => n / 2) from generate_series(1, 2510) n`)
      const names = async (search: string) =>
        (await listResponses(owner, form.id, search)).map(({ respondentName }) => respondentName)
      const all = [1, 501, 1001, 1501, 2001, 2501].map((n) => `Visitor ${n}`)
      expect(await names('?q=needle')).toEqual(all)
      expect(await names('?page=1&size=4&q=needle')).toEqual(all.slice(0, 4))
      expect(await names('?page=2&size=4&q=needle')).toEqual(all.slice(4))
      expect(await names('?page=3&size=4&q=needle')).toEqual([])
      const first = await owner.get(`/api/forms/${form.id}/responses?page=1&size=3&q=needle`)
      const after = first.headers.get('x-next-after')
      expect(await names(`?after=${after}&size=3&q=needle`)).toEqual(all.slice(3))
      const marked = await owner.post(`/api/forms/${form.id}/responses/status`, {
        filter: { q: 'needle' },
        status: 'done',
      })
      expect(marked.body).toEqual({ count: 6 })
    })

    it('finds a response by the name of its file, and no other form by it', async () => {
      const owner = await signInOwner()
      const [{ form, ids }, other] = [await createFormWith(owner, 'file'), await createFormWith(owner, 'file')]
      const sent = await new ApiClient().post(`/api/public/forms/${form.slug}/files/${ids[0]}`, '%PDF-1.4 x', {
        headers: { 'content-type': 'application/pdf', 'x-file-name': encodeURIComponent('Zeugnis Ärztin.pdf') },
      })
      expect(sent.status, sent.text).toBe(201)
      const answer = await submit(form.slug, { responses: { [ids[0]]: [(sent.body as { id: string }).id] } })
      expect(answer.status, answer.text).toBe(201)
      await submit(form.slug, { responses: {} })
      const find = async (id: string) => (await listResponses(owner, id, '?page=1&q=zeugnis')).map((one) => one.id)
      expect(await find(form.id)).toEqual([answer.body.id])
      expect(await find(other.form.id)).toEqual([])
    })

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
