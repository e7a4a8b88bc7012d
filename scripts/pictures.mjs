// npm run pictures: takes the pictures of README and docs/design.md again, with the installed Chromium and without internet.
// The product runs on demo data beside fake providers; see scripts/demo-server.mjs.
import './node-version.mjs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findSystemChromium } from './chromium.mjs'
import { startDemo } from './demo-server.mjs'
import { Camera, DEVICES } from './pictures/camera.mjs'
import { furnish, OWNER, signIn } from './pictures/demo-data.mjs'
import { visitFirstRun, visitOwnScreens } from './pictures/owner-screens.mjs'
import { takeForReadme } from './pictures/readme.mjs'
import { visit } from './pictures/visitor-screens.mjs'
import { root } from './run.mjs'

const FOLDER = path.join(root, 'docs', 'pictures')
const PERSON = { locale: 'en-US', timezoneId: 'Europe/Istanbul' }
const LIMITS_OFF = { LIMIT_OWNER_CALLS: '0', LIMIT_PUBLIC_READS: '0', LIMIT_LINKS_EMAIL: '0', LIMIT_PAGE_READS: '0' }

const demo = await startDemo('.cache/pictures', LIMITS_OFF)
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
  const [[form], pages] = await Promise.all(
    ['/api/forms', '/api/time-slot-pages'].map(async (call) => (await owner.request.get(origin + call)).json()),
  )
  const { id: pageId } = pages.find((/** @type {{ slug: string }} */ { slug }) => slug === 'demo-intro')

  const camera = new Camera()
  for (const device of /** @type {const} */ (['phone', 'desktop'])) {
    const isPhone = device === 'phone'
    const guest = await browser.newPage({ ...PERSON, ...DEVICES[device], timezoneId: 'Europe/Berlin' })
    const shown = { origin, formSlug: form.slug, username: 'maria', isPhone }
    await visit(guest, shown, (name) => camera.take(guest, device, name))
    const own = await browser.newPage({ ...PERSON, ...DEVICES[device], storageState })
    await visitOwnScreens(own, { origin, formId: form.id, pageId }, (name) => camera.take(own, device, name))
    const fresh = await browser.newPage({ ...PERSON, ...DEVICES[device] })
    await signIn(fresh, origin, `new-${device}@example.com`)
    await fresh.request.post(`${origin}/api/auth/accept-terms`)
    await visitFirstRun(fresh, origin, (name) => camera.take(fresh, device, name))
  }
  await camera.develop(path.join(FOLDER, 'screens'))
  await takeForReadme(owner, { origin, form, folder: FOLDER })
} finally {
  await browser.close()
  demo.kill('SIGTERM')
  await demo.ended()
}
