import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { importTs } from './load-env.mjs'
import { isPortFree } from './port-free.mjs'
import { root } from './run.mjs'

const FAKES_PORT = 4400
const READY_MS = 60_000

/** @typedef {import('../dev/fake-providers/fake-providers').FakeProviders} Fakes */

/**
 * Runs the built product on demo data beside fake Google, Microsoft and Zoom servers and an organization's identity provider. Its data are in a folder of their own
 * that is emptied first; nothing leaves the machine.
 * @param {string} data the folder, relative to the root
 * @param {(fakes: Fakes) => Record<string, string>} [more] variables of the server
 */
export async function startDemo(data, more = () => ({})) {
  await ensureInstalled()
  process.chdir(root)
  const port = process.env.PORT ?? ((await isPortFree(3000)) ? '3000' : '3100')
  const url = `http://localhost:${port}`
  const plainEnv = { ...cleanEnv(process.env), NODE_ENV: 'production', DATABASE_URL: `file:./${data}` }
  if (!(await ensureBuilt(plainEnv))) throw new Error('The build failed; see above.')

  rmSync(path.join(root, data), { recursive: true, force: true })
  const { startFakeProviders } = await importTs('dev/fake-providers/fake-providers.ts')
  const fakes = await startFakeProviders({ port: (await isPortFree(FAKES_PORT)) ? FAKES_PORT : 0, isValidated: false })
  const env = { ...plainEnv, ...fakes.env, ...more(fakes), APP_URL: url, PORT: port }
  await end(start('scripts/seed.mjs', env, 'ignore'))
  const server = start('server.mjs', env, 'pipe')
  const closed = end(server)

  let output = ''
  let isPrinted = false
  server.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text
    if (isPrinted) process.stdout.write(text)
  })

  /** Waits until the server has printed it. @param {RegExp} sign */
  async function waitFor(sign) {
    const deadline = Date.now() + READY_MS
    for (;;) {
      const found = sign.exec(output)
      if (found) return found
      if (Date.now() > deadline || server.exitCode !== null) throw new Error(`${output}\nThe demo did not start.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Resolves with the exit code of the server; then the fake providers have ended as well. */
  async function ended() {
    const code = await closed
    await fakes.stop()
    return code
  }

  try {
    await waitFor(/Slotform is ready at/)
  } catch (error) {
    server.kill('SIGTERM')
    await ended()
    throw error
  }
  return {
    url,
    providersUrl: fakes.url,
    waitFor,
    ended,
    /** @param {NodeJS.Signals} signal */
    kill: (signal) => server.kill(signal),
    /** From now on the output of the server is printed. */
    print: () => {
      isPrinted = true
    },
  }
}

/**
 * @param {string} file
 * @param {Record<string, string>} env
 * @param {'ignore' | 'pipe'} stdout
 */
function start(file, env, stdout) {
  return spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function end(child) {
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)))
}
