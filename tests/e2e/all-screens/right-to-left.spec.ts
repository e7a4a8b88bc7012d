import type { Locator, Page } from 'playwright/test'
import { bookFirst } from '@/tests/support/browser/book-first'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { expectFits } from '@/tests/support/browser/pseudo-fixtures'
import { turn } from '@/tests/support/browser/right-to-left'
import { senderOf } from '@/tests/support/browser/sender'
import { makeHostedPage, makeTeamWithRoom } from '@/tests/support/browser/teams'
import { createPage } from '@/tests/support/factories/pages'

const ARABIC = { title: 'مقابلة تعارف', description: 'نتحدث نصف ساعة عن المشروع.\nSee https://example.com/a.' }

/** True when the first stands further right. */
async function isRightOf(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return Number(first?.x) > Number(second?.x)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('Right to left', { tag: '@nightly' }, () => {
  test('a booking page is mirrored, and arrow keys follow the eye', async ({ page, publish }) => {
    const { path } = await publish({ ...ARABIC, durations: [15, 30], duration: 30 })
    const screen = new BookingScreen(page)
    await screen.open(path)
    await turn(page)
    await expectFits(page)
    expect(await isRightOf(page.getByRole('heading', { level: 1 }), screen.days)).toBe(true)
    expect(await isRightOf(screen.days, screen.times.first())).toBe(true)
    expect(await isRightOf(button(page, 'Previous month'), button(page, 'Next month'))).toBe(true)

    const from = await screen.selectedDay.getAttribute('data-date')
    await screen.selectedDay.focus()
    await page.keyboard.press('ArrowLeft')
    const focused = page.locator('[data-date]:focus')
    // At its end the month turns first.
    await expect.poll(async () => String(await focused.getAttribute('data-date')) > String(from)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAttribute('data-date', String(from))

    await screen.times.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(screen.times.nth(1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(screen.times.first()).toBeFocused()

    await screen.times.first().click()
    await expect(screen.dialog).toBeVisible()
    await expectFits(page)
    expect(await isRightOf(screen.dialog.getByRole('heading'), button(page, 'Close'))).toBe(true)
  })

  test('the pages of a visitor fit a narrow phone', async ({ page, publish, publishForm, mails }) => {
    const booked = await publish(ARABIC)
    const { address } = await bookFirst(booked, mails)
    const form = await publishForm({
      ...ARABIC,
      questions: [
        { question: 'ما اسمك؟', questionType: 'text', isRequired: true },
        { question: 'How was it?', questionType: 'rating' },
      ],
    })
    for (const path of [`${booked.path}/times`, address, `${address}/times`, form.path, `${form.path}/answers`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await turn(page)
      await expectFits(page)
    }
  })

  test("a text keeps its own direction beside the page's", async ({ page, publishForm }) => {
    const { path } = await publishForm({ title: 'Tell us', description: ARABIC.description, questions: [] })
    await page.goto(path)
    const directionOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction)
    const title = page.getByRole('heading', { level: 1 })
    const description = page.getByText('نتحدث')
    expect(await Promise.all([directionOf(title), directionOf(description)])).toEqual(['ltr', 'rtl'])
    await turn(page)
    expect(await Promise.all([directionOf(title), directionOf(description)])).toEqual(['ltr', 'rtl'])
    expect(await title.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right')
  })

  test("an owner's screens fit a narrow phone, and their sides are mirrored", async ({ page, login }) => {
    await login({ email: newEmail() })
    const { id } = await createPage(senderOf(page.request), ARABIC)
    const screens = [
      '/',
      '/meetings',
      '/time-slot-pages',
      `/time-slot-pages/${id}`,
      `/time-slot-pages/${id}/edit`,
      `/time-slot-pages/${id}/edit?tab=when`,
      `/time-slot-pages/${id}/edit?tab=booking`,
      '/forms',
      '/integrations',
      '/availability',
      '/settings/developers',
      '/settings/brand',
      '/settings/public-profile',
      '/settings/language',
      '/settings/devices',
      '/settings/your-data',
      '/settings',
    ]
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await turn(page)
      await expectFits(page)
    }
    const [main, sidebar] = [page.getByRole('main'), page.getByRole('complementary')]
    expect(await isRightOf(sidebar, main)).toBe(true)
    await button(page, 'Toggle sidebar').click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forms', exact: true }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Forms')
  })

  test('the screens of a team fit a narrow phone', async ({ page, login }) => {
    await login({ email: newEmail() })
    const team = await makeTeamWithRoom(page.request)
    const hosted = `/time-slot-pages/${await makeHostedPage(page.request, team)}`
    const ofTeam = ['/members', '/rooms', `${hosted}/edit?tab=hosts`, `${hosted}/fairness`]
    for (const path of ['/settings/create-team', ...ofTeam.map((screen) => `/team/${team.slug}${screen}`)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await turn(page)
      await expectFits(page)
    }
  })

  test('the month of an owner: its days go on to the left', async ({ page, login }) => {
    await login()
    await page.goto('/meetings')
    await button(page, 'Calendar view').click()
    await page.waitForLoadState('networkidle')
    await turn(page)
    const days = page.locator('button[data-day]')
    await days.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(days.first()).toBeFocused()
    const weekdays = page.getByRole('columnheader')
    expect(await isRightOf(weekdays.first(), weekdays.last())).toBe(true)
  })
})
