import type { APIRequestContext, Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createMeeting } from '@/tests/support/factories/meetings'

const NOWHERE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'
const CANNOT_LOAD = "The meeting could not be found or you don't have permission to edit it."

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create New Meeting' })
const group = (page: Page, name: 'Start Time' | 'End Time') => page.getByRole('group', { name })
const dateOf = (page: Page, name: 'Start Time' | 'End Time') => group(page, name).getByRole('textbox', { name: 'Date' })
const timeOf = (page: Page, name: 'Start Time' | 'End Time') =>
  group(page, name).getByRole('combobox', { name: 'Time' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const attendees = (page: Page) => page.getByRole('textbox', { name: 'Attendees' })
const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create Meeting' })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

const saveIstanbul = (request: APIRequestContext, fields: object = {}) =>
  saveSettings(request, { timezone: 'Europe/Istanbul', ...fields })

/** Nothing covers its middle. A trial click would say so too, but its real press can be late on a busy machine. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Create Meeting' }).click()
  await expect(title(page)).toBeFocused()
}

function makeReview(request: APIRequestContext, fields: object = {}) {
  const times = { startTime: '2030-06-03T06:00:00.000Z', endTime: '2030-06-03T07:00:00.000Z' }
  return createMeeting(senderOf(request), { title: 'Review', ...times, ...fields })
}

async function newest(request: APIRequestContext) {
  const { meetings } = await (await request.get('/api/meetings/all?page=1')).json()
  return meetings[0]
}

const read = async (request: APIRequestContext, id: string) => (await request.get(`/api/meetings/${id}`)).json()

test.beforeEach(async ({ login, page }) => {
  await login()
  await saveIstanbul(page.request)
})

test.describe('Meeting form', { tag: '@nightly' }, () => {
  test('a meeting is made from what is typed, on the clock of the account, and its attendees are invited', async ({
    page,
    mails,
  }) => {
    const [ada, bob] = [newEmail('ada'), newEmail('bob')]
    await openDialog(page)
    await expect(dialogOf(page).getByText('Istanbul time (GMT+3)')).toBeVisible()
    await title(page).fill('  Kick-off ')
    await dateOf(page, 'Start Time').fill('2030-06-03')
    await timeOf(page, 'Start Time').fill('9.15')
    await timeOf(page, 'End Time').fill('10:05')
    await page.getByLabel('Custom Location').fill('Room 5')
    await attendees(page).fill(`${ada}, ${bob}`)
    await expect(page.getByRole('button', { name: `Remove ${ada}` })).toBeVisible()
    await expect(dateOf(page, 'Start Time')).toHaveValue('Jun 3 2030')
    await expect(dateOf(page, 'End Time')).toHaveValue('Jun 3 2030')
    await create(page).click()
    await expect(toast(page, 'Meeting created')).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
    expect(await newest(page.request)).toMatchObject({
      title: 'Kick-off',
      startTime: '2030-06-03T06:15:00.000Z',
      endTime: '2030-06-03T07:05:00.000Z',
      location: 'custom',
      locationData: { customLocation: 'Room 5' },
      attendees: [ada, bob],
    })
    await Promise.all([mails.waitFor(ada), mails.waitFor(bob)])
  })

  test('it starts now and lasts half an hour; what is missing or wrong is said at its field, and nothing is sent', async ({
    page,
  }) => {
    await openDialog(page)
    await expect(timeOf(page, 'Start Time')).toHaveValue(/^\d\d:\d\d$/)
    await dateOf(page, 'Start Time').fill('2030-06-03')
    await timeOf(page, 'Start Time').fill('14:00')
    await timeOf(page, 'End Time').fill('13:30')
    await timeOf(page, 'End Time').blur()
    await expect(group(page, 'End Time')).toHaveAccessibleDescription('End time must be after start time')
    await timeOf(page, 'End Time').fill('soon')
    await expect(group(page, 'End Time').getByText('Date input not valid.')).toBeVisible()
    await create(page).click()
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveAccessibleDescription('Required')
    await expectNoFindings(page)
    await title(page).fill('Kick-off')
    await timeOf(page, 'End Time').fill('1430')
    await create(page).click()
    await expect(toast(page, 'Meeting created')).toBeVisible()
  })

  test('the list of times is worked with the keyboard, and Escape closes only the list', async ({ page }) => {
    await saveIstanbul(page.request, { timeFormat: '12h', dateFormat: 'D MMM YYYY' })
    await openDialog(page)
    await dateOf(page, 'Start Time').fill('3/6/2030')
    const time = timeOf(page, 'Start Time')
    await time.fill('1:40 pm')
    await time.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(48)
    await expect(page.getByRole('option', { name: '01:30 PM' })).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(time).toHaveValue('02:00 PM')
    await expect(dateOf(page, 'Start Time')).toHaveValue('3 Jun 2030')
    await time.press('ArrowUp')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(dialogOf(page)).toBeVisible()
    await time.click()
    await page.getByRole('option', { name: '11:30 PM' }).click()
    await expect(time).toHaveValue('11:30 PM')
  })

  test("the calendar chooses a day, the end's none before the start, and moving the start takes the end's date along", async ({
    page,
  }) => {
    await openDialog(page)
    await dateOf(page, 'Start Time').fill('Jun 12 2030')
    await timeOf(page, 'Start Time').fill('09:00')
    await timeOf(page, 'End Time').fill('10:00')
    await group(page, 'End Time').getByRole('button', { name: 'Open calendar' }).click()
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await expect(calendar.getByRole('button', { name: /June 11, 2030/ })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: /June 12, 2030/ })).toBeFocused()
    await expectNoFindings(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(dateOf(page, 'End Time')).toHaveValue('Jun 13 2030')
    await expect(calendar).toBeHidden()
    await dateOf(page, 'Start Time').fill('Jun 20 2030')
    await expect(dateOf(page, 'End Time')).toHaveValue('Jun 20 2030')
    await expect(timeOf(page, 'End Time')).toHaveValue('10:00')
  })

  test('places that need a connection are disabled, say which, and lead to where it is made', async ({ page }) => {
    await openDialog(page)
    await page.getByRole('combobox', { name: 'Location', exact: true }).click()
    for (const name of [
      'Google Meet (Connect Google first)',
      'Microsoft Teams (Connect Microsoft first)',
      'Zoom (Connect Zoom first)',
    ]) {
      await expect(page.getByRole('option', { name })).toBeDisabled()
    }
    await page.keyboard.press('Escape')
    await expect(dialogOf(page).getByRole('link', { name: 'connect an account' })).toHaveAttribute(
      'href',
      '/integrations',
    )
  })

  test('attendees become chips, can be taken back, and a name that is no address is marked', async ({ page }) => {
    await openDialog(page)
    await attendees(page).fill('ada@example.com; Bob')
    await attendees(page).press('Enter')
    await expect(dialogOf(page).getByText("Not an email address, so won't be notified")).toBeVisible()
    await attendees(page).press('Backspace')
    await expect(attendees(page)).toHaveValue('Bob')
    await attendees(page).fill('ADA@example.com,')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove ada@example.com' }).click()
    await expect(attendees(page)).toBeFocused()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })

  test.describe('when the server refuses', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('a new meeting, its words are shown and nothing that was typed is lost', async ({ page }) => {
      await page.route('**/api/meetings', (route) => route.fulfill({ status: 503, json: { message: 'Not just now.' } }))
      await openDialog(page)
      await title(page).fill('Kick-off')
      await attendees(page).fill('ada@example.com, bob@example.com')
      await create(page).click()
      await expect(toast(page, 'Failed to create meeting')).toBeVisible()
      await expect(toast(page, 'Not just now.')).toBeVisible()
      await expect(title(page)).toHaveValue('Kick-off')
      await expect(page.getByRole('button', { name: 'Remove ada@example.com' })).toBeVisible()
      await expect(attendees(page)).toHaveValue(/bob@example.com/)
      // The toast covers no control, not even on a phone.
      await page.setViewportSize({ width: 375, height: 812 })
      await expect.poll(() => create(page).evaluate(isOnTop)).toBe(true)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.unroute('**/api/meetings')
      await create(page).click()
      await expect(toast(page, 'Meeting created')).toBeVisible()
    })

    test('a change, it says so in words of its own where there are none, and what it found is at its field', async ({
      page,
    }) => {
      const { id } = await makeReview(page.request)
      await page.goto(`/meetings/${id}/edit`)
      await page.route(`**/api/meetings/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
      await title(page).fill('Retrospective')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toast(page, 'Error updating meeting')).toBeVisible()
      await expect(toast(page, 'There was an error updating your meeting. Please try again.')).toBeVisible()
      const body = { message: 'Too long', issues: [{ path: 'endTime', message: 'Too long' }] }
      await page.unroute(`**/api/meetings/${id}`)
      await page.route(`**/api/meetings/${id}`, (route) => route.fulfill({ status: 400, json: body }))
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(group(page, 'End Time')).toHaveAccessibleDescription('Too long')
      await expect(title(page)).toHaveValue('Retrospective')
    })
  })

  test('closing asks before it throws away what was typed, and only then', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Create Meeting' }).click()
    await title(page).fill('Kick-off')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard this meeting?' })
    await expectNoFindings(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(title(page)).toHaveValue('Kick-off')
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })

  test('the dialog fits a screen of 320 px, with its buttons in sight', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await saveIstanbul(page.request, { timeFormat: '12h' })
    await openDialog(page)
    await attendees(page).fill(`${'long'.repeat(20)}@example.com, a name that is no address,`)
    await expect(create(page)).toBeInViewport({ ratio: 1 })
    const overflow = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)
    await expectNoFindings(page, [{ width: 320, height: 640 }])
  })

  test.describe('editing', () => {
    test('shows what is stored, saves the change, and returns to the meetings', async ({ page }) => {
      const { id } = await makeReview(page.request, { locationData: { customLocation: 'Room 5' }, attendees: 'ada' })
      await page.goto(`/meetings/${id}/edit`)
      await expect(title(page)).toHaveValue('Review')
      await expect(dateOf(page, 'Start Time')).toHaveValue('Jun 3 2030')
      await expect(timeOf(page, 'Start Time')).toHaveValue('09:00')
      await expect(page.getByLabel('Custom Location')).toHaveValue('Room 5')
      await expectNoFindings(page)
      await title(page).fill('Retrospective')
      await timeOf(page, 'End Time').fill('11:45')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toast(page, 'Meeting updated')).toBeVisible()
      await expect(page).toHaveURL(/\/meetings$/)
      expect(await read(page.request, id)).toMatchObject({
        title: 'Retrospective',
        startTime: '2030-06-03T06:00:00.000Z',
        endTime: '2030-06-03T08:45:00.000Z',
        locationData: { customLocation: 'Room 5' },
        attendees: ['ada'],
      })
    })

    test('asks before a link leads away from what is not saved', async ({ page }) => {
      const { id } = await makeReview(page.request)
      await page.goto(`/meetings/${id}/edit`)
      await title(page).fill('Retrospective')
      await page.getByRole('link', { name: 'Back to Meetings' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(page).toHaveURL(/\/meetings$/)
    })

    test('a time that a clock change passes over is moved, and the owner is told', async ({ page }) => {
      await saveIstanbul(page.request, { timezone: 'America/New_York' })
      const { id } = await makeReview(page.request, {
        startTime: '2030-11-03T06:30:00.000Z',
        endTime: '2030-11-03T07:30:00.000Z',
      })
      await page.goto(`/meetings/${id}/edit`)
      await expect(timeOf(page, 'Start Time')).toHaveValue('01:30')
      // The stored time is the second of two, and stays the second unless it is edited.
      await expect(page.getByText(/this time occurs twice/)).toHaveCount(0)
      await timeOf(page, 'Start Time').fill('1:31')
      await expect(group(page, 'Start Time')).toHaveAccessibleDescription(/this time occurs twice. We'll use the first/)
      await timeOf(page, 'Start Time').fill('1:30')
      await title(page).fill('Night shift')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toast(page, 'Meeting updated')).toBeVisible()
      expect((await read(page.request, id)).startTime).toBe('2030-11-03T06:30:00.000Z')

      await page.goto(`/meetings/${id}/edit`)
      await dateOf(page, 'Start Time').fill('Mar 10 2030')
      await timeOf(page, 'Start Time').fill('2:30')
      await timeOf(page, 'End Time').fill('4:00')
      await expect(group(page, 'Start Time')).toHaveAccessibleDescription(
        "The clocks go forward that day. We'll use 03:30.",
      )
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page).toHaveURL(/\/meetings$/)
      expect(await read(page.request, id)).toMatchObject({
        startTime: '2030-03-10T07:30:00.000Z',
        endTime: '2030-03-10T08:00:00.000Z',
      })
    })

    test('nothing that is not there, is not hers, or was made elsewhere can be edited', async ({
      page,
      login,
      sql,
    }) => {
      const { id } = await makeReview(page.request)
      await sql(`update meetings set primary_source = 'google' where id = $1`, [id])
      const theirs = await makeReview(page.request)
      for (const address of ['nonsense', NOWHERE, id]) {
        await page.goto(`/meetings/${address}/edit`)
        await expect(page.getByText('Error Loading Meeting')).toBeVisible()
        await expect(page.getByText(CANNOT_LOAD)).toBeVisible()
      }
      await page.context().clearCookies()
      await login()
      await page.goto(`/meetings/${theirs.id}/edit`)
      await expect(page.getByText(CANNOT_LOAD)).toBeVisible()
      await page.getByRole('link', { name: 'Back to Meetings' }).click()
      await expect(page).toHaveURL(/\/meetings$/)
    })
  })
})
