import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer } from '@/server/http-server.mjs'
import { LIMITS } from '@/server/limits.mjs'
import { boundsOf } from '@/server/uploads.mjs'
import { sendRaw } from '@/tests/support/server/raw-http'

const running: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop(0)))
})

/** Answers once it has the whole body and the work is done. */
async function serve(limits: Partial<typeof LIMITS>, work: Promise<unknown> = Promise.resolve()): Promise<number> {
  const made = createServer({
    handler: (req, res) => void req.on('end', async () => res.end(await work.then(() => 'whole'))).resume(),
    limits,
  })
  running.push(made)
  await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve))
  return (made.server.address() as AddressInfo).port
}

const UPLOAD = '/api/public/forms/feedback/files/5b0c8a1e'
const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

describe('boundsOf', () => {
  it('gives the zip of an account a gigabyte', () => {
    const bounds = { maxBytes: 1025 * 1024 * 1024, bodyMs: 600_000 }
    expect(boundsOf({ method: 'POST', url: '/api/import?dryRun=1' }, LIMITS)).toEqual(bounds)
    expect(boundsOf({ method: 'GET', url: '/api/import' }, LIMITS).maxBytes).toBe(LIMITS.bodyBytes)
  })

  it('gives the files of another tool 66 MiB', () => {
    const bounds = { maxBytes: 66 * 1024 * 1024, bodyMs: 600_000 }
    expect(boundsOf({ method: 'POST', url: '/api/arrivals?from=csv' }, LIMITS)).toEqual(bounds)
    expect(boundsOf({ method: 'POST', url: '/api/arrivals/links' }, LIMITS).maxBytes).toBe(LIMITS.bodyBytes)
  })

  it.each([UPLOAD, `${UPLOAD}?k=1`, '/api/schedule/intro/files/5b0c8a1e', '/api/v1/schedule/intro/files/5b0c8a1e'])(
    'gives a file at %s room and time',
    (url) => {
      expect(boundsOf({ method: 'POST', url }, LIMITS)).toEqual({ maxBytes: 26 * 1024 * 1024, bodyMs: 600_000 })
    },
  )

  it.each([
    ['PUT', UPLOAD],
    ['POST', `${UPLOAD}/more`],
    ['POST', `/x${UPLOAD}`],
    ['POST', '/api/public/forms/feedback/submit'],
    ['POST', '/api/files/5b0c8a1e'],
    ['POST', `/api/meetings?next=${UPLOAD}`],
  ])('gives %s %s what every other body gets', (method, url) => {
    expect(boundsOf({ method, url }, LIMITS)).toEqual({ maxBytes: 1024 * 1024, bodyMs: 30_000 })
  })
})

describe('createServer', () => {
  it('takes a larger body for a file, and refuses one beyond its own bound', async () => {
    const port = await serve({ bodyBytes: 10, uploadBytes: 20 })
    expect((await sendRaw(port, post('/api/x', 11))).status).toBe(413)
    expect((await sendRaw(port, [post(UPLOAD, 20), 'x'.repeat(20)])).status).toBe(200)
    expect((await sendRaw(port, post(UPLOAD, 21))).status).toBe(413)
  })

  it('waits longer for a file than for another body, but not for ever', async () => {
    const short = { headersTimeoutMs: 100, requestTimeoutMs: 100, checkMs: 20 }
    const late = { status: 408, isClosed: true }
    const port = await serve({ ...short, uploadTimeoutMs: 60_000 })
    let sendRest: (rest: string) => void = () => {}
    const rest = new Promise<string>((resolve) => {
      sendRest = resolve
    })
    const upload = sendRaw(port, [post(UPLOAD, 5), rest])
    expect(await sendRaw(port, post('/api/x', 5), { untilMs: 10_000 })).toMatchObject(late)
    sendRest('x'.repeat(5))
    expect((await upload).status).toBe(200)
    const patientPort = await serve({ ...short, uploadTimeoutMs: 200 })
    expect(await sendRaw(patientPort, post(UPLOAD, 5), { untilMs: 10_000 })).toMatchObject(late)
  })

  it('waits for the answer to a file as long as for the file', async () => {
    let finish = () => {}
    const work = new Promise<void>((resolve) => {
      finish = resolve
    })
    const port = await serve({ requestTimeoutMs: 100, idleMs: 100, uploadTimeoutMs: 60_000 }, work)
    const upload = sendRaw(port, [post(UPLOAD, 5), 'x'.repeat(5)])
    expect(await sendRaw(port, [post('/api/x', 5), 'x'.repeat(5)])).toMatchObject({ text: '', isClosed: true })
    finish()
    expect((await upload).status).toBe(200)
  })
})
