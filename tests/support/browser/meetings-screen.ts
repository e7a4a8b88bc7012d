import type { Locator, Page } from 'playwright/test'

/** The meetings as their owner finds their way on them: by role and name. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 })
export const range = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
export const shortDate = (ms: number) => {
  const [, day, month, year] = new Date(ms).toUTCString().split(' ')
  return `${month} ${Number(day)} ${year}`
}
