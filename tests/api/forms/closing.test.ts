import fc from 'fast-check'
import { revalidatePath } from 'next/cache'
import { describe, expect, it, vi } from 'vitest'
import type { Form, PublicForm } from '@/lib/forms/form'
import { submitSchema } from '@/lib/forms/responses-schema'
import { submitForm } from '@/lib/forms/server/submit'
import { cachedPaths } from '@/lib/http/languages.mjs'
import { DAY_MS } from '@/lib/scheduling/units'
import { check } from '@/messages/check'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { cases } from '@/tests/support/cases'
import { createForm, createFormWith } from '@/tests/support/factories/forms'

const CLOSED = 'This form is no longer accepting responses.'
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const at = (count: number, work: (index: number) => ReturnType<typeof submit>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countOf = (answers: { status: number }[], status: number) => answers.filter((one) => one.status === status).length
const read = async (slug: string) => (await new ApiClient().get(`/api/public/forms/${slug}`)).body as PublicForm

async function limitedForm(fields: object) {
  const owner = await signInOwner()
  const made = await createFormWith(owner, 'text')
  const answer = await owner.patch(`/api/forms/${made.form.id}`, fields)
  expect(answer.status).toBe(200)
  return { owner, form: answer.body as Form, id: made.ids[0], path: `/api/forms/${made.form.id}` }
}

describe('PATCH /api/forms/{id}', () => {
  describe('how a form closes', () => {
    it('is set, read and taken back by its owner', async () => {
      const { owner, form, path } = await limitedForm({
        closesAt: '2031-01-02T03:04:05+03:00',
        maxResponses: 50,
        closedText: ' Thank you all! ',
      })
      const set = { closesAt: '2031-01-02T00:04:05.000Z', maxResponses: 50, closedText: 'Thank you all!' }
      expect(form).toMatchObject(set)
      expect((await owner.patch(path, { title: 'Another' })).body).toMatchObject(set)
      const none = { closesAt: null, maxResponses: null, closedText: '' }
      expect((await owner.patch(path, none)).body).toMatchObject(none)
    })

    it.each([
      [{ closesAt: 'tomorrow' }, 'closesAt', 'Invalid date'],
      [{ closesAt: '2031-02-30T00:00:00Z' }, 'closesAt', 'Invalid date'],
      [{ maxResponses: 0 }, 'maxResponses', 'Must be a whole number from 1 to 1,000,000'],
      [{ maxResponses: 1.5 }, 'maxResponses', 'Must be a whole number from 1 to 1,000,000'],
      [{ maxResponses: 1_000_001 }, 'maxResponses', 'Must be a whole number from 1 to 1,000,000'],
      [{ closedText: 'x'.repeat(5_001) }, 'closedText', 'Must be at most 5,000 characters'],
    ])('refuses what is no instant, no count or too long (%#)', async (body, path, message) => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      expect(await owner.patch(`/api/forms/${id}`, body)).toMatchObject({
        status: 400,
        body: { issues: [{ path, message }] },
      })
    })

    it('is not taken over by a copy', async () => {
      const { owner, path } = await limitedForm({ closesAt: daysFromNow(1), maxResponses: 1, closedText: 'Over' })
      expect((await owner.post(`${path}/duplicate`)).body).toMatchObject({
        closesAt: null,
        maxResponses: null,
        closedText: '',
      })
    })
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('a form with a close date', () => {
    it('takes responses up to it, and from that instant on none', async () => {
      const { owner, form, id } = await limitedForm({ closesAt: daysFromNow(1) })
      const closesAt = Date.parse(form.closesAt ?? '')
      const send = (ms: number) =>
        submitForm(form.slug, submitSchema.parse({ responses: { [id]: 'x' } }), {
          idempotencyKey: null,
          asked: null,
          keyOwner: null,
          now: new Date(closesAt + ms),
        })
      await expect(send(-1)).resolves.toMatchObject({ id: expect.any(String) })
      await expect(send(0)).rejects.toMatchObject({ code: 'form_closed', message: check('formClosed') })
      expect(await listResponses(owner, form.id)).toHaveLength(1)
    })

    it('says so in its owner’s words, before it looks at the answers', async () => {
      const { owner, form, id, path } = await limitedForm({ closesAt: daysFromNow(-1), closedText: 'See you in May.' })
      expect((await read(form.slug)).closed).toEqual({ text: 'See you in May.' })
      expect(await submit(form.slug, { responses: { nonsense: 1 } })).toMatchObject({
        status: 409,
        body: { message: 'See you in May.' },
      })
      await owner.patch(path, { closesAt: null })
      expect((await read(form.slug)).closed).toBeNull()
      expect((await submit(form.slug, { responses: { [id]: 'x' } })).status).toBe(201)
    })
  })

  describe('a form with a maximum', () => {
    it('never stores more, however many are sent at once', async () => {
      const { owner, form, id } = await limitedForm({ maxResponses: 7 })
      const answers = await at(60, (index) => submit(form.slug, { responses: { [id]: `${index}` } }))
      expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([7, 53])
      expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
        new Set([CLOSED]),
      )
      expect(await listResponses(owner, form.id)).toHaveLength(7)
      expect(await read(form.slug)).toMatchObject({ closed: { text: CLOSED } })
    })

    it('never stores more, whatever comes at once: spam, repeats, and the maximum itself', async () => {
      const submissions = fc.array(
        fc.record({ key: fc.option(fc.integer({ min: 0, max: 5 })), isSpam: fc.boolean() }),
        {
          minLength: 1,
          maxLength: 14,
        },
      )
      await fc.assert(
        fc.asyncProperty(
          submissions,
          fc.integer({ min: 1, max: 6 }),
          fc.boolean(),
          async (sent, max, isSetMeanwhile) => {
            const { owner, form, id, path } = await limitedForm(isSetMeanwhile ? {} : { maxResponses: max })
            const send = ({ key, isSpam }: (typeof sent)[number]) =>
              submit(
                form.slug,
                { responses: { [id]: `${isSpam}` }, website: isSpam ? 'spam' : '' },
                key === null ? {} : { 'idempotency-key': `k${key}${isSpam}` },
              )
            const half = Math.floor(sent.length / 2)
            const setting = isSetMeanwhile ? [owner.patch(path, { maxResponses: max })] : []
            const [, ...answers] = await Promise.all([
              Promise.all(setting),
              ...sent.slice(0, half).map(send),
              ...sent.slice(half).map(send),
            ])
            expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
            const stored = await listResponses(owner, form.id)
            const wanted = new Set(sent.flatMap(({ key, isSpam }, index) => (isSpam ? [] : [key ?? `none ${index}`])))
              .size
            if (!isSetMeanwhile) expect(stored).toHaveLength(Math.min(max, wanted))
            const after = await at(4, (index) => submit(form.slug, { responses: { [id]: `after ${index}` } }))
            const room = Math.max(max - stored.length, 0)
            expect(countOf(after, 201)).toBe(Math.min(room, 4))
          },
        ),
        cases(12),
      )
    }, 120_000)

    it('answers a repeat of the last one as it answered it', async () => {
      const { form, id } = await limitedForm({ maxResponses: 1 })
      const key = { 'idempotency-key': 'the-last' }
      const body = { responses: { [id]: 'x' } }
      const answers = await at(6, () => submit(form.slug, body, key))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
      expect((await submit(form.slug, body, key)).status).toBe(201)
      expect((await submit(form.slug, body, { 'idempotency-key': 'another' })).status).toBe(409)
    })

    it('has its page drawn anew by every process with the last response, and not before', async () => {
      const { form, id } = await limitedForm({ maxResponses: 2 })
      await forgetChanges()
      vi.mocked(revalidatePath).mockClear()
      const send = (website = '') => submit(form.slug, { responses: { [id]: 'x' }, website })
      await send()
      await send('spam')
      expect(await changedPaths()).toEqual([])
      expect(revalidatePath).not.toHaveBeenCalled()
      await send()
      expect(await changedPaths()).toEqual([`form/${form.slug}`])
      const drawn = cachedPaths(`form/${form.slug}`)
      expect(drawn).toContain(`/form/${form.slug}`)
      expect(vi.mocked(revalidatePath).mock.calls).toEqual(drawn.map((path) => [path]))
    })

    it('is open again when a response is deleted or the maximum raised', async () => {
      const { owner, form, id, path } = await limitedForm({ maxResponses: 1 })
      const send = async () => (await submit(form.slug, { responses: { [id]: 'x' } })).status
      expect([await send(), await send()]).toEqual([201, 409])
      for (const remove of [
        (one: string) => owner.delete(`/api/form-responses/${one}`),
        (one: string) => owner.post(`${path}/responses/delete`, { ids: [one] }),
      ]) {
        const [stored] = await listResponses(owner, form.id)
        await forgetChanges()
        expect((await remove(stored?.id ?? '')).status).toBe(204)
        expect(await changedPaths()).toEqual([`form/${form.slug}`])
        expect((await read(form.slug)).closed).toBeNull()
        expect([await send(), await send()]).toEqual([201, 409])
      }
      await owner.patch(path, { maxResponses: 2 })
      expect([await send(), await send()]).toEqual([201, 409])
    })

    it('is closed and unpublished, changed and deleted under submissions without a deadlock', async () => {
      const { owner, form, id, path } = await limitedForm({ maxResponses: 5 })
      const some = () => Array.from({ length: 8 }, () => submit(form.slug, { responses: { [id]: 'x' } }))
      const answers = await Promise.all([
        ...some(),
        owner.patch(path, { maxResponses: null }),
        ...some(),
        owner.patch(path, { maxResponses: 3 }),
        ...some(),
        owner.delete(path),
      ])
      expect(answers.filter(({ status }) => ![200, 201, 204, 404, 409].includes(status))).toEqual([])
    })
  })
})
