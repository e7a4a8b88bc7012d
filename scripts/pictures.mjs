// npm run pictures: takes the pictures of README and docs/design.md again, with the installed Chromium and without internet;
// npm run pictures -- explain summary: those of these screens.
// The product runs on demo data beside fake providers; see scripts/demo-server.mjs.
import './node-version.mjs'
import path from 'node:path'
import { chromium } from 'playwright/test'
import { findSystemChromium } from './chromium.mjs'
import { startDemo } from './demo-server.mjs'
import { Camera, DEVICES } from './pictures/camera.mjs'
import { furnish, OWNER, signIn } from './pictures/demo-data.mjs'
import { NEW_OWNER_SCREENS, OWNER_SCREENS } from './pictures/owner-screens.mjs'
import { takeForReadme } from './pictures/readme.mjs'
import { SCREENS_WITHOUT_SCRIPTS, VISITOR_SCREENS } from './pictures/visitor-screens.mjs'
import { root } from './run.mjs'

const FOLDER = path.join(root, 'docs', 'pictures')
const PERSON = { locale: 'en-US', timezoneId: 'Europe/Istanbul' }
const LIMITS_OFF = { LIMIT_OWNER_CALLS: '0', LIMIT_PUBLIC_READS: '0', LIMIT_LINKS_EMAIL: '0', LIMIT_PAGE_READS: '0' }

const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

const demo = await startDemo('.cache/pictures', () => LIMITS_OFF)
const origin = demo.url
const browser = await chromium.launch({
  executablePath: findSystemChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const owner = await browser.newPage({ ...PERSON, viewport: { width: 1200, height: 760 }, reducedMotion: 'reduce' })
  await signIn(owner, origin, OWNER)
  await furnish(owner, origin)
  const storageState = await owner.context().storageState()
  const [forms, pages] = await Promise.all(
    ['/api/forms', '/api/time-slot-pages'].map(async (call) => (await owner.request.get(origin + call)).json()),
  )
  const form = forms.find((/** @type {{ title: string }} */ { title }) => title === 'After the call')
  const { id: pageId } = pages.find((/** @type {{ slug: string }} */ { slug }) => slug === 'demo-intro')

  const camera = new Camera()
  for (const device of /** @type {const} */ (['phone', 'desktop'])) {
    const isPhone = device === 'phone'
    /**
     * @template Demo
     * @param {[names: string[], visit: (page: import('playwright/test').Page, demo: Demo, take: (name: string, reopen?: () => Promise<void>, shown?: import('playwright/test').Page) => Promise<void>) => Promise<void>][]} screens
     * @param {Demo} shown
     * @param {import('playwright/test').BrowserContextOptions} options
     */
    const visitAll = async (screens, shown, options) => {
      const page = await browser.newPage({ ...PERSON, ...DEVICES[device], ...options })
      for (const [names, visit] of screens.filter(([names]) => names.some(isWanted))) {
        await visit(page, shown, (name, reopen, other = page) => camera.take(other, device, name, reopen))
        console.log(device, ...names)
      }
      await page.close()
    }
    const visited = { origin, formSlug: form.slug, username: 'maria', isPhone }
    await visitAll(VISITOR_SCREENS, visited, { timezoneId: 'Europe/Berlin' })
    await visitAll(SCREENS_WITHOUT_SCRIPTS, visited, { javaScriptEnabled: false })
    await visitAll(OWNER_SCREENS, { origin, formId: form.id, pageId }, { storageState })
    await visitAll(NEW_OWNER_SCREENS, { origin, formId: form.id, pageId }, {})
  }
  await camera.develop(path.join(FOLDER, 'screens'), isWanted)
  if (wanted.length === 0) await takeForReadme(owner, { origin, form, folder: FOLDER })
} finally {
  await browser.close()
  demo.kill('SIGTERM')
  await demo.ended()
}
