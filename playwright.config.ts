import { defineConfig } from 'playwright/test'
import { findTestChromium } from './scripts/chromium.mjs'
import { isPartOnly } from './tests/tags.mjs'

const executablePath = findTestChromium() ?? undefined
const isRoot = process.getuid?.() === 0

/**
 * Since the last of several lists counts, Playwright's own is repeated. The first two give each window of a test, which
 * nobody sees, an address bar in a process of its own: without them a window opens in about two thirds of the time. The
 * third keeps a process ready for the next page, which most tests end without.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
  ],
  ...[
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
  ],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` leaves these to `npm run test:all`.
  grepInvert: isPartOnly ? /@nightly/ : undefined,
  globalSetup: './tests/support/browser/browser-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Bounds for what hangs, not measures: a busy machine takes its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Recording every test for the few that fail takes a sixth of the time: `--trace on` does, for those that are looked at.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        // Letters as wide as in a window of a desktop: the headless shell fits them to whole pixels by default.
        '--font-render-hinting=slight',
        // Small /dev/shm of containers.
        '--disable-dev-shm-usage',
        // Nothing but the tests may reach for the network.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
