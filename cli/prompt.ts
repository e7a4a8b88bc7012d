import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CliError } from './errors'
import type { Io } from './io'

/** A line from a terminal. `CliError` when the person ends it with Ctrl-C or Ctrl-D. */
export function ask(io: Io, question: string): Promise<string> {
  return readAnswer(io, question, io.stderr)
}

/** The same without an echo. */
export async function askHidden(io: Io, question: string): Promise<string> {
  io.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() })
  try {
    return await readAnswer(io, '', nowhere)
  } finally {
    io.stderr.write('\n')
  }
}

/** True for `y` and `yes`. */
export async function confirm(io: Io, question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test(await ask(io, `${question} [y/N] `))
}

/** Everything that is piped in, without the white space around it. */
export async function readPiped(io: Io): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8').trim()
}

async function readAnswer(io: Io, question: string, output: Writable): Promise<string> {
  const lines = createInterface({ input: io.stdin, output, terminal: true, historySize: 0 })
  const ended = new AbortController()
  // Without these a question that nobody answers stays open for ever.
  lines.once('SIGINT', () => ended.abort())
  lines.once('close', () => ended.abort())
  try {
    return (await lines.question(question, { signal: AbortSignal.any([io.signal, ended.signal]) })).trim()
  } catch {
    throw new CliError('Stopped.')
  } finally {
    lines.close()
  }
}
