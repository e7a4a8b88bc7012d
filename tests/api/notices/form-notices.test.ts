import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { insertResponse } from '@/db/queries/forms/insert-response'
import { rowsOf } from '@/db/queries/rows'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createFormWith } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'

async function toldForm(notify: string, ...types: Parameters<typeof createFormWith>[1][]) {
  const owner = await signInOwner(newEmail('told'))
  const made = await createFormWith(owner, ...types)
  const path = `/api/forms/${made.form.id}`
  expect(await owner.patch(path, { notify })).toMatchObject({ status: 200, body: { notify } })
  return { owner, path, ...made }
}

/** Without the one that signed them in. */
const noticesTo = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.startsWith('New response'))

describe('PATCH /api/forms/{id}', () => {
  it('is no to begin with, is set, stays, and is not taken over by a copy', async () => {
    const { owner, path } = await toldForm('each', 'text')
    expect((await owner.patch(path, { title: 'Another' })).body).toMatchObject({ notify: 'each' })
    expect((await owner.get(path)).body).toMatchObject({ notify: 'each' })
    expect((await owner.get('/api/forms')).body).toMatchObject([{ notify: 'each' }])
    expect((await owner.post(`${path}/duplicate`)).body).toMatchObject({ notify: 'off' })
    expect((await owner.patch(path, { notify: 'off' })).body).toMatchObject({ notify: 'off', noticesChosen: true })
  })

  it('stays no when a program publishes the form, and is known not to be chosen', async () => {
    const owner = await signInOwner(newEmail('told'))
    const { body } = await owner.post('/api/forms', { title: 'Feedback' })
    const path = `/api/forms/${(body as { id: string }).id}`
    const published = await owner.patch(path, { isPublished: true })
    expect(published.body).toMatchObject({ notify: 'off', noticesChosen: false })
    const made = await owner.post('/api/forms', { title: 'Feedback', isPublished: true, notify: 'each' })
    expect(made.body).toMatchObject({ notify: 'each', noticesChosen: true })
  })

  it.each(['weekly', '', null, true])('refuses %j', async (notify) => {
    const { owner, path } = await toldForm('off', 'text')
    expect(await owner.patch(path, { notify })).toMatchObject({ status: 400, body: { issues: [{ path: 'notify' }] } })
  })
})

describe('a mail for each response', () => {
  describe('a mail for each response', () => {
    it('holds what was answered, in the form’s order and on the owner’s clock, and answers go to the respondent', async () => {
      const { owner, form, ids } = await toldForm('each', 'paragraph', 'email', 'multiselect', 'text')
      await saveSettings(owner, { timezone: 'Asia/Kathmandu' })
      const [words, email, colours] = ids
      const answer = await submit(form.slug, {
        respondentName: 'Vera "V" Visitor',
        responses: { [colours as string]: ['blue', 'red'], [email]: 'vera@example.com', [words]: 'One\n<b>two</b>' },
      })
      const mails = await noticesTo(owner.email)
      expect(mails).toMatchObject([
        { subject: `New response: Customer feedback – Vera 'V' Visitor`, replyTo: 'vera@example.com' },
      ])
      const [text = '', html = ''] = [mails[0]?.text, mails[0]?.html]
      expect(text).toMatch(
        /A paragraph\nOne\n<b>two<\/b>\n\nA email\nvera@example\.com\n\nA multiselect\nBlue\nRed\n\n/,
      )
      expect(text).not.toContain('A text')
      expect(text).toContain('(GMT+05:45) Kathmandu')
      expect(text).toContain(`http://localhost:3000/response/${answer.body.id}`)
      expect(html).toContain('&lt;b&gt;two')
    })

    it('comes without an answer too, and then has nobody to reply to', async () => {
      const { owner, form } = await toldForm('each', 'text')
      await submit(form.slug, { responses: {} })
      expect(await noticesTo(owner.email)).toMatchObject([
        { subject: 'New response: Customer feedback – Anonymous', replyTo: null },
      ])
    })

    it('comes once for a request that is repeated, one after the other or at once', async () => {
      const { owner, form } = await toldForm('each', 'text')
      const send = () => submit(form.slug, { responses: {} }, { 'idempotency-key': 'same' })
      await Promise.all([send(), send(), send()])
      await send()
      expect(await noticesTo(owner.email)).toHaveLength(1)
    })

    it('comes for each that a full form has taken, and for none that it has refused', async () => {
      const { owner, path, form } = await toldForm('each', 'text')
      await owner.patch(path, { maxResponses: 2 })
      await Promise.all([1, 2, 3, 4, 5].map(() => submit(form.slug, { responses: {} })))
      expect(await noticesTo(owner.email)).toHaveLength(2)
    })

    it('never comes for what looks like spam, nor from a form that tells nobody or once a day', async () => {
      const { owner, path, form } = await toldForm('each', 'text')
      await submit(form.slug, { responses: {}, website: 'https://spam.example' })
      await submit(form.slug, { responses: {}, elapsedMs: 1 })
      for (const notify of ['off', 'daily']) {
        await owner.patch(path, { notify })
        expect((await submit(form.slug, { responses: {} })).status).toBe(201)
      }
      expect(await noticesTo(owner.email)).toEqual([])
    })

    it('is not written when its owner has had enough in the same moment', async () => {
      const { owner, form } = await toldForm('off', 'text')
      const now = new Date()
      const props = {
        to: owner.email,
        formTitle: '',
        who: '',
        replyTo: null,
        at: '',
        timezone: 'UTC',
        answers: [],
        url: '',
      }
      const response = {
        id: crypto.randomUUID(),
        formId: form.id,
        respondentName: null,
        respondentEmail: null,
        responses: {},
      }
      const version = toSnapshot([])
      const mail = toOutboxRow({ mail: { template: 'form-response', props } }, now)
      const rest = {
        claims: [],
        files: [],
        isSpam: false,
        byProgram: false,
        followUpOf: null,
        isLimited: false,
        remember: null,
        version,
        mail,
        now,
        receipt: null,
        booked: null,
      }
      expect(await insertResponse(database(), { ...response, ...rest })).toEqual({ isFull: false, hooked: 0 })
      expect(rowsOf(await database().execute(sql`select 1 from outbox where id = ${mail.id}`))).toEqual([])
    })
  })
})
