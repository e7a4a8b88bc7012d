import sharp from 'sharp'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
export const OWNER = 'demo@example.com'

/** @typedef {import('playwright/test').Page} Page */

/**
 * Signs in through the mailbox of a server without a mail transport.
 * @param {Page} page
 * @param {string} origin
 * @param {string} email
 */
export async function signIn(page, origin, email) {
  await page.goto(`${origin}/auth`)
  await page.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText(email).waitFor()
  await page.goto(await newestLink(page, origin))
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
}

/**
 * The newest link to sign in with.
 * @param {Page} page
 * @param {string} origin
 */
export async function newestLink(page, origin) {
  await page.goto(`${origin}/dev/mailbox`)
  return (await page.locator('a[href*="/api/auth/verify"]').first().getAttribute('href')) ?? ''
}

/**
 * Gives the demo owner a face, a profile, connected accounts and a meeting that starts soon.
 * @param {Page} page signed in as the demo owner
 * @param {string} origin
 */
export async function furnish(page, origin) {
  const send = sender(page, origin)
  await send('PATCH', '/api/settings', {
    fullName: 'Maria Santos',
    username: 'maria',
    bio: 'I help teams find out why their customers leave.',
    showProfile: true,
  })
  await page.request.put(`${origin}/api/settings/face`, { data: await drawFace() })
  for (const vendor of ['Google', 'Zoom']) {
    await page.goto(`${origin}/integrations`)
    await page.getByRole('button', { name: `Connect with ${vendor}` }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL('**/integrations')
  }
  const google = (await send('GET', '/api/integrations')).find(
    (/** @type {{ type: string }} */ { type }) => type === 'google_calendar',
  )
  const calendars = [`google_${google.id}`]
  for (const { id, slug } of await send('GET', '/api/time-slot-pages')) {
    const meet = { location: 'google_meet', conflictCheckCalendars: calendars, targetCalendars: calendars }
    await send('PATCH', `/api/time-slot-pages/${id}`, { showOnProfile: true, ...(slug === 'demo-intro' && meet) })
  }
  const [form] = await send('GET', '/api/forms')
  await send('PATCH', `/api/forms/${form.id}`, { showOnProfile: true })
  await offerAdvice(send)
  await send('POST', '/api/time-off', {
    from: inDays(30),
    to: inDays(40),
    title: 'Skiing',
    publicLabel: 'Winter break',
  })
  await send('POST', '/api/time-off', {
    from: inDays(9),
    to: inDays(9),
    startTime: '13:00',
    endTime: '17:00',
    title: 'Dentist',
  })
  await send('PATCH', '/api/settings', { holidays: { country: 'DE', region: 'BE' } })
  const start = Math.ceil(Date.now() / (15 * MINUTE_MS)) * 15 * MINUTE_MS + 15 * MINUTE_MS
  await send('POST', '/api/meetings', {
    title: 'Product review',
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 45 * MINUTE_MS).toISOString(),
    location: 'custom',
    locationData: { meetLink: 'https://meet.example.com/product-review' },
    attendees: ['grace@example.com'],
  })
}

/**
 * Makes a page whose bookings have questions and wait for the owner, with a request, and one without times.
 * @param {ReturnType<typeof sender>} send
 */
async function offerAdvice(send) {
  const everyDay = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '10:00', endTime: '16:00' }))
  const base = { timezone: 'Europe/Istanbul', duration: 45 }
  const { id: formId } = await send('POST', '/api/forms', { title: 'Before we talk', isPublished: true })
  for (const question of [
    { questionType: 'paragraph', question: 'What would you like to talk about?', isRequired: false },
    {
      questionType: 'select',
      question: 'Have we met?',
      isRequired: false,
      options: [{ label: 'Yes' }, { label: 'No' }],
    },
  ])
    await send('POST', `/api/forms/${formId}/questions`, question)
  const advice = { ...base, title: 'Advice', slug: 'demo-advice', availabilities: everyDay, approval: 'always', formId }
  await send('POST', '/api/time-slot-pages', advice)
  await send('POST', '/api/time-slot-pages', { ...base, title: 'Summer course', slug: 'demo-later' })
  const query = new URLSearchParams({ from: inDays(1), to: inDays(8) })
  const { days } = await send('GET', `/api/schedule/demo-advice/slots?${query}`)
  await send('POST', '/api/schedule/demo-advice/book', {
    attendeeName: 'Ines Carvalho',
    attendeeEmail: 'ines@example.com',
    startTime: days[0].slots[0],
    userTimezone: 'Europe/Lisbon',
  })
}

/** @param {number} days from today in UTC */
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/**
 * @param {Page} page
 * @param {string} origin
 */
function sender(page, origin) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [data]
   */
  return async (method, path, data) => {
    const response = await page.request.fetch(origin + path, { method, data })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
}

/** A drawn portrait: nobody's photo has to be in the repository. */
function drawFace() {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
      <rect width="320" height="320" fill="#f1c9a5"/>
      <path d="M78 320V150a82 82 0 0 1 164 0v170z" fill="#3b2a25"/>
      <path d="M128 205h64v60h-64z" fill="#c98f6b"/>
      <ellipse cx="160" cy="158" rx="56" ry="68" fill="#dda680"/>
      <path d="M102 150c0-52 30-78 62-78 36 0 56 28 56 74-30-4-58-18-76-42-8 22-22 38-42 46z" fill="#3b2a25"/>
      <path d="M40 320c4-50 46-70 88-76 10 22 54 22 64 0 42 6 84 26 88 76z" fill="#0b6a50"/>
      <circle cx="139" cy="162" r="5" fill="#2a1c18"/><circle cx="183" cy="162" r="5" fill="#2a1c18"/>
      <path d="M142 192c10 12 28 12 38 0" fill="none" stroke="#8f4d3b" stroke-width="5" stroke-linecap="round"/>
    </svg>`),
  )
    .png()
    .toBuffer()
}
