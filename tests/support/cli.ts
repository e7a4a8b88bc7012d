import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { Io } from '@/cli/io'
import { runProgram } from '@/cli/program'

type Given = Partial<Pick<Io, 'fetch' | 'now' | 'signal' | 'env'>> & {
  /** The text that is piped in. */
  piped?: string
  /** A person at a terminal, who answers one question after the other. */
  typed?: string[]
}

const EMPTY_HOME = { XDG_CONFIG_HOME: path.join(tmpdir(), 'slotform-cli-without-a-login') }

/** A home for what `login` saves, until the end of the test. */
export function newHome(): { XDG_CONFIG_HOME: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { XDG_CONFIG_HOME: folder }
}

const unreachable = () => Promise.reject(new Error('This test has no server'))

/** An `Io` whose outputs can be read. */
export function fakeIo({ piped = '', typed, env = EMPTY_HOME, ...given }: Given = {}) {
  const written = { out: '', err: '' }
  const stdin = Object.assign(new PassThrough(), { isTTY: typed !== undefined })
  if (!typed) stdin.end(piped)
  const answers = [...(typed ?? [])]
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += String(chunk)
        done()
        if (!/[:\]] $/.test(written.err) || answers.length === 0) return
        const answer = answers.shift()
        setImmediate(() => stdin.write(`${answer}\n`))
      },
    })
  const io: Io = {
    env,
    stdin,
    stdout: into('out'),
    stderr: into('err'),
    fetch: unreachable,
    now: () => new Date(),
    signal: new AbortController().signal,
    ...given,
  }
  return { io, written }
}

/** Runs one command line in this process. */
export async function runCli(args: readonly string[], given?: Given) {
  const { io, written } = fakeIo(given)
  const code = await runProgram(args, io, '1.2.3')
  return { code, ...written }
}
