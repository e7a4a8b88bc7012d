import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { root } from '@/scripts/run.mjs'
import { findFreePort } from './free-port'
import { WITHOUT_LIMITS } from './without-limits.mjs'

const START_TIMEOUT_MS = 60_000

export type TestServer = {
  url: string
  port: number
  pid: number
  /** SIGTERM; resolves with the exit code once everything under way is finished. */
  stop: () => Promise<number | null>
  /** SIGKILL, as a crash. */
  kill: () => Promise<void>
  /** Everything that the process has printed so far. */
  output: () => string
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Settings for a server on Postgres, without limits, that sends its mail to `smtpUrl`. */
export function postgresEnv(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Slotform <slotform@example.com>',
    AUTH_SECRET: 'a-secret-of-the-tests-and-nothing-else',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...WITHOUT_LIMITS,
  }
}

/**
 * Starts the production server (which must have been built) in a process of its own and waits until it is ready.
 * Nothing of the shell's settings reaches it; without DATABASE_URL it would write to ./.data, so that one is required.
 * Two servers that are to share an APP_URL get it in `env`.
 */
export async function startServer(options: {
  env: Record<string, string> & { DATABASE_URL: string }
  port?: number
}): Promise<TestServer> {
  const port = options.port ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: root,
    env: { ...cleanEnv(process.env), NODE_ENV: 'production', APP_URL: url, ...options.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))

  let output = ''
  let onOutput = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      onOutput()
    })
  }
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail('was not ready in time')
    }, START_TIMEOUT_MS)
    child.once('close', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
    onOutput = () => {
      if (!output.includes('Slotform is ready at')) return
      clearTimeout(timer)
      resolve()
    }
  })

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    output: () => output,
  }
}
