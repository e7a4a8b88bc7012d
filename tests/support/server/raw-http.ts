import net from 'node:net'

export type RawAnswer = {
  text: string
  status: number
  body: string
  header: (name: string) => string | undefined
  isClosed: boolean
}

/** A server that closes the connection after its answer does so sooner. */
const SETTLED_MS = 200

/**
 * Sends bytes as they are, which no HTTP client would, and collects what comes back until `untilMs` or the end; with
 * `answers` until so many are there and nothing followed for a moment.
 */
export function sendRaw(
  port: number,
  bytes: string | (string | Promise<string>)[],
  options: { untilMs?: number; answers?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let text = ''
    let isClosed = false
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...toAnswer(text), isClosed })
    }
    const timer = setTimeout(finish, options.untilMs ?? 15_000)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
      if (options.answers !== undefined) {
        if (text.split('HTTP/1.1 ').length > options.answers) setTimeout(finish, SETTLED_MS)
      } else if (options.untilMs === undefined && isWhole(text)) finish()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isClosed = true
      finish()
    })
    void writeParts(socket, [bytes].flat())
  })
}

async function writeParts(socket: net.Socket, parts: (string | Promise<string>)[]): Promise<void> {
  for (const part of parts) socket.write(typeof part === 'string' ? part : await part, 'latin1')
}

function isWhole(text: string): boolean {
  const { body, header } = toAnswer(text)
  const length = header('content-length')
  return length !== undefined && body.length >= Number(length)
}

function toAnswer(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim()
  return { text, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), body: rest.join('\r\n\r\n'), header }
}
