// npm run test:race, test:slots, test:faults, test:fuzz, test:access, test:attack, test:growth: the long form of one stress test. STRESS_SEED repeats a run.
import './node-version.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run.mjs'

const [name = '', ...args] = process.argv.slice(2)
await ensureInstalled()
/** @type {Record<string, string>} */
const env = { ...cleanEnv(process.env), STRESS_SIZE: 'long' }
for (const variable of ['STRESS_SEED', 'GROWTH_OWNERS', 'GROWTH_PAST', 'GROWTH_ONLY', 'GROWTH_SHOW']) {
  const value = process.env[variable]
  if (value) env[variable] = value
}
const flags = ['--project', 'stress*', '--disable-console-intercept', '--no-file-parallelism']
process.exit(
  await runNode('node_modules/vitest/vitest.mjs', ['run', `tests/stress/${name}`, ...args, ...flags], { env }),
)
