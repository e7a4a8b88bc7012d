import type { Locator, Page } from 'playwright/test'
import { HOUR_MS } from '@/lib/scheduling/units'
import { newEmail } from '@/tests/support/browser/form-fixtures'
import { iso, MANY_MEETINGS, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { expect, expectFits, expectTranslated, open, say, t, test } from '@/tests/support/browser/pseudo-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { makeHostedPage, makeTeamWithRoom } from '@/tests/support/browser/teams'
import { unfoldAll } from '@/tests/support/browser/unfold'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

test.use({ expectedConsole: [/Failed to load resource/] })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Opens a dialog, looks at it and closes it. */
async function look(page: Page, opener: Locator, own: RegExp[] = []): Promise<void> {
  await opener.click()
  await expect(dialogs(page).first()).toBeVisible()
  await expectTranslated(page, own)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
}

/** Opens a menu and looks at it, and at the dialogs of the items that are named. */
async function lookAtMenu(page: Page, opener: Locator, items: string[] = []): Promise<void> {
  await opener.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectTranslated(page)
  for (const item of items) {
    if (!(await page.getByRole('menu').isVisible())) await opener.click()
    await look(page, page.getByRole('menuitem', { name: item, exact: true }))
  }
  if (items.length === 0) await page.keyboard.press('Escape')
}

/** The city of the accounts' zone, from its id. */
const CITY = /\bIstanbul\b/
/** The address of a page that was given none. */
const MADE_SLUG = /^[a-z0-9]{5}$/

/** The list of countries comes from a library, in English. */
async function namesOfPlaces(page: Page): Promise<RegExp[]> {
  const answer = await page.request.get('/api/holidays/regions')
  const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
  return [CITY, new RegExp(`^(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`)]
}

const DAILY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
const NOWHERE = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'

test.describe('Pseudo-language on screens of owners', { tag: '@nightly' }, () => {
  test('screens without data, and those of things that are missing', async ({ page, login }) => {
    test.slow()
    // The name that the sidebar shows is taken from the address.
    await login({ email: `${Date.now()}@example.com` })
    const empty = ['/', '/meetings', '/time-slot-pages', '/time-slot-pages/create', '/forms', '/forms/new']
    const missing = [
      `/meetings/${NOWHERE}/edit`,
      `/time-slot-pages/${NOWHERE}`,
      `/time-slot-pages/${NOWHERE}/edit`,
      '/time-slot-pages/0',
      `/forms/${NOWHERE}/edit`,
      `/forms/${NOWHERE}/responses`,
      `/response/${NOWHERE}`,
    ]
    const places = await namesOfPlaces(page)
    for (const path of [
      ...empty,
      '/integrations',
      '/settings',
      '/availability',
      '/settings/developers',
      '/settings/brand',
      '/settings/your-data',
      ...missing,
    ]) {
      await open(page, path)
      await expectTranslated(page, places)
      await expectFits(page)
    }
  })

  test('the screens of a team', async ({ page, login }) => {
    await login({ email: `${Date.now()}3@example.com` })
    const team = await makeTeamWithRoom(page.request, { team: '三三三', room: '四' })
    const { slug } = team
    const hosted = await makeHostedPage(page.request, team, { page: '五', group: '六', rooms: '七' })
    await open(page, '/settings/create-team')
    await expectTranslated(page)
    await expectFits(page)
    await open(page, `/team/${slug}/members`)
    await expectTranslated(page)
    await expectFits(page)
    await look(page, button(page, t.teams.invite.open))
    await look(page, button(page, t.teams.leave.heading))
    await look(page, button(page, t.teams.delete.heading), [new RegExp(slug)])
    await open(page, `/team/${slug}/rooms`)
    await expectTranslated(page, [CITY])
    await expectFits(page)
    await look(page, button(page, t.teams.rooms.add), [CITY])
    for (const screen of ['edit?tab=hosts', 'fairness']) {
      await open(page, `/team/${slug}/time-slot-pages/${hosted}/${screen}`)
      await expectTranslated(page, [CITY, MADE_SLUG])
      await expectFits(page)
    }
    await open(page, `/team/${slug}/refused`)
    await expectTranslated(page)
    await lookAtMenu(page, button(page, t.teams.switch.open))
  })

  test('the layout, narrow and wide', async ({ page, login, sql }) => {
    const email = await login({ email: `${Date.now()}0@example.com` })
    await sql(
      `insert into integrations (user_id, type, expires_at) select id, 'zoom', now() - interval '2 days' from users where email = $1`,
      [email],
    )
    await open(page, '/settings/brand')
    await button(page, t.settings.testMail.send).click()
    await expect(page.locator('[data-toast]').first()).toBeVisible()
    await expectTranslated(page)
    await open(page, '/settings')
    await expectTranslated(page, [CITY])
    await page.getByRole('textbox').first().fill('花子')
    await page.getByRole('link', { name: t.layout.nav.forms }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectTranslated(page)
    await page.keyboard.press('Escape')
    // A toast leaves after five seconds, which a busy machine may spend on the press.
    await Promise.all([
      expect(page.getByText(t.settings.saved).first()).toBeVisible(),
      button(page, t.actions.saveChanges).click(),
    ])
    await expectTranslated(page)
    await button(page, t.layout.toggleSidebar).click()
    await page.getByRole('link', { name: t.layout.nav.forms }).first().hover()
    await expect(page.getByRole('tooltip').first()).toBeAttached()
    await expectTranslated(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await look(page, button(page, t.layout.toggleSidebar))
  })

  test('the meetings, their dialogs and the form of a meeting', async ({ page, login, sql }) => {
    const email = await login({ email: `${Date.now()}1@example.com` })
    await saveSettings(page.request)
    const attendees = [1, 2, 3, 4, 5].map((number) => `${number}@example.com`)
    const locationData = { customLocation: '三', meetLink: 'https://127.0.0.1/1' }
    const start = midnight(0) + 20 * HOUR_MS
    const id = await makeMeeting(page.request, start, { title: '週', description: '説明', attendees, locationData })
    await sql(
      `insert into meetings (user_id, title, start_time, end_time, primary_source, status)
       select users.id, titles[n], $2, $3, (array['time_slot', 'google', 'outlook'])[n],
         case n when 2 then 'cancelled' else 'confirmed' end
       from users, generate_series(1, 3) n, (select array['予約', '歯', '休'] as titles) named where email = $1`,
      // A booking that has begun could not be cancelled below.
      [email, iso(midnight(1) + HOUR_MS), iso(midnight(1) + 3 * HOUR_MS)],
    )
    await sql(
      `insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at, failed_at)
       select id, $2, 'booking-notice', 'x', now(), now(), now() from users where email = $1`,
      [email, id],
    )
    await sql(
      `with account as (insert into integrations (user_id, type) select id, 'zoom' from users where email = $1 returning *),
         aimed as (update meetings set target_calendars = '["zoom"]' where id = $2)
       insert into calendar_events (user_id, meeting_id, integration_id, role, state, external_id, owner_edit)
       select user_id, $2, id, 'main', 'failed', 'x', 'deleted' from account`,
      [email, id],
    )
    await open(page, '/meetings')
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(4)
    await expectTranslated(page)
    await expectFits(page)
    await button(page, t.meetings.board.filter).click()
    await page.getByRole('checkbox').last().click()
    await expectTranslated(page)
    await page.getByRole('checkbox').last().click()
    await page.keyboard.press('Escape')
    await look(page, button(page, say(t.meetings.actions.deleteOf, { title: '週' })))
    await look(page, button(page, say(t.meetings.actions.cancelOf, { title: '予約' })))
    await look(page, button(page, t.meetings.shortcuts.title))
    await page.getByRole('searchbox').first().fill('無')
    await expect(page.getByText(say(t.meetings.list.found, { count: 0, q: '無' })).first()).toBeVisible()
    await expectTranslated(page)
    await page.getByRole('searchbox').first().fill('')

    await button(page, t.meetings.create).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: t.meetingForm.attendees }).fill('無')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTranslated(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectTranslated(page)
    await open(page, `/meetings/${id}/edit`)
    await expectTranslated(page)
  })

  test('the month, a day of it, and a meeting of it', async ({ page, login, sql }) => {
    const email = await login({ email: `${Date.now()}2@example.com` })
    await saveSettings(page.request)
    await sql(MANY_MEETINGS.replace("'Meeting '", "'会 '"), [email, iso(midnight(0)), 8, '1 minute'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/meetings')
    await button(page, t.meetings.board.views.calendar).click()
    await expect(page.getByText(say(t.meetings.count, { count: 8 }), { exact: true })).toBeVisible()
    await expectTranslated(page)
    await look(page, page.getByRole('button', { name: /\+5/ }))
    await look(page, page.getByRole('button', { name: /会 1$/ }))
  })

  test('time slot pages, their dialogs and their form', async ({ page, login }) => {
    await login({ email: `${Date.now()}3@example.com` })
    await saveSettings(page.request, { fullName: '山田' })
    const fields = { timezone: 'UTC', availabilities: DAILY, location: 'custom', locationData: {} }
    const owner = senderOf(page.request)
    const { id, slug } = await createPage(owner, { title: '会議', slug: '1-1', ...fields })
    await createBooking(owner, slug, visitor(inDays(70), { attendeeName: '客' }))
    await createPage(owner, { title: '予約', slug: '2-2', isActive: false, ...fields })
    await open(page, '/time-slot-pages')
    await expectTranslated(page)
    await expectFits(page)
    const share = button(page, t.share.button)
    await look(page, share.first())
    await look(page, share.last())
    for (const [title, toggle] of [
      ['会議', t.actions.unpublish],
      ['予約', t.actions.publish],
    ] as const) {
      const opener = button(page, say(t.controls.moreActions, { name: title }))
      await lookAtMenu(page, opener, [toggle, t.actions.delete])
    }
    await open(page, `/time-slot-pages/${id}/edit`)
    await expectTranslated(page)
    for (const tab of ['when', 'booking', 'messages', 'access'] as const) {
      await page.getByRole('tab', { name: t.pageEditor.tabs[tab] }).click()
      await unfoldAll(page)
      await expectTranslated(page)
      await expectFits(page)
    }
    await page.getByRole('tab', { name: t.pageEditor.tabs.messages }).click()
    await button(page, t.pageEmails.reminders.add).click()
    await page.getByRole('switch', { name: t.pageEmails.followUp.isOn }).click()
    await expectTranslated(page)
    await expectFits(page)
    await page.getByRole('tab', { name: t.pageEditor.tabs.when }).click()
    await page.getByText(t.pageRules.ahead.windows.days, { exact: true }).click()
    await page.getByText(t.ruleEffects.forecast.show).click()
    await expectTranslated(page)
    await expectFits(page)
    await look(page, page.getByRole('button', { name: say(t.pageEditor.hours.copy, { day: 'Monday' }) }))
    await look(page, page.getByRole('button', { name: t.pageDates.closeSeveral }))
    await page.getByRole('tab', { name: t.pageEditor.tabs.basics }).click()
    await page.getByRole('textbox', { name: t.pageEditor.details.title }).fill('')
    await page.getByRole('textbox', { name: t.pageEditor.link.label }).fill('無')
    await page.locator('main [type=submit]').first().click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTranslated(page)

    await open(page, `/time-slot-pages/${id}`)
    await expectTranslated(page)
    await page.getByRole('group', { name: t.booking.times.label }).getByRole('button').first().click()
    await button(page, t.bookingDialog.submit).click()
    await expect(page.locator('main [aria-invalid]').first()).toBeVisible()
    await page.getByText(t.explain.heading).click()
    await button(page, t.explain.check).click()
    await expectTranslated(page)
  })

  test('the list of forms and the parts of the editor', async ({ page, publishForm, context }) => {
    test.slow()
    const labels = ['一', '二', '三', '四', '五', '六']
    const { id, owner, idOf } = await publishForm({
      title: '質問票',
      questions: [
        { questionType: 'select', question: '選択', labels, isRequired: true },
        { questionType: 'number', question: '数' },
        { questionType: 'rating', question: '評価' },
        { questionType: 'paragraph', question: '段落' },
      ],
      rules: (id) => [
        {
          sourceQuestionId: id('数'),
          condition: 'equals',
          value: '3',
          actionType: 'jump_to_question',
          targetQuestionId: id('段落'),
        },
        { sourceQuestionId: id('評価'), condition: 'equals', value: '3', actionType: 'show_message', message: '三' },
      ],
    })
    expect(idOf('数')).not.toBe('')
    await saveSettings(owner, { fullName: '山田' })
    await owner.patch(`/api/forms/${id}`, { data: { closesAt: '2099-01-01T00:00:00Z', maxResponses: 3 } })
    await context.addCookies((await owner.storageState()).cookies)
    await open(page, '/forms')
    await expectTranslated(page)
    await lookAtMenu(page, button(page, say(t.controls.moreActions, { name: '質問票' })), [
      t.forms.unpublish.label,
      t.forms.delete.label,
    ])
    await look(page, button(page, t.share.button).first())

    for (const tab of ['general', 'questions', 'logic', 'after', 'preview']) {
      await open(page, `/forms/${id}/edit?tab=${tab}`)
      await expectTranslated(page)
      await expectFits(page)
      if (tab === 'preview') break
      if (tab === 'general') {
        await page.getByRole('textbox', { name: t.forms.general.title }).fill('')
        await button(page, t.forms.general.save).click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await expectTranslated(page)
      }
      if (tab === 'questions') {
        await look(page, button(page, t.questions.add))
        await lookAtMenu(page, button(page, say(t.questions.card.more, { number: 2 })))
        await button(page, say(t.questions.card.edit, { number: 1 })).click()
        const settings = page.getByRole('region', { name: say(t.questions.settings.title, { number: 1 }) })
        await settings.getByRole('textbox').first().fill('')
        await expect(page.getByText(t.questions.saving.refused)).toBeVisible()
        await expectTranslated(page)
        await settings.getByRole('textbox').first().fill('?')
        await expect(page.getByText(t.questions.saving.saved)).toBeVisible()
        await button(page, t.questions.history.undo).click()
        await expectTranslated(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: say(t.questions.card.move, { number: 1 }), exact: true }).press('Space')
        await expectTranslated(page)
        await page.keyboard.press('Escape')
      }
      if (tab === 'logic') {
        await button(page, say(t.logic.actions.edit, { number: 1 })).click()
        await expectTranslated(page)
        await button(page, t.logic.add).click()
        await button(page, t.logic.save).click()
        await expectTranslated(page)
        await look(page, button(page, say(t.logic.actions.delete, { number: 2 })))
        await look(page, button(page, t.logic.discard.label))
      }
    }
  })

  test('responses: list, one of them, spam and summary', async ({ page, publishForm, context, sql }) => {
    const labels = ['一', '二']
    const { id, slug, owner, idOf } = await publishForm({
      title: '質問票',
      questions: [
        { questionType: 'select', question: '選択', labels },
        { questionType: 'number', question: '数' },
        { questionType: 'rating', question: '評価' },
        { questionType: 'paragraph', question: '段落' },
        { questionType: 'email', question: '宛先' },
      ],
    })
    await context.addCookies((await owner.storageState()).cookies)
    await saveSettings(page.request, { fullName: '山田' })
    await open(page, `/forms/${id}/responses`)
    await expectTranslated(page)
    for (const number of [1, 2, 3]) {
      const responses = {
        [idOf('数')]: number,
        [idOf('評価')]: number,
        [idOf('段落')]: '五',
        [idOf('宛先')]: newEmail(),
      }
      await createResponse(senderOf(page.request), slug, responses)
    }
    await open(page, `/forms/${id}/responses`)
    await expectTranslated(page)
    const boxes = page.getByRole('table').getByRole('checkbox')
    await boxes.first().click()
    await expectTranslated(page)
    await look(page, button(page, t.responses.selection.delete))
    await button(page, t.responses.selection.markSpam).click()
    await expect(page.locator('[data-toast]').first()).toBeVisible()
    await expectTranslated(page)
    await page.getByRole('searchbox').fill('無')
    await expect(page.getByText(t.responses.none.noMatch).first()).toBeVisible()
    await expectTranslated(page)
    for (const view of ['spam', 'summary']) {
      await open(page, `/forms/${id}/responses?view=${view}`)
      await expectTranslated(page)
      await expectFits(page)
    }
    for (const table of await page.locator('summary').all()) await table.click()
    await expectTranslated(page)
    const [row] = (await sql('select id from form_responses where form_id = $1 limit 1', [id])) as { id: string }[]
    await open(page, `/response/${row?.id}`)
    // The number of a response.
    const own = [/[0-9a-f]{8}-[0-9a-f-]+/g]
    await expectTranslated(page, own)
    await look(page, button(page, t.responses.delete.button), own)
    await open(page, `/forms/${id}/responses/print?ids=${row?.id}`)
    await expectTranslated(page, own)
    await expectFits(page)
  })

  test('accounts and their calendars', async ({ page, login }) => {
    await login({ email: `${Date.now()}5@example.com` })
    // Names of calendars at the fake providers.
    const calendars = [/^(?:Calendar|Projects|Birthdays|Family|Holidays|Team)$/]
    await open(page, '/integrations')
    await expectTranslated(page)
    for (const name of [
      say(t.integrations.connectWith, { service: 'Google' }),
      say(t.integrations.connect, { service: 'Outlook' }),
      say(t.integrations.connectWith, { service: 'Zoom' }),
    ]) {
      await button(page, name).click()
      await page.getByRole('button', { name: 'Allow' }).first().click()
      await page.waitForURL('/integrations')
      await expect(page.locator('[data-toast]').first()).toBeVisible()
      await expectTranslated(page, calendars)
    }
    await look(page, button(page, t.integrations.disconnect.button).first(), calendars)
    await button(page, say(t.integrations.connect, { service: 'CalDAV' })).click()
    const dialog = page.getByRole('dialog')
    // Names of services.
    const services = [...calendars, /iCloud|Fastmail|Nextcloud|account\.apple\.com|cloud\.example\.com/g]
    for (const service of ['icloud', 'fastmail', 'nextcloud', 'anyServer'] as const) {
      await dialog.getByRole('combobox').selectOption(t.caldav.services[service].name)
      await expectTranslated(page, services)
    }
    await dialog.locator('[type=submit]').click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTranslated(page, services)
    await page.keyboard.press('Escape')
    for (const path of ['/settings', '/time-slot-pages/create']) {
      await open(page, path)
      await expectTranslated(page, [...calendars, CITY])
      await expectFits(page)
    }
    await page.getByRole('tab', { name: t.pageEditor.tabs.when }).click()
    await expectTranslated(page, calendars)
    await page.getByRole('combobox', { name: t.fields.timezone, exact: true }).press('Enter')
    await page.getByRole('combobox', { name: t.timezones.search }).fill('Nowhere')
    await expect(page.getByText(t.timezones.none)).toBeVisible()
    await expectTranslated(page, [...calendars, /^Nowhere$/])
  })
})
