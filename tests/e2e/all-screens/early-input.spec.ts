import { expect, test } from '@/tests/support/browser/fixtures'
import { holdApp } from '@/tests/support/browser/hold-app'
import { makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { range, titles } from '@/tests/support/browser/meetings-screen'
import { saveSettings } from '@/tests/support/browser/settings'

test.beforeEach(async ({ page, login }) => {
  await login()
  await saveSettings(page.request)
})

test.describe('Early input', () => {
  test('a button pressed before the app is ready does its work, once', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/meetings', { waitUntil: 'commit' })
    const create = page.getByRole('button', { name: 'Create Meeting' })
    await create.click()
    await create.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeHidden()
    release()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(create).toBeFocused()
  })

  test('the range moves, and a search keeps its text', async ({ page }) => {
    await makeMeeting(page.request, midnight(40), { title: 'Far review' })
    await makeMeeting(page.request, midnight(41), { title: 'Far lunch' })
    const release = await holdApp(page)
    await page.goto('/meetings', { waitUntil: 'commit' })
    const search = page.getByRole('searchbox', { name: 'Search meetings' })
    await search.pressSequentially('review')
    const before = (await range(page).textContent()) ?? ''
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    release()
    await expect(titles(page)).toHaveText(['Far review'])
    await expect(search).toHaveValue('review')
    await expect(range(page)).not.toHaveText(before)
  })

  test('menus, switches and the list of a select open as they do for a mouse', async ({ page }) => {
    for (const press of ['mouse', 'keyboard']) {
      const release = await holdApp(page)
      await page.goto('/meetings', { waitUntil: 'commit' })
      const filter = page.getByRole('button', { name: 'Filter', exact: true })
      if (press === 'mouse') await filter.click()
      else await filter.press('Enter')
      release()
      await expect(page.getByRole('checkbox', { name: 'google calendar' })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
    const release = await holdApp(page)
    await page.goto('/meetings', { waitUntil: 'commit' })
    const order = page.getByRole('switch', { name: 'Soonest first' })
    await expect(order).not.toBeChecked()
    await page.getByText('Soonest first').click()
    release()
    await expect(order).toBeChecked()
  })

  test('a part of the screen that hydrates after the shell gets its press too', async ({ page }) => {
    const release = await holdApp(page, 'data-first-run":!0')
    await page.goto('/meetings', { waitUntil: 'commit' })
    const palette = page.getByRole('combobox', { name: 'Search and commands' })
    await expect(async () => {
      if ((await palette.count()) === 0) await page.keyboard.press('Control+k')
      await expect(palette).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await page.getByRole('button', { name: 'Create Meeting' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeHidden()
    release()
    await expect(dialog.getByLabel('Title')).toBeFocused()
  })
})
