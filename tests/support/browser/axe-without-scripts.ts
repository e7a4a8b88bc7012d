import type { Page } from 'playwright/test'
import { isPartOnly } from '@/tests/tags.mjs'
import { expectNoFindings } from './axe'

/** Axe cannot run where scripts are off. So it looks at a copy of what the page shows, in a window where they are on. */
export async function expectNoFindingsWithoutScripts(page: Page): Promise<void> {
  const html = await page.content()
  const { href } = new URL(page.url())
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const copy = await context?.newPage()
  if (!copy) throw new Error('The browser is gone')
  await copy.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: asWithoutScripts(await response.text()) })
  })
  await copy.route(
    (url) => url.href === href,
    (route) => route.fulfill({ contentType: 'text/html', body: withoutScripts(html) }),
  )
  await copy.goto(href)
  await expectNoFindings(copy)
  await context?.close()
}

/** A further look at a screen that another look of `npm test` has seen: only in `npm run test:all`. */
export async function expectNoFurtherFindingsWithoutScripts(page: Page): Promise<void> {
  if (!isPartOnly) await expectNoFindingsWithoutScripts(page)
}

/** `<noscript>` becomes what it is without scripts: an element like others. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/(<\/?)noscript\b/g, '$1div')
}

function asWithoutScripts(css: string): string {
  return css.replace(/\(scripting:\s*none\)/g, 'all')
}
