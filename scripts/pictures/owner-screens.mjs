/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page signed in as the demo owner
 * @param {{ origin: string, formId: string, pageId: string }} demo
 * @param {(name: string) => Promise<void>} take
 */
export async function visitOwnScreens(page, { origin, formId, pageId }, take) {
  const main = page.getByRole('main')
  await page.goto(`${origin}/meetings`)
  await main.getByRole('listitem').first().waitFor()
  await page.getByRole('link', { name: /^Join/ }).first().waitFor()
  await take('meetings')
  await page.getByRole('button', { name: 'Search…' }).click()
  await page.getByRole('combobox', { name: 'Search and commands' }).pressSequentially('in')
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(700)
  await take('palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await page.waitForTimeout(700)
  await scrollTo(main.getByRole('heading', { level: 2 }).first())
  await take('month')
  await page.getByRole('button', { name: 'List view' }).click()

  await page.goto(`${origin}/time-slot-pages`)
  await main.getByRole('listitem').first().waitFor()
  await page.getByText(/next/i).first().waitFor()
  await take('pages')
  await page.goto(`${origin}/time-slot-pages/${pageId}/edit`)
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
  await take('page-form')
  await page.goto(`${origin}/time-slot-pages/${pageId}/edit?tab=when`)
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  await take('page-rules')
  await page.goto(`${origin}/time-slot-pages/${pageId}`)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText(/isn't available/).waitFor()
  await scrollTo(page.getByRole('heading', { name: "Why isn't a time available?" }))
  await take('explain')

  await page.goto(`${origin}/forms/${formId}/edit?tab=questions`)
  await page.getByRole('button', { name: 'Add Question' }).waitFor()
  await take('form-editor')
  await page.goto(`${origin}/forms/${formId}/edit?tab=logic`)
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  await take('rules')
  await page.goto(`${origin}/forms/${formId}/responses?view=summary`)
  await page.getByRole('heading', { name: 'How was your call with us?' }).waitFor()
  await page.waitForTimeout(700)
  await scrollTo(page.getByRole('heading', { name: 'Responses by day' }))
  await take('summary')

  await page.goto(`${origin}/integrations`)
  await main.getByRole('listitem').first().waitFor()
  await take('integrations')
  await page.goto(`${origin}/settings/time-off`)
  await page
    .getByText(/^Holidays in/)
    .first()
    .waitFor()
  await take('time-off')
  await page.goto(`${origin}/settings`)
  await scrollTo(page.getByRole('heading', { name: 'Brand' }))
  await take('brand')
}

/** @param {import('@playwright/test').Locator} heading is then near the top, below what sticks there */
async function scrollTo(heading) {
  await heading.waitFor()
  await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 100))
}

/**
 * @param {Page} page signed in as somebody new
 * @param {string} origin
 * @param {(name: string) => Promise<void>} take
 */
export async function visitFirstRun(page, origin, take) {
  await page.goto(`${origin}/settings`)
  await page.getByRole('button', { name: 'Get started' }).click()
  await page.getByRole('dialog').getByLabel('Full name').fill('Sam Rivera')
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Monday' }).waitFor()
  await take('first-run')
}
