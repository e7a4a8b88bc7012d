// npm run stress -- race: the long form of the stress tests whose file names begin so. TEST_SEED repeats a run of random cases.
import './node-version.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run.mjs'

const [name, ...args] = process.argv.slice(2)
if (!name) {
  console.error(
    'Name the tests: npm run stress -- race (or slots, faults, fuzz, access, attack, hold, growth, calendars)',
  )
  process.exit(1)
}
await ensureInstalled({ forTests: true })
/** @type {Record<string, string>} */
const env = { ...cleanEnv(process.env), STRESS_SIZE: 'long' }
for (const variable of ['GROWTH_OWNERS', 'GROWTH_PAST', 'GROWTH_ONLY', 'GROWTH_SHOW', 'HOLD_ONLY']) {
  const value = process.env[variable]
  if (value) env[variable] = value
}
const flags = ['--project', 'stress*', '--disable-console-intercept', '--no-file-parallelism']
process.exit(
  await runNode('node_modules/vitest/vitest.mjs', ['run', `tests/stress/${name}`, ...args, ...flags], { env }),
)
