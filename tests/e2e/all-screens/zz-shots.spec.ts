import type { Page } from '@playwright/test'
import { bookFirst } from '@/tests/support/browser/book-first'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, newEmail, test } from '@/tests/support/browser/form-fixtures'
import { turn } from '@/tests/support/browser/right-to-left'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

const ARABIC = { title: 'مقابلة تعارف with Ada (30)', description: 'نتحدث نصف ساعة عن المشروع.\nSee https://example.com/a?b=1 now.' }
async function shoot(page: Page, name: string, isLtr = false) {
  await page.waitForLoadState('networkidle')
  if (!isLtr) await turn(page)
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: width > 400 ? 900 : 740 })
    await page.waitForTimeout(250)
    const over = await page.evaluate(() => document.documentElement.scrollWidth)
    if (over > width) console.log('OVERFLOW', name, width, over)
    await page.screenshot({ path: `/tmp/rtl19/shots/${name}-${width}.png`, fullPage: width < 400 })
  }
}
test.use({ expectedConsole: [/.*/] })
test.setTimeout(180000)
test('visitors', async ({ page, publish, publishForm, mails }) => {
  const booked = await publish({ ...ARABIC, durations: [15, 30], duration: 30, location: 'other', locationData: { customLocation: '+49 30 901820' } })
  const screen = new BookingScreen(page)
  await screen.open(booked.path)
  await shoot(page, 'page-ltr', true)
  await shoot(page, 'page')
  await screen.times.first().click()
  await shoot(page, 'dialog')
  const { address } = await bookFirst(booked, mails)
  await page.goto(address); await shoot(page, 'b')
  await page.goto(`${booked.path}/times`); await shoot(page, 'times')
  const form = await publishForm({
    ...ARABIC,
    questions: [
      { question: 'ما اسمك؟', questionType: 'text', isRequired: true },
      { question: 'How was it?', questionType: 'rating' },
      { question: 'Choose (one)', questionType: 'select', options: [{ label: 'One (1)', value: 'a' }, { label: 'واحد 2', value: 'b' }] } as never,
      { question: 'More?', questionType: 'paragraph' },
    ],
  })
  await page.goto(form.path); await shoot(page, 'form')
  await screen.open(booked.path)
  await screen.times.first().click()
  await screen.fill('غريس هوبر')
  await screen.submit()
  await page.waitForURL(/success/)
  await shoot(page, 'success')
})
test('owners', async ({ page, login }) => {
  await login({ email: newEmail() })
  const { id } = await createPage(senderOf(page.request), ARABIC)
  const screens = { home: '/', month: '/meetings?view=month', pages: '/time-slot-pages', editor: `/time-slot-pages/${id}/edit`, hours: `/time-slot-pages/${id}/edit?tab=hours`, rules: `/time-slot-pages/${id}/edit?tab=rules`, emails: `/time-slot-pages/${id}/edit?tab=emails`, settings: '/settings', timeoff: '/settings/time-off', integrations: '/integrations', own: `/time-slot-pages/${id}` }
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shoot(page, name)
    if (name === 'home') {
      await page.setViewportSize({ width: 375, height: 740 })
      await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      await page.waitForTimeout(400)
      await page.screenshot({ path: '/tmp/rtl19/shots/drawer-375.png' })
    }
  }
})
