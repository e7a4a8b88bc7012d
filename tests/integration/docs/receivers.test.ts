import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPhp, findPython } from '@/scripts/test-programs.mjs'
import { type Receiver, startPrintedReceiver } from '@/tests/support/docs/receivers'

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const SECRET = newSecret()
const OTHER = newSecret()
/** Not only ASCII: the signature is over bytes. */
const BODY = '{"id":"evt-1","type":"booking.created","data":{"name":"Çağrı 🙂"}}'

const SAMPLES: [file: string, program: string | null][] = [
  ['receiver.mjs', process.execPath],
  ['receiver-with-library.mjs', process.execPath],
  ['receiver.py', findPython()],
  ['receiver.php', findPhp()],
]

type Sent = {
  secrets?: string[]
  ageSeconds?: number
  signed?: string
  body?: string
  headers?: Record<string, string>
}

function headersOf({ secrets = [SECRET], ageSeconds = 0, signed = BODY }: Sent): Record<string, string> {
  const at = new Date(Date.now() - ageSeconds * 1000)
  return {
    'content-type': 'application/json',
    'webhook-id': 'evt-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign('evt-1', at, signed)).join(' '),
  }
}

describe.each(SAMPLES)('docs/api.md, %s', (file, program) => {
  let receiver: Receiver

  beforeAll(async () => {
    if (program) receiver = await startPrintedReceiver(file, program, SECRET)
  })
  afterAll(() => receiver?.stop())

  const post = async (sent: Sent) => {
    const { headers = headersOf(sent), body = BODY } = sent
    return (await fetch(receiver.url, { method: 'POST', headers, body })).status
  }

  it.skipIf(!program)('takes a message with a good signature, and one that two secrets signed', async () => {
    expect(await post({})).toBe(204)
    expect(await post({ secrets: [OTHER, SECRET] })).toBe(204)
    expect(await post({ secrets: [SECRET, OTHER] })).toBe(204)
    await expect.poll(receiver.output).toContain('booking.created evt-1')
  })

  it.skipIf(!program)(
    'refuses a changed byte, another secret, an old or a future message, and one without signature',
    async () => {
      const good = headersOf({})
      const { 'webhook-signature': _, ...unsigned } = good
      const refused: Sent[] = [
        { body: BODY.replace('evt-1', 'evt-2') },
        { secrets: [OTHER] },
        { ageSeconds: 360 },
        { ageSeconds: -360 },
        { headers: { ...good, 'webhook-id': 'evt-2' } },
        { headers: { ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) - 60) } },
        { headers: { ...good, 'webhook-timestamp': 'yesterday' } },
        { headers: { ...good, 'webhook-signature': 'v1,' } },
        { headers: { ...good, 'webhook-signature': (good['webhook-signature'] ?? '').replace('v1,', 'v2,') } },
        { headers: unsigned },
      ]
      const answers: number[] = []
      for (const sent of refused) answers.push(await post(sent))
      expect(answers).toEqual(refused.map(() => 400))
      expect(await post({})).toBe(204)
    },
  )
})
