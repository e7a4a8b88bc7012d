import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { UnansweredError } from '@/cli/errors'
import type { Io } from '@/cli/io'
import { answerOf, connectTo, done } from '@/cli/session'

const LOGIN = { url: 'https://slots.example', key: 'sf_made_up' }
const listener = { params: { path: { id: '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001' } } }

function answering(answer: () => Response): Io {
  const sink = () => new Writable({ write: (_chunk, _encoding, next) => next() })
  const io = { env: {}, stdin: Readable.from([]), stdout: sink(), stderr: sink(), now: () => new Date() }
  return { ...io, fetch: async () => answer(), signal: new AbortController().signal }
}

describe('connectTo', () => {
  it.each([
    [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'no answer within 30 seconds'],
    [
      new TypeError('terminated', { cause: Object.assign(new Error('x'), { code: 'UND_ERR_SOCKET' }) }),
      'UND_ERR_SOCKET',
    ],
  ])('says in one sentence that an answer ended in its middle: %s', async (reason, words) => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.error(reason),
        }),
        { status: 200, headers: { 'content-type': 'application/json' } },
      )
    const body = { received: [], waitSeconds: 1 }
    const call = connectTo(answering(broken), LOGIN).POST('/api/v1/webhook-listeners/{id}/poll', { ...listener, body })
    const error = await answerOf(call).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnansweredError)
    expect((error as Error).message).toBe(`https://slots.example cannot be reached: ${words}.`)
  })

  it('takes an answer without a body', async () => {
    const empty = answering(() => new Response(null, { status: 204 }))
    await done(connectTo(empty, LOGIN).DELETE('/api/v1/webhook-listeners/{id}', listener))
  })
})
