import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensureBuilt } from './build.mjs'
import { root } from './run.mjs'
import { listSkippedApiTests, listSkippedIntegrationTests, listSkippedStressTests } from './test-programs.mjs'

const bin = {
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript-native/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/playwright/cli.js',
}

/**
 * @typedef {{ env: Record<string, string>, args: string[], isLive: boolean }} Context
 * @typedef {{ code: number, output: string }} Outcome
 * @typedef {{ name: string, run: (context: Context) => Promise<Outcome>, isRunner?: boolean,
 *   listSkipped?: () => string[] }} Step `listSkipped`: what it leaves out on this machine
 */

/**
 * @param {string[]} command a file for Node and its arguments
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
function node(command, { env, args, isLive }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...command, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (isLive) process.stdout.write(text)
      })
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** For tests that compute more than they wait: each further worker loads every module once more. */
const COMPUTING = `--maxWorkers=${availableParallelism()}`

/** @type {Step[]} */
export const STEPS = [
  {
    name: 'types',
    async run(context) {
      // Writes the types that a build would write, so that a fresh checkout can be checked.
      const made = await node([bin.next, 'typegen'], { ...context, args: [] })
      // Each of several checkers makes the types of all packages for itself: one takes half of their processor time.
      return made.code === 0 ? node([bin.tsc, '--noEmit', '--checkers', '1'], context) : made
    },
  },
  { name: 'lint', run: (context) => node([bin.biome, 'check', '.'], context) },
  { name: 'boundaries', run: (context) => node(['scripts/boundaries.mjs'], context) },
  { name: 'words', run: (context) => node(['scripts/words.mjs'], context) },
  { name: 'unused', run: (context) => node([bin.knip, '--cache', '--cache-location', '.cache/knip'], context) },
  {
    name: 'unit',
    isRunner: true,
    run: (context) => node([bin.vitest, 'run', '--project', 'unit', COMPUTING], context),
  },
  {
    name: 'integration',
    isRunner: true,
    run: (context) => node([bin.vitest, 'run', '--project', 'integration'], context),
    listSkipped: listSkippedIntegrationTests,
  },
  {
    name: 'screens',
    isRunner: true,
    run: (context) => node([bin.vitest, 'run', '--project', 'unit-screens'], context),
  },
  {
    name: 'api',
    isRunner: true,
    run: (context) => node([bin.vitest, 'run', '--project', 'api-*'], context),
    listSkipped: listSkippedApiTests,
  },
  {
    name: 'build',
    run: async ({ env }) => ({ code: (await ensureBuilt({ ...env, NODE_ENV: 'production' })) ? 0 : 1, output: '' }),
  },
  {
    // The short form of each stress test.
    name: 'stress',
    isRunner: true,
    run: (context) => node([bin.vitest, 'run', '--project', 'stress*', '--disable-console-intercept'], context),
    listSkipped: listSkippedStressTests,
  },
  { name: 'browser', isRunner: true, run: (context) => node([bin.playwright, 'test'], context) },
]

/** These only read, so two of them run at a time; the longest first. */
export const CHECKS = ['boundaries', 'types', 'unused', 'lint', 'words']
