import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/run.mjs'

const SERVER = `import('./server/parent.mjs').then(({ stopWithNpm }) => {
  stopWithNpm(() => process.exit(0))
  setInterval(() => {}, 1000)
  console.log(process.pid)
})`

/** Starts a shell between npm and the server, like npm. Two commands, since some shells replace themselves by a single one. */
async function startBelowShell(event: string) {
  const shell = spawn('sh', ['-c', '"$NODE" -e "$SERVER"; true'], {
    cwd: root,
    env: { ...process.env, NODE: process.execPath, SERVER, npm_lifecycle_event: event },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = Number(await new Promise((resolve) => shell.stdout.once('data', (text) => resolve(String(text)))))
  return { shell, pid }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (isAlive(pid) && performance.now() < deadline) await sleep(50)
  return !isAlive(pid)
}

describe('server.mjs', () => {
  describe('a server below npm’s shell', () => {
    it('stops when a SIGTERM to npm has ended the shell alone', async () => {
      const { shell, pid } = await startBelowShell('start')
      shell.kill('SIGTERM')
      expect(await endsWithin(pid, 5_000)).toBe(true)
    })

    it('is left alone where something else than npm start or npm run dev began it', async () => {
      const { shell, pid } = await startBelowShell('test')
      shell.kill('SIGTERM')
      expect(await endsWithin(pid, 800)).toBe(false)
      process.kill(pid, 'SIGKILL')
    })
  })
})
