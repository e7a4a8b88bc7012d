import type { Io } from './io'
import { note } from './io'
import { plain } from './output'

/** 0: done. 1: refused by the server, or failed. 2: wrong usage. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const

/** An error whose message is one sentence for the person at the terminal. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = EXIT.failed,
  ) {
    super(message)
  }
}

export class UsageError extends CliError {
  constructor(message: string) {
    super(message, EXIT.usage)
  }
}

/** No answer came, so that what a write did is not known. */
export class UnansweredError extends CliError {}

/** The server answered, and not with a success. */
export class RefusedError extends CliError {
  constructor(
    readonly status: number,
    /** The server's own code, `listener_not_found`; null where it has none. */
    readonly code: string | null,
    message: string,
  ) {
    super(message)
  }
}

/** Prints an error, and returns the exit code that belongs to it. Errors of ours alone hide their stack. */
export function reportError(io: Io, error: unknown): number {
  if (error instanceof CliError) {
    note(io, plain(error.message))
    return error.exitCode
  }
  note(io, error instanceof Error ? (error.stack ?? error.message) : String(error))
  return EXIT.failed
}

type Refusal = { message: string; code?: string; issues?: { path: string; message: string }[] }

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && typeof (body as Refusal).message === 'string'
}

/** In a document the place is told as in the file: `pages.intro-call.durations[1]`. */
function placeOf(path: string): string {
  if (!/^document(?:\.|$)/.test(path)) return path
  return path.slice('document.'.length).replace(/\.(\d+)(?=\.|$)/g, '[$1]') || 'the document'
}

/** The server's own words, with the fields that it did not accept. */
export function refusalOf(status: number, body: unknown): RefusedError {
  if (status === 401)
    return new RefusedError(status, null, 'The server does not accept the key. Run `slotform login` again.')
  if (!isRefusal(body))
    return new RefusedError(
      status,
      null,
      `The server answered ${status}, and not as Slotform does. Is its address right?`,
    )
  const issues = (body.issues ?? []).map(({ path, message }) => `\n  ${placeOf(path)}: ${message}`)
  return new RefusedError(status, body.code ?? null, body.message + issues.join(''))
}
