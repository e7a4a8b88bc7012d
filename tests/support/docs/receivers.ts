import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@/scripts/run.mjs'
import { findFreePort } from '../server/free-port'
import { readSample } from './code-blocks'

const START_MS = 20_000

export type Receiver = { url: string; output: () => string; stop: () => void }

/** Starts a receiver of docs/api.md as its reader would: the printed file, its secret and a port. */
export async function startPrintedReceiver(name: string, program: string, secret: string): Promise<Receiver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-receiver-'))
  writeFileSync(path.join(folder, name), readSample('docs/api.md', name))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const port = await findFreePort()
  const args = name.endsWith('.php') ? ['-S', `localhost:${port}`, name] : [name]
  const env = { PATH: process.env.PATH, SLOTFORM_WEBHOOK_SECRET: secret, PORT: String(port), NODE_ENV: 'production' }
  const child = spawn(program, args, { cwd: folder, env: env as NodeJS.ProcessEnv, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  await waitForPort(port, child, () => output).catch((error: Error) => {
    stop()
    throw error
  })
  return { url: `http://localhost:${port}/`, output: () => output, stop }
}

async function waitForPort(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + START_MS; !(await isOpen(port)); await sleep(25)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The receiver did not start:\n${output()}`)
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
