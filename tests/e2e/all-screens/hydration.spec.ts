import { expect, test } from '@/tests/support/browser/fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { holdApp } from '@/tests/support/browser/hold-app'
import { makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createPage } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

test.describe('Hydration of owners’ screens', () => {
  test.describe('before it', () => {
    test.use({ javaScriptEnabled: false })

    test('no screen has a field or a button that can be used', async ({ page, login }) => {
      await login()
      await saveSettings(page.request)
      const meeting = await makeMeeting(page.request, midnight(40), { title: 'Review' })
      const { id } = await createPage(senderOf(page.request))
      const form = await makeForm(page.request, { isPublished: true }, ['Your name'])
      const response = await createResponse(senderOf(page.request), form.slug)
      for (const path of [
        ...[
          '/meetings',
          `/meetings/${meeting}/edit`,
          '/integrations',
          '/settings/developers',
          '/settings/brand',
          '/settings/public-profile',
          '/settings/language',
          '/settings/devices',
          '/settings/your-data',
          '/settings',
          '/availability',
        ],
        ...['/time-slot-pages', '/time-slot-pages/create', `/time-slot-pages/${id}`, `/time-slot-pages/${id}/edit`],
        ...['/forms', '/forms/new', `/forms/${form.id}/edit`, `/forms/${form.id}/responses`],
        ...[`/forms/${form.id}/responses/print?ids=${response}`, `/response/${response}`],
      ]) {
        expect((await page.goto(path))?.status(), path).toBe(200)
        const controls = page.locator('button, input, select, textarea')
        expect(await controls.count(), path).toBeGreaterThan(2)
        const usable = await controls.evaluateAll((all) =>
          all.filter((control) => control.matches(':enabled')).map(({ outerHTML }) => outerHTML),
        )
        expect(usable, path).toEqual([])
      }
    })
  })

  test('a part of the screen that hydrates after the shell takes a press from then on', async ({ page, login }) => {
    await login()
    await saveSettings(page.request)
    const release = await holdApp(page, 'data-first-run":!0')
    await page.goto('/meetings', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Search…' })).toBeEnabled()
    const create = page.getByRole('button', { name: 'Create Meeting' })
    await expect(create).toBeDisabled()
    release()
    await create.click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  })
})
