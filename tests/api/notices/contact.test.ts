import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo } from '@/tests/support/api/owner'

vi.hoisted(() => Object.assign(process.env, { CONTACT_TO: 'desk@example.com', LIMIT_CONTACT: '5/3600' }))

const message = { fullName: 'Vera "V"', email: 'vera@example.com', message: 'Ten letters\nand a second line' }
const send = (body: object, address = '203.0.113.1') =>
  new ApiClient().post('/api/contact', body, { headers: { 'x-slotform-peer': address } })
const stored = async () =>
  rowsOf(await database().execute(sql`select full_name, email, message from contact_messages order by created_at`))

describe('POST /api/contact', () => {
  describe('a contact message', () => {
    it('is stored, and mailed so that an answer goes to its sender', async () => {
      expect((await send(message)).status).toBe(201)
      expect(await stored()).toEqual([{ full_name: message.fullName, email: message.email, message: message.message }])
      const [mail] = await mailsTo('desk@example.com')
      expect(mail).toMatchObject({ replyTo: 'vera@example.com', subject: "Contact message from Vera 'V'" })
      expect(mail?.text).toContain('and a second line')
    })

    it.each([
      [{ ...message, fullName: ' ' }, 'fullName', 'Full name is required'],
      [{ ...message, email: 'x' }, 'email', 'Please enter a valid email address'],
      [{ ...message, message: 'too short' }, 'message', 'Message must be at least 10 characters'],
    ])('is refused: %j', async (body, path, text) => {
      const answer = await send(body, `203.0.113.${10 + path.length}`)
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message: text }] } })
    })

    it('of a program is answered alike and dropped', async () => {
      const before = await stored()
      for (const website of ['http://spam.example', 'x'.repeat(600)]) {
        expect((await send({ ...message, website }, '203.0.113.2')).status).toBe(201)
      }
      expect(await stored()).toEqual(before)
    })

    it('is one of five an hour from one address', async () => {
      for (let count = 0; count < 5; count += 1) expect((await send(message, '203.0.113.3')).status).toBe(201)
      expect((await send(message, '203.0.113.3')).status).toBe(429)
    })
  })
})
