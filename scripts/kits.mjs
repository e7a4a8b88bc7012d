// npm run test:race, test:slots, test:faults, test:fuzz, test:access, test:growth: the long form of one proof kit. KIT_SEED repeats a run.
import './node-version.mjs'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run.mjs'

const [kit = '', ...args] = process.argv.slice(2)
await ensureInstalled()
/** @type {Record<string, string>} */
const env = { ...cleanEnv(process.env), KIT_SIZE: 'long' }
for (const name of ['KIT_SEED', 'GROWTH_OWNERS', 'GROWTH_PAST', 'GROWTH_ONLY', 'GROWTH_SHOW']) {
  const value = process.env[name]
  if (value) env[name] = value
}
const flags = ['--project', 'kits', '--disable-console-intercept', '--no-file-parallelism']
process.exit(await runNode('node_modules/vitest/vitest.mjs', ['run', `tests/kits/${kit}`, ...args, ...flags], { env }))
