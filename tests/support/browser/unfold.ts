import type { Page } from 'playwright/test'

/** Presses the heading of a section that is folded. */
export function unfold(page: Page, heading: string): Promise<void> {
  return page.getByRole('heading', { name: heading, exact: true }).click()
}

/** Opens everything that is folded, also in the tabs that are not shown. */
export function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
}
