/**
 * `npm test` has 18 minutes on two cores, so the tests below run every night and before a release: `npm run test:all`. They walk
 * through all routes, screens or languages with rules that a quicker test states at one place; repeat tests on a second database;
 * measure; break machines; or walk through screens whose routes and components have tests of their own. A test whose name is
 * given to `npm test`, Vitest or Playwright runs at once.
 */
export const EVERY_NIGHT = {
  api: api([
    'calendars/connecting/connect-emulate-microsoft',
    'calendars/connecting/connect-microsoft',
    'calendars/events-faults',
    'calendars/events-moved-caldav',
    'calendars/watching/channels-microsoft',
    'database/backup',
    'database/rules-migration',
    'database/upgrade',
    'database/years-of-data',
    'forms/answers/every-type',
    'notices/gathered-notices',
    'platform/openapi-replay',
  ]),
  /** They run on a server with each change. */
  embedded: api([
    'all-routes/edges',
    'all-routes/trail',
    'calendars/busy',
    'forms/search',
    'forms/submit-and-book',
    'forms/summary-types',
    'meetings/booking-life',
    'people/erase',
    'portability/export',
    'portability/import',
    'database/chores',
  ]),
  stress: [
    ...['access', 'access-scanner', 'attack-access', 'attack-forms', 'attack-limits', 'attack-mail', 'attack-server'],
    ...['attack-xml', 'docs-api', 'event-loop', 'faults-crash', 'faults-database', 'faults-disk', 'faults-events'],
    ...['faults-files', 'faults-mail', 'faults-moves', 'faults-platform', 'faults-portability', 'faults-stop', 'fuzz'],
    ...['fuzz-limits', 'growth', 'image-commands', 'log-mails', 'portability-memory', 'proxies', 'scanner', 'traces'],
  ].map((name) => `tests/stress/${name}.test.ts`),
  browser: [
    ...['accessibility', 'accessibility-in-languages', 'language-switch', 'languages', 'layout', 'page-cache'],
    ...['pseudo-language', 'pseudo-language-owner', 'right-to-left', 'texts-in-languages', 'toasts'],
  ]
    .map((name) => `all-screens/${name}`)
    .concat(
      ['builder-logic', 'every-type', 'responses-charts', 'responses-summary', 'translations'].map(
        (name) => `forms/${name}`,
      ),
      ['meeting-form', 'meetings-accessibility', 'meetings-month', 'meetings-search'].map((name) => `meetings/${name}`),
      ['embed-rules', 'owner-view', 'page-effects', 'page-rules'].map((name) => `pages/${name}`),
      ['api-keys', 'brand', 'data-transfer', 'erasing', 'feeds', 'first-run', 'sessions', 'time-off', 'timezone'].map(
        (name) => `settings/${name}`,
      ),
    )
    .map((name) => `**/e2e/${name}.spec.ts`),
}

/** @param {string[]} names */
function api(names) {
  return names.map((name) => `tests/api/${name}.test.ts`)
}

/** True in `npm test`; false in `npm run test:all`, and where a test is named. */
export const isPartOnly = process.env.TEST_PART === '1'
