import type { Page } from 'playwright/test'

/** Holds the app's chunks back, or those that have a text. Returns a function that lets them come. */
export async function holdApp(page: Page, text?: string): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (text === undefined) {
      await released
      return route.continue()
    }
    const response = await route.fetch()
    if ((await response.text()).includes(text)) await released
    return route.fulfill({ response })
  })
  return () => {
    letGo()
    // What comes later need not be looked at, and may still be on its way when the test ends.
    void page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}
