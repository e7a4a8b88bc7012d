/**
 * `npm test` has 18 minutes on two cores, so the tests below run every night and before a release: `npm run test:all`. They walk
 * through all routes, screens or languages with rules that a quicker test states at one place; repeat tests on a second database;
 * measure; break machines; or walk through screens whose routes and components have tests of their own. A test whose name is
 * given to `npm test`, Vitest or Playwright runs at once.
 */
export const EVERY_NIGHT = {
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

export { isPartOnly } from './tags.mjs'
