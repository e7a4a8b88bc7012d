// npm run demo:providers: runs the product against fake Google, Microsoft and Zoom servers, to try it by hand. It needs no
// internet and no account. State is reset on every start.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { importTs } from './load-env.mjs'
import { isPortFree } from './port-free.mjs'
import { root } from './run.mjs'

/** A folder of its own: your data is not touched. */
const DATA = '.data-demo'
const OWNER = 'demo@example.com'
const FAKES_PORT = 4400

await ensureInstalled()
process.chdir(root)
const port = process.env.PORT ?? ((await isPortFree(3000)) ? '3000' : '3100')
const appUrl = `http://localhost:${port}`
const plainEnv = { ...cleanEnv(process.env), NODE_ENV: 'production', DATABASE_URL: `file:./${DATA}` }
if (!(await ensureBuilt(plainEnv))) {
  console.error('The build failed; see above.')
  process.exit(1)
}

rmSync(path.join(root, DATA), { recursive: true, force: true })
const { startFakeProviders } = await importTs('dev/fake-providers/fake-providers.ts')
const fakes = await startFakeProviders({ port: (await isPortFree(FAKES_PORT)) ? FAKES_PORT : 0, isValidated: false })
// A real server of CalDAV, where one is installed.
const { CALDAV_SERVERS } = await importTs('tests/support/caldav/servers.ts')
/** @type {{ url: string, username: string, password: string, stop: () => Promise<void> } | undefined} */
const caldav = await CALDAV_SERVERS[0]?.[1]()
const env = { ...plainEnv, ...fakes.env, APP_URL: appUrl, PORT: port, CALDAV_ALLOW_PRIVATE: '1' }

await end(start('scripts/seed.mjs', 'ignore'))
const server = start('server.mjs', 'pipe')
process.once('SIGINT', () => server.kill('SIGINT'))
process.once('SIGTERM', () => server.kill('SIGTERM'))

let output = ''
server.stdout?.setEncoding('utf8').on('data', (text) => {
  output += text
  if (steps.isPrinted) process.stdout.write(text)
})
/** @type {{ isPrinted: boolean }} */
const steps = { isPrinted: false }
try {
  await waitFor(/Slotform is ready at/)
  printSteps(await findSignInLink())
} catch (error) {
  console.error(output)
  console.error(error instanceof Error ? error.message : error)
  server.kill('SIGTERM')
}
const code = await end(server)
await fakes.stop()
await caldav?.stop()
process.exit(code)

/**
 * @param {string} file
 * @param {'ignore' | 'pipe'} stdout
 */
function start(file, stdout) {
  return spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function end(child) {
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)))
}

/** @param {RegExp} sign */
async function waitFor(sign) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const found = sign.exec(output)
    if (found) return found
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('The demo did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Without a mail transport the server prints a mail's links. */
async function findSignInLink() {
  await fetch(`${appUrl}/api/auth/send-magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER }),
  })
  const [link] = await waitFor(/https?:\S+\/api\/auth\/verify\?token=\S+/)
  return link
}

/** @param {string} signInLink */
function printSteps(signInLink) {
  steps.isPrinted = true
  console.log(`
Slotform with fake Google, Microsoft and Zoom servers. Nothing leaves this machine. Ctrl-C ends it.

  Slotform   ${appUrl}
  Providers  ${fakes.url}

1. Sign in as ${OWNER}: open this link and press the button.
   ${signInLink}
2. Open ${appUrl}/integrations and connect with Google, with Zoom, and Outlook.
   Each leads to a fake consent page: press Allow.
3. Open ${appUrl}/time-slot-pages and edit 'Intro call'.
   Choose Google Meet as location, tick ada@accounts.example among the conflict-check and the target calendars, and save.
4. Open ${appUrl}/demo-intro in another window and choose a day. Remember one of its times.
5. Open ${fakes.url}, add a busy time of 60 minutes at that moment, and reload the booking page after a minute:
   the time is gone. Remove it again, and it is back.
6. Book a time. The confirmation holds the Meet link, and the event is in the fake calendar.
   With Zoom as location the meeting is listed under 'Zoom meetings'.
${caldavStep()}`)
}

function caldavStep() {
  if (!caldav)
    return '7. To try CalDAV as well, install Radicale (Debian: apt-get install radicale) and start this again.\n'
  const { url, username, password } = caldav
  return `7. CalDAV, with a real server: on ${appUrl}/integrations press Connect CalDAV, choose Another server, and enter
   ${url}, username ${username}, app password ${password}. Its calendar 'Ada' can then be chosen like the others.
`
}
