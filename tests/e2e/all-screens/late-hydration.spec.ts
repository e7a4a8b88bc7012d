import { expect, test } from '@/tests/support/browser/fixtures'

test.describe('Late hydration', () => {
  test('a screen that the server streams late is hydrated as it is, though the palette has asked for its data', async ({
    page,
    login,
    pool,
  }) => {
    await login()
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/forms', (route) => isAnswered.then(() => route.fulfill({ json: [] })))
    const isAsked = page.waitForRequest('**/api/forms')
    const field = page.getByRole('combobox', { name: 'Search and commands' })

    const lock = await pool.connect()
    try {
      await lock.query('begin; lock table forms in access exclusive mode')
      await page.goto('/forms', { waitUntil: 'commit' })
      await expect(async () => {
        if ((await field.count()) === 0) await page.keyboard.press('Control+k')
        await expect(field).toBeFocused({ timeout: 500 })
      }).toPass({ timeout: 20_000 })
      await isAsked
      await expect(page.getByText('No forms yet')).toBeHidden()
    } finally {
      await lock.query('rollback')
      lock.release()
    }
    await expect(page.getByText('No forms yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.getByRole('link', { name: 'Create Form' }).click()
    await expect(page).toHaveURL('/forms/new')
    answer()
  })
})
