import path from 'node:path'

/**
 * Takes the pictures of README, in light and dark.
 * @param {import('playwright/test').Page} page signed in as the demo owner
 * @param {{ origin: string, form: { id: string, slug: string }, folder: string }} demo
 */
export async function takeForReadme(page, { origin, form, folder }) {
  await take('booking', '/demo-intro', () => page.locator('[role=gridcell][aria-selected=true]').waitFor())
  await take('form', `/form/${form.slug}`, () => page.getByRole('radio').first().waitFor())
  await take('meetings', '/meetings', () => page.getByRole('main').getByRole('listitem').first().waitFor())
  await take('rules', `/forms/${form.id}/edit`, () => page.getByRole('tab', { name: 'Logic Rules' }).click())
  await take('summary', `/forms/${form.id}/responses?view=summary`, () =>
    page
      .getByRole('heading', { name: 'How was your call with us?' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' })),
  )

  /**
   * @param {string} name of the files, `readme-NAME-light.png` and `readme-NAME-dark.png`
   * @param {string} address
   * @param {() => Promise<void>} settle what to do until everything is there
   */
  async function take(name, address, settle) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme })
      await page.goto(origin + address)
      await settle()
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.waitForTimeout(1_000)
      const file = path.join(folder, `readme-${name}-${colorScheme}.png`)
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
      console.log(file)
    }
  }
}
