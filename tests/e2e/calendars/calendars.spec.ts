import { HOUR_MS } from '@/lib/scheduling/units'
import { expectNoFindings, expectNoFurtherFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { iso, midnight } from '@/tests/support/browser/meetings'
import { saveSettings } from '@/tests/support/browser/settings'

const NARROW = { width: 320, height: 700 }

/** A Google account without a grant, so the server cannot read it. */
async function connect(sql: (statement: string, values?: unknown[]) => Promise<unknown[]>, email: string) {
  const [row] = await sql(
    `insert into integrations (user_id, type, config, account_id)
     select id, 'google_calendar', '{"account": "ada@accounts.example"}', '1' from users where email = $1 returning id`,
    [email],
  )
  return (row as { id: string }).id
}

test.describe('Calendar choosers', () => {
  test('an owner chooses calendars for a page and for their own meetings, by keyboard as well', async ({
    page,
    login,
    sql,
  }) => {
    const choice = `google_${await connect(sql, await login())}`
    const shared = { provider: 'google', primary: false, canWrite: true }
    const calendars = [
      { ...shared, id: choice, name: 'ada@accounts.example', primary: true },
      { ...shared, id: `${choice}:family`, name: 'Family' },
      { ...shared, id: `${choice}:holidays`, name: 'Holidays', canWrite: false },
    ]
    await page.route('**/api/calendars', (route) => route.fulfill({ json: calendars }))
    await page.goto('/time-slot-pages/create')
    await page.getByRole('tab', { name: 'When' }).click()
    const conflicts = page.getByRole('group', { name: 'Calendars that block my time' })
    const targets = page.getByRole('group', { name: 'Calendars that get my bookings' })
    await conflicts.getByRole('checkbox', { name: 'Holidays' }).focus()
    await page.keyboard.press('Space')
    await expect(targets.getByRole('checkbox')).toHaveCount(2)
    await targets.getByText('Family').click()
    await targets.getByRole('checkbox', { name: 'ada@accounts.example' }).click()
    await expect(targets.getByRole('checkbox', { name: 'Family' })).toHaveAccessibleDescription('Sends the invitation')
    await targets.getByRole('button', { name: 'Make ada@accounts.example primary' }).click()
    await expectNoFindings(page, [NARROW])
    await page.setViewportSize(NARROW)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
    await page.getByRole('tab', { name: 'Basics' }).click()
    await page.getByLabel('Title').fill('Intro call')
    await page.getByRole('tab', { name: 'When' }).click()
    await page.getByRole('button', { name: 'Add slot for Monday' }).click()
    await page.getByRole('button', { name: 'Create Time Slot Page' }).click()
    await page.waitForURL('/time-slot-pages')
    const [stored] = (await (await page.request.get('/api/time-slot-pages')).json()) as object[]
    expect(stored).toMatchObject({
      conflictCheckCalendars: [`${choice}:holidays`],
      targetCalendars: [choice, `${choice}:family`],
    })

    await page.goto('/settings')
    const defaults = page.getByRole('group', { name: 'Default calendars' })
    await defaults.getByRole('checkbox', { name: 'Family' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('status').getByText('Settings Updated', { exact: true })).toBeVisible()
    const settings = await (await page.request.get('/api/settings')).json()
    expect(settings).toMatchObject({ defaultCalendars: [`${choice}:family`] })
  })

  test('events of Google stand in the list, are opened there, and say when they could not be read', async ({
    page,
    login,
    sql,
  }) => {
    const email = await login()
    await saveSettings(page.request)
    const id = await connect(sql, email)
    const link = 'https://www.google.com/calendar/event?eid=1'
    const add = (title: string, start: number, end: number) =>
      sql(
        `insert into meetings (user_id, title, start_time, end_time, primary_source, integration_id, external_calendar_id,
         external_id, location_data)
       select id, $2, $3, $4, 'google', $5, '', $2, $6 from users where email = $1`,
        [email, title, iso(start), iso(end), id, JSON.stringify({ googleWebLink: link })],
      )
    await add('Dentist', midnight(1) + 9 * HOUR_MS, midnight(1) + 10 * HOUR_MS)
    await add('Holiday', midnight(2), midnight(3))
    await page.goto('/')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dentist' }) })
    await row.hover()
    await expect(row.getByRole('link', { name: 'Open in Google Calendar: Dentist' })).toHaveAttribute('href', link)
    await expect(row.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'Holiday' }).getByText('All day')).toBeVisible()
    const notice = page.getByRole('listitem').filter({ hasText: "We couldn't read Google Calendar" })
    await expect(notice).toContainText('(ada@accounts.example). This account needs to be reconnected.')
    await expect(notice.getByRole('link', { name: 'See your integrations' })).toHaveAttribute('href', '/integrations')
    await expectNoFurtherFindings(page, [PHONE])
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await expect(notice).toBeVisible()
  })
})
