import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findOlderPostgres } from './scripts/test-programs.mjs'
import { WITHOUT_LIMITS } from './tests/support/server/without-limits.mjs'
import { isPartOnly, listTagged, TAGS } from './tests/tags.mjs'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) }
/** Neither UTC nor a whole hour away from it, so that a forgotten zone shows. */
const TZ = 'Asia/Kathmandu'

/** Runs each API test on each database that decides something, not only on the one that decides most. */
const isEveryDatabase = process.env.TEST_EVERY_DATABASE === '1'
const isPart = isPartOnly && !isEveryDatabase
const hasOlderPostgres = findOlderPostgres() !== null

const API_TESTS = ['tests/api/**/*.test.ts']
const ofDatabase = (tag: string) => listTagged('tests/api', tag)
const nightly = (folder: string) => (isPart ? listTagged(folder, 'nightly') : [])

/** Bounds for what hangs, not measures: a test of many calls takes its time on a busy machine. */
const BOUNDS = { testTimeout: 60_000, hookTimeout: 60_000 }

const FRESH_MODULES = 'tests/support/fresh-modules.ts'
const setup = ['tests/support/console.ts', 'tests/support/timeouts.ts', 'tests/support/process-env.ts']

const apiTest = {
  isolate: false,
  setupFiles: [FRESH_MODULES, ...setup, 'tests/support/api/setup.ts'],
  server: { deps: { inline: ['next-auth'] } },
  ...BOUNDS,
}
const apiEnv = {
  NODE_ENV: 'production' as const,
  TZ,
  AUTH_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  SLOTFORM_NODE_SERVER: '1',
  // A provider that is away: its calls are there, and nobody is sent to it.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'slotform',
  OIDC_CLIENT_SECRET: 'secret',
  ...WITHOUT_LIMITS,
  // The default: tests of sign-in reach it.
  LIMIT_LINKS_EMAIL: '',
}

const EVERY_STRESS_TEST = 'tests/stress/**/*.test.ts'
const STRESS_TOGETHER = listTagged('tests/stress', 'together')
const STRESS_PURE = listTagged('tests/stress', 'pure')

type StressOptions = { include: string[]; exclude: string[]; groupOrder: number; maxWorkers: number }

function stressProject(name: string, { groupOrder, ...options }: StressOptions) {
  return {
    resolve: { alias },
    test: {
      name,
      ...options,
      exclude: [...options.exclude, ...nightly('tests/stress')],
      sequence: { groupOrder },
      globalSetup: ['tests/stress/support/built.ts', 'tests/support/database/postgres-global.ts'],
      server: { deps: { inline: ['next-auth'] } },
      testTimeout: 600_000,
      hookTimeout: 180_000,
      env: { TZ },
    },
  }
}

type ApiOptions = { include?: string[]; exclude: string[]; database: 'embedded' | 'postgres'; globalSetup: string }

function apiProject(name: string, { include = API_TESTS, exclude, database, globalSetup }: ApiOptions) {
  return {
    resolve: { alias },
    // React's development build takes longer to render mails, and is not what is served.
    oxc: { jsx: { development: false } },
    test: {
      ...apiTest,
      name,
      include,
      exclude: [...exclude, ...nightly('tests/api')],
      globalSetup: [`tests/support/database/${globalSetup}.ts`],
      env: { ...apiEnv, TEST_DATABASE: database },
    },
  }
}

/** On the newest server: only as a second one, because the oldest takes no statement that newer ones refuse. */
const newestPostgres = apiProject('api-newest-postgres', {
  ...(!isEveryDatabase && { include: [...ofDatabase('server'), ...ofDatabase('every-database')] }),
  exclude: ofDatabase('embedded'),
  database: 'postgres',
  globalSetup: 'postgres-global',
})

export default defineConfig({
  test: {
    // Tests wait more than they compute, so two more than there are cores; Vitest's own choice is one fewer.
    maxWorkers: availableParallelism() + 2,
    tags: TAGS,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          setupFiles: [FRESH_MODULES, ...setup],
          ...BOUNDS,
          env: { TZ },
        },
      },
      {
        resolve: { alias },
        test: {
          // These talk to other programs: doubles of providers, CalDAV servers, readers of calendar files, child processes.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          isolate: false,
          setupFiles: [FRESH_MODULES, ...setup],
          ...BOUNDS,
          env: { TZ },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-screens',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [FRESH_MODULES, ...setup, 'tests/support/screens/setup.ts'],
          ...BOUNDS,
          env: { TZ },
        },
      },
      apiProject('api-embedded', {
        ...(!isEveryDatabase && {
          include: [...ofDatabase('embedded'), ...(isPart ? [] : ofDatabase('every-database'))],
        }),
        exclude: ofDatabase('server'),
        database: 'embedded',
        globalSetup: 'embedded-global',
      }),
      // The oldest server at hand.
      apiProject('api-postgres', {
        exclude: ofDatabase('embedded'),
        database: 'postgres',
        globalSetup: 'oldest-postgres-global',
      }),
      ...(hasOlderPostgres && !isPart ? [newestPostgres] : []),
      stressProject('stress', {
        include: [EVERY_STRESS_TEST],
        exclude: [...STRESS_TOGETHER, ...STRESS_PURE],
        groupOrder: 1,
        maxWorkers: 1,
      }),
      {
        resolve: { alias },
        test: {
          name: 'stress-pure',
          include: STRESS_PURE,
          exclude: nightly('tests/stress'),
          testTimeout: 3_600_000,
          env: { TZ },
        },
      },
      stressProject('stress-together', { include: STRESS_TOGETHER, exclude: [], groupOrder: 2, maxWorkers: 3 }),
    ],
  },
})
