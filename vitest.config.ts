import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findOlderPostgres } from './scripts/test-programs.mjs'
import { EVERY_NIGHT, isPartOnly } from './tests/every-night.mjs'
import { WITHOUT_LIMITS } from './tests/support/server/without-limits.mjs'
import { wholeCatalogues } from './tests/support/whole-catalogues.mjs'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) }
/** Neither UTC nor a whole hour away from it, so that a forgotten zone shows. */
const TZ = 'Asia/Kathmandu'

/** Leaves tests of the nightly run out of `npm test`, but not out of a run on every database. */
const nightly = (names: string[]) => (isPartOnly && !isEveryDatabase ? names : [])

const files = (names: string[]) => names.map((name) => `tests/api/${name}.test.ts`)

/**
 * Each API test runs on one database, most of them on the oldest supported server: a statement that it takes, the newer ones
 * take too, and `refuseSecondConnection` finds there what the embedded database's one connection would wait for. The lists
 * below name the others. TEST_EVERY_DATABASE=1 runs each test on each database that decides something.
 */
const isEveryDatabase = process.env.TEST_EVERY_DATABASE === '1'

/** The Postgres drivers, and races that need several connections. */
const ONLY_ON_A_SERVER = files([
  'all-routes/access',
  'all-routes/product',
  'database/batched-read',
  'database/migrate',
  'database/neon',
  'database/one-connection',
  'database/pooler',
  'database/prepared',
  'database/statement-timeout',
  'database/years-of-data',
  'meetings/cancel-against-move',
])

/**
 * Rules of the input, words of mails, faults of providers' servers, and callers whose statements other tests run on a server:
 * a second provider, agents, the document of the API. A server decides nothing there.
 */
const ONLY_EMBEDDED = files([
  'calendars/connecting/connect-emulate',
  'calendars/connecting/connect-emulate-microsoft',
  'calendars/connecting/connect-microsoft',
  'calendars/events-faults',
  'calendars/events-microsoft',
  'calendars/events-moved',
  'calendars/events-moved-caldav',
  'calendars/watching/channels-microsoft',
  'notices/mail-words',
  'notices/own-words',
  'pages/rule-ranges',
  'platform/key-limits',
  'platform/mcp',
  'platform/mcp-booking',
  'platform/mcp-forms',
  'platform/mcp-limits',
  'platform/mcp-untrusted',
  'platform/openapi',
  'platform/openapi-replay',
  'platform/operations',
  'platform/typed-client',
  'settings/names',
])

/** Both databases: every route once, the life of a booking and of an answer, and whole tables read and written. */
const ON_BOTH = [
  ...files([
    'all-routes/edges',
    'all-routes/trail',
    'calendars/busy',
    'forms/search',
    'forms/submit',
    'forms/submit-and-book',
    'forms/summary-types',
    'meetings/booking',
    'meetings/booking-life',
    'outbox/outbox',
    'people/erase',
    'portability/export',
    'portability/import',
  ]),
  'tests/api/database/**/*.test.ts',
]

/** Slow tests that do not depend on the version of the server. */
const ON_THE_NEWEST_SERVER = files([
  'all-routes/access',
  'all-routes/edges',
  'all-routes/limits',
  'all-routes/limits-keys',
  'all-routes/product',
  'all-routes/trail',
  'calendars/connecting/connect',
  'calendars/connecting/connect-back',
  'calendars/connecting/disconnect',
  'calendars/watching/changes-missing',
  'outbox/with-outbox',
])

/** These begin first, since each takes longer than all that another worker would have left at the end; the longest is the first. */
const LONGEST = files(['all-routes/access', 'platform/openapi-replay', 'database/backup'])

class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return place === -1 ? LONGEST.length : place
    }
    return (await super.sort(specifications)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Bounds for what hangs, not measures: a test of many calls takes its time on a busy machine. */
const BOUNDS = { testTimeout: 60_000, hookTimeout: 60_000 }

const setup = ['tests/support/console.ts', 'tests/support/timeouts.ts', 'tests/support/process-env.ts']

const apiTest = {
  include: ['tests/api/**/*.test.ts'],
  isolate: false,
  setupFiles: ['tests/support/fresh-modules.ts', ...setup, 'tests/support/api/setup.ts'],
  server: { deps: { inline: ['next-auth'] } },
  ...BOUNDS,
}
const apiEnv = {
  TZ,
  AUTH_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  SLOTFORM_NODE_SERVER: '1',
  ...WITHOUT_LIMITS,
  // The default: tests of sign-in reach it.
  LIMIT_LINKS_EMAIL: '',
}

const EVERY_STRESS_TEST = 'tests/stress/**/*.test.ts'
/** These wait more than they compute, and compare no times: several run at once. The others have the machine for themselves. */
const STRESS_TOGETHER = ['access*', 'attack-access', 'docs-*', 'faults-*', 'fuzz*', 'scanner', 'slots'].map(
  (name) => `tests/stress/${name}.test.ts`,
)

type StressOptions = { include: string[]; exclude: string[]; groupOrder: number; maxWorkers: number }

function stressProject(name: string, { groupOrder, ...options }: StressOptions) {
  return {
    plugins: [wholeCatalogues],
    resolve: { alias },
    test: {
      name,
      ...options,
      exclude: [...options.exclude, ...nightly(EVERY_NIGHT.stress)],
      sequence: { groupOrder },
      globalSetup: ['tests/stress/support/built.ts', 'tests/support/database/postgres-global.ts'],
      server: { deps: { inline: ['next-auth'] } },
      testTimeout: 600_000,
      hookTimeout: 180_000,
      env: { TZ },
    },
  }
}

const older = findOlderPostgres()

const olderPostgres = {
  plugins: [wholeCatalogues],
  resolve: { alias },
  test: {
    name: 'api-older-postgres',
    ...apiTest,
    exclude: [...ONLY_EMBEDDED, ...ON_THE_NEWEST_SERVER, ...nightly(EVERY_NIGHT.api)],
    globalSetup: ['tests/support/database/older-postgres-global.ts'],
    env: { ...apiEnv, TEST_DATABASE: 'postgres' },
  },
}

export default defineConfig({
  test: {
    // Tests wait more than they compute, so two more than there are cores; Vitest's own choice is one fewer.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react(), wholeCatalogues],
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts', ...setup],
          ...BOUNDS,
          env: { TZ },
        },
      },
      {
        plugins: [wholeCatalogues],
        resolve: { alias },
        test: {
          // These talk to other programs: doubles of providers, CalDAV servers, readers of calendar files, child processes.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts', ...setup],
          ...BOUNDS,
          env: { TZ },
        },
      },
      {
        plugins: [react(), wholeCatalogues],
        resolve: { alias },
        test: {
          name: 'unit-screens',
          include: ['tests/unit/**/*.test.tsx'],
          // Each file has globals and modules of its own, as in a process of its own, but jsdom and Vitest are loaded once per process.
          pool: 'vmForks',
          execArgv: ['--require', fileURLToPath(new URL('tests/support/require-conditions.cjs', import.meta.url))],
          setupFiles: setup,
          ...BOUNDS,
          env: { TZ },
        },
      },
      {
        plugins: [wholeCatalogues],
        resolve: { alias },
        test: {
          name: 'api-embedded',
          ...apiTest,
          ...(!isEveryDatabase && { include: [...ONLY_EMBEDDED, ...ON_BOTH] }),
          exclude: [...ONLY_ON_A_SERVER, ...nightly([...EVERY_NIGHT.api, ...EVERY_NIGHT.embedded])],
          globalSetup: ['tests/support/database/embedded-global.ts'],
          env: { ...apiEnv, TEST_DATABASE: 'embedded' },
        },
      },
      {
        plugins: [wholeCatalogues],
        resolve: { alias },
        test: {
          name: 'api-postgres',
          ...apiTest,
          // The rest runs on the older server.
          ...(older && {
            include: [...new Set([...ONLY_ON_A_SERVER, ...ON_THE_NEWEST_SERVER]), 'tests/api/database/**/*.test.ts'],
          }),
          // Archives of backups are the same on each server, and take long.
          exclude: [
            ...ONLY_EMBEDDED,
            ...nightly(EVERY_NIGHT.api),
            ...(older && !isEveryDatabase ? files(['database/backup']) : []),
          ],
          globalSetup: ['tests/support/database/postgres-global.ts'],
          env: { ...apiEnv, TEST_DATABASE: 'postgres' },
        },
      },
      ...(older ? [olderPostgres] : []),
      stressProject('stress', { include: [EVERY_STRESS_TEST], exclude: STRESS_TOGETHER, groupOrder: 1, maxWorkers: 1 }),
      stressProject('stress-together', { include: STRESS_TOGETHER, exclude: [], groupOrder: 2, maxWorkers: 3 }),
    ],
  },
})
