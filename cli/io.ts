import type { Readable, Writable } from 'node:stream'

/** All that a command touches outside of itself, so that tests can hand in their own. */
export type Io = {
  env: Record<string, string | undefined>
  stdin: Readable & { isTTY?: boolean; setRawMode?(mode: boolean): unknown }
  stdout: Writable & { isTTY?: boolean }
  stderr: Writable
  fetch: (request: Request) => Promise<Response>
  now: () => Date
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
}

/** Tells the person something that is not data: an error, a note, a question. */
export function note(io: Io, text: string): void {
  io.stderr.write(`${text}\n`)
}
