// npm run test:access: runs the accessibility specs on a build of this checkout, and writes lib/shared/accessibility.json, which the
// statement at /legal/accessibility reads: what was looked at, and what was not. With a violation nothing is written.
import './node-version.mjs'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readScreens, sumUp } from './accessibility-run.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runNode } from './run.mjs'

const FILE = 'lib/shared/accessibility.json'
const PLAYWRIGHT = 'node_modules/playwright/cli.js'
/** Bounds what hangs. */
const MAX_MS = 300_000
const BIOME = 'node_modules/@biomejs/biome/bin/biome'

await ensureInstalled({ forTests: true })
const { ensureChromium } = await import('./chromium.mjs')
const folder = mkdtempSync(path.join(tmpdir(), 'slotform-access-'))
try {
  process.exitCode = await runSpecs()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @returns {Promise<number>} the exit code */
async function runSpecs() {
  const env = { ...cleanEnv(process.env), ACCESS_LOOKS: folder }
  if (!(await ensureChromium(env))) return 1
  // Their names are a pattern: each spec about accessibility. What is looked at many times takes its time on a busy machine.
  const code = await runNode(PLAYWRIGHT, ['test', 'accessibility', `--timeout=${MAX_MS}`], { env })
  const looks = readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
  const violated = looks.filter((look) => look.violated.length > 0)
  if (looks.length === 0 || violated.length > 0) {
    for (const { path: at, violated: rules } of violated) console.error(`${at}: ${rules.join(', ')}`)
    console.error(`${FILE} is as before.`)
    return 1
  }
  const routes = JSON.parse(readFileSync(path.join(root, '.next', 'app-path-routes-manifest.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const run = sumUp(looks, readScreens(routes), { version, date: new Date().toISOString().slice(0, 10) })
  writeFileSync(path.join(root, FILE), `${JSON.stringify(run, null, 2)}\n`)
  await runNode(BIOME, ['format', '--write', FILE])
  console.log(`${FILE}: ${run.rules.length} rules on ${run.screens.length} screens.`)
  // A spec that failed for another reason has left screens out, and the file says so.
  return code
}
