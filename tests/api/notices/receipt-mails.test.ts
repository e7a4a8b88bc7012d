import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { listResponses, submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createFormWith } from '@/tests/support/factories/forms'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_RECIPIENT: '3/3600', LIMIT_MAILS_OWNER: '10/86400' }))

type Types = Parameters<typeof createFormWith>[1][]

async function receiptForm(respondentMail: object, ...types: Types) {
  const owner = await signInOwner(newEmail('receipts'))
  const made = await createFormWith(owner, ...types)
  expect((await owner.patch(`/api/forms/${made.form.id}`, { respondentMail })).status).toBe(200)
  return { owner, ...made }
}

const ON = { on: true, text: '', withAnswers: true }

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('the email to the respondent', () => {
    it('goes to the address given beside the answers, with the owner’s words and the answers', async () => {
      const email = newEmail('vera')
      const { form, ids } = await receiptForm({ ...ON, text: 'See you on Friday.' }, 'text', 'multiselect', 'number')
      const responses = { [ids[0]]: 'Engines', [ids[1]]: ['red', 'blue'], [ids[2]]: 3.5 }
      expect((await submit(form.slug, { respondentEmail: email, responses })).status).toBe(201)
      const [mail, ...others] = await mailsTo(email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ subject: 'Your answers: Customer feedback', replyTo: null })
      expect(mail?.text).toMatch(
        /See you on Friday\.[\s\S]*A text\nEngines\n\nA multiselect\nRed\nBlue\n\nA number\n3\.5/,
      )
      expect(mail?.text).not.toContain('Thank you for filling in')
    })

    it('does not tell what the address of the form said in place of the respondent', async () => {
      const email = newEmail('vera')
      const { form, ids } = await receiptForm(ON, 'text', 'hidden')
      await submit(form.slug, { respondentEmail: email, responses: { [ids[0]]: 'Engines', [ids[1]]: 'spring' } })
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain('Engines')
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/A hidden|spring/)
    })

    it('goes to the first email answer where no address is given, in the language asked for', async () => {
      const email = newEmail('vera')
      const { form, ids } = await receiptForm(ON, 'email', 'number')
      const responses = { [ids[0]]: email, [ids[1]]: 3.5 }
      expect((await submit(form.slug, { responses }, { 'accept-language': 'de' })).status).toBe(201)
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toBe('Ihre Antworten: Customer feedback')
      expect(mail?.text).toContain('3,5')
      expect(mail?.html).toContain('lang="de"')
    })

    it('repeats nothing that may be taken for a link, and says so', async () => {
      const email = newEmail('vera')
      const { form, ids } = await receiptForm(ON, 'paragraph', 'text', 'email')
      const responses = { [ids[0]]: 'Win at evil.example now', [ids[1]]: `x${'y'.repeat(400)}`, [ids[2]]: email }
      await submit(form.slug, { respondentEmail: email, responses })
      const [mail] = await mailsTo(email)
      expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
      expect(mail?.text).not.toContain('A paragraph')
      expect(mail?.text).not.toContain('y'.repeat(301))
      expect(mail?.text).toContain("Answers that contain a link or an email address aren't repeated here.")
    })

    it('repeats what the owner has written whatever it looks like, and of others only what is no link', async () => {
      const email = newEmail('vera')
      const { owner, form } = await receiptForm(ON)
      const labelled = (...labels: string[]) => labels.map((label) => ({ value: label.slice(0, 3), label }))
      const ask = (type: Types[number], more: object) => addQuestion(owner, form.id, type, more)
      const consent = await ask('consent', { settings: { statement: 'I agree to shop.example/terms' } })
      const matrix = await ask('matrix', {
        settings: { rows: labelled('www.first.example'), columns: labelled('see good.example') },
      })
      const ranking = await ask('ranking', { options: labelled('one.example', 'two.example') })
      const choice = await ask('select', { options: labelled('three.example'), settings: { other: true } })
      const several = await ask('multiselect', { options: labelled('four.example'), settings: { other: true } })
      const address = await ask('address', {})
      await submit(form.slug, {
        respondentEmail: email,
        responses: {
          [consent.id]: true,
          [matrix.id]: { www: 'see' },
          [ranking.id]: ['two', 'one'],
          [choice.id]: 'evil.example',
          [several.id]: ['fou', 'bad.example'],
          [address.id]: { line1: 'mean.example', postalCode: '00801', city: 'St Thomas', country: 'VI' },
        },
      })
      const [mail] = await mailsTo(email)
      for (const words of [
        'shop.example/terms',
        'www.first.example: see good.example',
        '1. two.example',
        '2. one.example',
      ])
        expect(mail?.text).toContain(words)
      expect(mail?.text).toMatch(/A multiselect\nfour\.example\n\nA/)
      expect(mail?.text).toContain('St Thomas\nU.S. Virgin Islands')
      expect(mail?.text).not.toMatch(/evil|bad\.|mean/)
      expect(mail?.text).toContain("aren't repeated here.")
    })

    it('has no answers where the owner wants none, and is none for spam, without an address or while it is off', async () => {
      const email = newEmail('vera')
      const { owner, form, ids } = await receiptForm({ on: true }, 'text')
      const body = { respondentEmail: email, responses: { [ids[0]]: 'Engines' } }
      await submit(form.slug, { ...body, website: 'https://spam.example' })
      await submit(form.slug, { responses: body.responses })
      expect(await mailsTo(email)).toEqual([])
      await submit(form.slug, body)
      expect((await mailsTo(email)).map(({ text }) => text.includes('Engines'))).toEqual([false])
      await owner.patch(`/api/forms/${form.id}`, { respondentMail: { on: false } })
      await submit(form.slug, body)
      expect(await mailsTo(email)).toHaveLength(1)
    })

    it('comes once for a request that is repeated, one after the other or at once', async () => {
      const email = newEmail('vera')
      const { form } = await receiptForm(ON, 'text')
      const send = () => submit(form.slug, { respondentEmail: email, responses: {} }, { 'idempotency-key': 'same' })
      await Promise.all([send(), send(), send()])
      await send()
      expect(await mailsTo(email)).toHaveLength(1)
    })

    it('is left out above the limit of its address, and the response is stored all the same', async () => {
      const email = newEmail('target')
      const { owner, form } = await receiptForm(ON, 'text')
      const spellings = [email, email.toUpperCase(), email.replace('@', '+more@'), email, email]
      for (const respondentEmail of spellings) {
        expect((await submit(form.slug, { respondentEmail, responses: {} })).status).toBe(201)
      }
      expect(await listResponses(owner, form.id)).toHaveLength(5)
      const sent = await query(sql`select 1 from outbox where template = 'form-receipt'
        and user_id = (select id from users where email = ${owner.email})`)
      expect(sent).toHaveLength(3)
    })

    it('uses no more than four fifths of the budget of its owner', async () => {
      const { owner, form } = await receiptForm(ON, 'text')
      const all = Array.from({ length: 12 }, () => newEmail('vera'))
      const answers = await Promise.all(
        all.map((respondentEmail) => submit(form.slug, { respondentEmail, responses: {} })),
      )
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201))
      const sent = await query(sql`select 1 from outbox where template = 'form-receipt'
        and user_id = (select id from users where email = ${owner.email})`)
      expect(sent).toHaveLength(8)
    })
  })
})
