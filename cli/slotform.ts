import { version } from '../package.json'
import { runProgram } from './program'

/** Runs `slotform ARGS` in this process. Returns its exit code. */
export async function runSlotform(args: string[]): Promise<number> {
  const { env, stdin, stdout, stderr } = process
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  // The reader of a pipe may leave early, as `head` does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  const io = { env, stdin, stdout, stderr, fetch, now: () => new Date(), signal: stop.signal }
  return runProgram(args, io, version)
}
