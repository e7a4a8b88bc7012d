import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '@/lib/mail/templates'

type Sent = { path: string; key: string | undefined; token: string | undefined; body: Record<string, unknown> }

let sent: Sent[] = []
let answer = { status: 200, body: '{"id":"1"}' }
const server = http.createServer(async (req, res) => {
  let text = ''
  for await (const chunk of req) text += chunk
  const key = req.headers['idempotency-key'] as string | undefined
  sent.push({ path: req.url ?? '', key, token: req.headers.authorization, body: JSON.parse(text) })
  res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
})

const message: Message = {
  to: { name: 'Vera', address: 'vera@example.com' },
  fromName: 'Ada "C" Lovelace',
  replyTo: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Confirmed',
  html: '<p>x</p>',
  text: 'x',
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('RESEND_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})
beforeEach(() => {
  sent = []
  answer = { status: 200, body: '{"id":"1"}' }
})

// The SDK reads its address when it is loaded, so it is loaded after that is set.
const send = async () => (await import('@/lib/mail/resend')).sendByResend('re_key', message, 'row-1')

describe('sendByResend', () => {
  it('a mail goes out with its calendar file, under the key of its row', async () => {
    await send()
    expect(sent).toMatchObject([
      {
        path: '/emails',
        key: 'row-1',
        token: 'Bearer re_key',
        body: {
          from: '"Ada \'C\' Lovelace" <slotform@localhost>',
          to: '"Vera" <vera@example.com>',
          reply_to: '"Ada" <ada@example.com>',
          subject: 'Confirmed',
          html: '<p>x</p>',
          text: 'x',
        },
      },
    ])
    const [file] = (sent[0]?.body.attachments ?? []) as { filename: string; content: string; content_type: string }[]
    expect(file?.filename).toBe('invite.ics')
    expect(file?.content_type).toContain('method=REQUEST')
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe('BEGIN:VCALENDAR')
  })

  it.each([
    [422, 'validation_error', true],
    [429, 'rate_limit_exceeded', false],
    [500, 'internal_server_error', false],
  ])('a refusal with %i is final: %s %s', async (status, name, isFinal) => {
    answer = { status, body: JSON.stringify({ statusCode: status, name, message: 'no' }) }
    await expect(send()).rejects.toMatchObject({ name: 'MailRefusedError', isFinal })
  })
})
