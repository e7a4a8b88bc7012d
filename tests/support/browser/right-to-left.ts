import type { Page } from 'playwright/test'

/** Lets a screen in English be read from right to left, with the parts that say their direction themselves. */
export async function turn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dir = 'rtl'
    for (const element of document.querySelectorAll<HTMLElement>(':is(div, button)[dir="ltr"]')) element.dir = 'rtl'
  })
}
