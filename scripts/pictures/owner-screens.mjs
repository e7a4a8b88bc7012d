import { newestLink } from './demo-data.mjs'

/** @typedef {import('playwright/test').Page} Page */
/** @typedef {import('playwright/test').Locator} Locator */
/** @typedef {{ origin: string, formId: string, pageId: string }} Demo */
/** @typedef {(page: Page, demo: Demo, take: (name: string, reopen?: () => Promise<void>, shown?: Page) => Promise<void>) => Promise<void>} Visit */

/** Screens of the demo owner, by the names of their pictures. @type {[names: string[], visit: Visit][]} */
export const OWNER_SCREENS = [
  [
    ['meetings', 'request'],
    async (page, { origin }, take) => {
      await openMeetings(page, origin)
      await take('meetings')
      const details = page.getByRole('button', { name: 'Details' }).first()
      // On a phone the requests are folded.
      if (!(await details.isVisible())) await page.getByRole('button', { name: 'Show' }).first().click()
      await details.click()
      await page.getByRole('dialog').waitFor()
      await take('request')
    },
  ],
  [
    ['week', 'month'],
    async (page, { origin }, take) => {
      await openMeetings(page, origin)
      for (const [button, name] of [
        ['Week view', 'week'],
        ['Calendar view', 'month'],
      ]) {
        await page.getByRole('button', { name: button }).click()
        await page.waitForTimeout(700)
        await scrollTo(page.getByRole('main').getByRole('heading', { level: 2, name: /\d{4}/ }).first())
        await take(name ?? '')
      }
      await page.getByRole('button', { name: 'List view' }).click()
    },
  ],
  [
    ['meeting', 'meeting-move'],
    async (page, { origin }, take) => {
      await openMeetings(page, origin)
      await page
        .getByRole('button', { name: /· Intro call$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading').first().waitFor()
      await page.waitForTimeout(500)
      await take('meeting')
      await dialog.getByRole('button', { name: /^Move/ }).click()
      await page.waitForTimeout(700)
      await take('meeting-move')
    },
  ],
  [
    ['palette'],
    async (page, { origin }, take) => {
      await openMeetings(page, origin)
      await page.getByRole('button', { name: 'Search…' }).click()
      await page.getByRole('combobox', { name: 'Search and commands' }).pressSequentially('in')
      await page.getByRole('option').first().waitFor()
      await page.waitForTimeout(700)
      await take('palette')
    },
  ],
  [
    ['pages', 'share'],
    async (page, { origin }, take) => {
      await openPages(page, origin)
      await take('pages')
      await page.getByRole('button', { name: 'Share' }).first().click()
      await page.getByRole('dialog').getByRole('img').first().waitFor()
      await take('share')
    },
  ],
  [
    ['pages-german'],
    async (page, { origin }, take) => {
      const speak = (/** @type {string} */ language) =>
        page.request.patch(`${origin}/api/settings`, { data: { language } })
      await speak('de')
      await openPages(page, origin)
      await take('pages-german')
      await speak('en')
    },
  ],
  ...editorOfPage('page-form', 'basics'),
  ...editorOfPage('page-rules', 'when'),
  ...editorOfPage('page-messages', 'messages'),
  [
    ['page-overview', 'explain'],
    async (page, { origin, pageId }, take) => {
      await page.goto(`${origin}/time-slot-pages/${pageId}`)
      await page.getByRole('button', { name: 'Check' }).waitFor()
      await take('page-overview')
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText(/isn't available/).waitFor()
      await scrollTo(page.getByRole('heading', { name: "Why isn't a time available?" }))
      await take('explain')
    },
  ],
  [
    ['time-off', 'calendars'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/availability`)
      await page
        .getByText(/^Holidays in/)
        .first()
        .waitFor()
      await take('time-off')
      await scrollTo(page.getByRole('heading', { name: 'Calendars', exact: true }))
      await take('calendars')
    },
  ],
  [
    ['integrations'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/integrations`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await take('integrations')
    },
  ],
  [
    ['forms'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/forms`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await take('forms')
    },
  ],
  [
    ['new-form'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/forms/new`)
      await page.getByRole('textbox', { name: 'Form Title' }).waitFor()
      await take('new-form')
    },
  ],
  ...editorOfForm('form-general', 'general'),
  ...editorOfForm('form-editor', 'questions'),
  ...editorOfForm('rules', 'logic'),
  ...editorOfForm('form-after', 'after'),
  [
    ['responses', 'response'],
    async (page, { origin, formId }, take) => {
      await page.goto(`${origin}/forms/${formId}/responses`)
      const details = page.getByRole('link', { name: /^View Details/ }).first()
      await details.waitFor()
      await take('responses')
      await details.click()
      await page.getByRole('link', { name: 'Back to responses' }).waitFor()
      await page.waitForTimeout(700)
      await take('response')
    },
  ],
  [
    ['summary'],
    async (page, { origin, formId }, take) => {
      await page.goto(`${origin}/forms/${formId}/responses?view=summary`)
      await page.getByRole('heading', { name: 'How was your call with us?' }).waitFor()
      await page.waitForTimeout(700)
      await scrollTo(page.getByRole('heading', { name: 'Responses by day' }))
      await take('summary')
    },
  ],
  ...settings('settings', ''),
  ...settings('brand', '/brand'),
  ...settings('developers', '/developers'),
  ...settings('your-data', '/your-data'),
  [
    ['api-reference'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/developers/api`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take('api-reference')
    },
  ],
]

/** Screens of people who have no account yet. @type {[names: string[], visit: Visit][]} */
export const NEW_OWNER_SCREENS = [
  [
    ['sign-in', 'email-sent', 'link-elsewhere', 'terms', 'first-run'],
    async (page, { origin }, take) => {
      await page.goto(`${origin}/auth`)
      await page.getByRole('textbox').waitFor()
      await take('sign-in')
      const email = `sam-${Date.now()}@example.com`
      await page.getByRole('textbox').fill(email)
      await page.keyboard.press('Enter')
      await page.getByText(email).waitFor()
      await take('email-sent')
      const link = await newestLink(page, origin)
      const elsewhere = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
      const other = await elsewhere?.newPage()
      await other?.goto(link)
      await other?.getByRole('button').first().waitFor()
      await take('link-elsewhere', undefined, other)
      await elsewhere?.close()
      await page.goto(link)
      await page.goto(`${origin}/terms-acceptance`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take('terms')
      await page.request.post(`${origin}/api/auth/accept-terms`)
      await page.goto(`${origin}/settings`)
      await page.getByRole('button', { name: 'Get started' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Full name').fill('Sam Rivera')
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('checkbox', { name: 'Monday' }).waitFor()
      await take('first-run')
    },
  ],
]

/**
 * @param {string} name
 * @param {string} tab
 * @returns {[string[], Visit][]}
 */
function editorOfPage(name, tab) {
  return [
    [
      [name],
      async (page, { origin, pageId }, take) => {
        await page.goto(`${origin}/time-slot-pages/${pageId}/edit?tab=${tab}`)
        await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
        await page.waitForTimeout(700)
        await take(name)
      },
    ],
  ]
}

/**
 * @param {string} name
 * @param {string} tab
 * @returns {[string[], Visit][]}
 */
function editorOfForm(name, tab) {
  return [
    [
      [name],
      async (page, { origin, formId }, take) => {
        await page.goto(`${origin}/forms/${formId}/edit?tab=${tab}`)
        await page.getByRole('tabpanel').getByRole('button').first().waitFor()
        await page.waitForTimeout(700)
        await take(name)
      },
    ],
  ]
}

/**
 * @param {string} name
 * @param {string} path below the settings
 * @returns {[string[], Visit][]}
 */
function settings(name, path) {
  return [
    [
      [name],
      async (page, { origin }, take) => {
        await page.goto(`${origin}/settings${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForTimeout(700)
        await take(name)
      },
    ],
  ]
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openMeetings(page, origin) {
  await page.goto(`${origin}/meetings`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await page.getByRole('link', { name: /^Join/ }).first().waitFor()
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openPages(page, origin) {
  await page.goto(`${origin}/time-slot-pages`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await page.waitForTimeout(700)
}

/** @param {Locator} heading is then near the top, below what sticks there */
async function scrollTo(heading) {
  await heading.waitFor()
  await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 100))
}
