import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

export type Received = {
  path: string
  headers: Record<string, string>
  text: string
  body: { id: string; type: string; createdAt: string; data: Record<string, unknown> }
}

type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'hang'

/** A receiver of webhooks, as somebody's own program: it keeps what came, and answers by path as it is told. */
export async function startReceiver() {
  const received: Received[] = []
  const answers = new Map<string, Answer>()
  const hanging: { path: string; response: ServerResponse }[] = []
  const server: Server = createServer(async (request, response) => {
    const text = await textOf(request)
    const path = request.url ?? '/'
    received.push({ path, headers: request.headers as Record<string, string>, text, body: JSON.parse(text || '{}') })
    const answer = answers.get(path) ?? { status: 204 }
    if (answer === 'hang') hanging.push({ path, response })
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const of = (path: string, type?: string) =>
    received.filter((one) => one.path === path && (type === undefined || one.body.type === type))

  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    of,
    /** A sender still waits for an answer. */
    isHanging: (path: string) => hanging.some((one) => one.path === path && !one.response.closed),
    /** Accepts what hangs, so that nobody waits for it until its time is over. */
    release() {
      for (const [path, answer] of answers) if (answer === 'hang') answers.delete(path)
      for (const { response } of hanging.splice(0)) response.writeHead(204).end()
    },
    /** Waits for so many deliveries to a path. */
    async wait(path: string, count: number, waitMs = 30_000): Promise<Received[]> {
      for (const end = Date.now() + waitMs; of(path).length < count; ) {
        if (Date.now() > end) throw new Error(`${path} got ${JSON.stringify(of(path).map(({ body }) => body.type))}`)
        await sleep(20)
      }
      return of(path)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Throws unless the signature is the secret's, by the public library. */
export function verify(secret: string, { headers, text }: Pick<Received, 'headers' | 'text'>): unknown {
  return new Webhook(secret).verify(text, headers)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
