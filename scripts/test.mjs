// npm test: the checks and tests of every change, from the types to the browser; npm run test:all: those of every night, too
// (tagged as nightly). `npm test -- unit lint` runs single steps, and `npm test -- unit tests/unit/server` hands what is no
// step's name to them.
import './node-version.mjs'
import { stripVTControlCharacters } from 'node:util'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled({ forTests: true })
const { ensureApiTypes } = await import('./api-types.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { CHECKS, STEPS } = await import('./test-steps.mjs')

const isAll = process.argv.includes('--all')
const given = process.argv.slice(2).filter((word) => word !== '--all')
const isStep = (/** @type {string} */ word) => STEPS.some(({ name }) => name === word)
const args = given.filter((word) => !isStep(word))
const chosen = given.some(isStep) ? STEPS.filter(({ name }) => given.includes(name)) : STEPS
if (args.length > 0 && chosen === STEPS) {
  console.error(`Name a step: ${STEPS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

// The runners write into a pipe, and cannot see themselves whether there is a terminal behind it.
/** @type {Record<string, string>} */
const env = { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...cleanEnv(process.env) }
// A test that is named runs, whenever else it does.
if (!isAll && args.length === 0) env.TEST_PART = '1'
/** @type {string[]} */
const times = []
/** @type {string[]} */
const closing = []
/** @type {string[]} */
const failed = []
/** @type {string[]} */
const skipped = []

/** @param {import('./test-steps.mjs').Step} step */
async function runStep(step, isLive = true) {
  if (isLive) console.log(`\n▸ ${step.name}`)
  const start = performance.now()
  const { code, output } = await step.run({ env, args, isLive })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (!isLive) console.log(`\n▸ ${step.name}\n${output.trimEnd()}`)
  times.push(`${step.name} ${seconds} s`)
  if (code !== 0) failed.push(step.name)
  skipped.push(...(step.listSkipped?.() ?? []))
  if (step.isRunner) closing.push(`${step.name}:`, ...findClosingLines(output))
}

/**
 * The lines in which Vitest and Playwright sum up.
 * @param {string} output
 */
function findClosingLines(output) {
  const summary = /^\s*(?:Test Files|Tests|Errors|\d+ (?:passed|failed|flaky|skipped|did not run|interrupted))\b/
  return output.split('\n').filter((line) => summary.test(stripVTControlCharacters(line)))
}

// Each takes one core for most of its time, and two cores are what there is at least: the longest begins first.
const checks = chosen.filter(({ name }) => CHECKS.includes(name))
checks.sort((one, other) => CHECKS.indexOf(one.name) - CHECKS.indexOf(other.name))
const isLive = checks.length === 1
if (checks.length > 0) await ensureApiTypes()
const runNext = async () => {
  for (let step = checks.shift(); step; step = checks.shift()) await runStep(step, isLive)
}
await Promise.all([runNext(), runNext()])

for (const step of chosen.filter(({ name }) => !CHECKS.includes(name))) {
  if (step.name === 'stress' && failed.includes('build')) failed.push('stress (not run)')
  else if (step.name === 'browser' && (failed.includes('build') || !(await ensureChromium(env))))
    failed.push('browser (not run)')
  else await runStep(step)
}

console.log(`\n${times.join(', ')}`)
for (const line of closing) console.log(line)
for (const line of skipped) console.log(`Skipped: ${line}`)
// CI can install everything, so nothing may be skipped there.
if (process.env.CI && skipped.length > 0) failed.push('skipped tests')
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
