import { expect, test } from '@/tests/support/browser/fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { holdApp } from '@/tests/support/browser/hold-app'
import { makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { makeHostedPage, makeTeamWithRoom } from '@/tests/support/browser/teams'
import { createPage } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

test.describe('Hydration of owners’ screens', () => {
  test.describe('before it', () => {
    test('no screen has a field or a button that can be used', async ({ page, login }) => {
      await login()
      await saveSettings(page.request)
      const meeting = await makeMeeting(page.request, midnight(40), { title: 'Review' })
      const { id } = await createPage(senderOf(page.request))
      const form = await makeForm(page.request, { isPublished: true }, ['Your name'])
      const response = await createResponse(senderOf(page.request), form.slug)
      const team = await makeTeamWithRoom(page.request)
      const { slug } = team
      const hosted = await makeHostedPage(page.request, team)
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
          '/settings/move-in',
          '/settings/create-team',
          '/hosting',
          `/team/${slug}/members`,
          `/team/${slug}/rooms`,
          `/team/${slug}/time-slot-pages/${hosted}/edit?tab=hosts`,
          `/team/${slug}/time-slot-pages/${hosted}/fairness`,
          '/settings',
          '/availability',
        ],
        ...['/time-slot-pages', '/time-slot-pages/create', `/time-slot-pages/${id}`, `/time-slot-pages/${id}/edit`],
        ...['/forms', '/forms/new', `/forms/${form.id}/edit`, `/forms/${form.id}/responses`],
        ...[`/forms/${form.id}/responses/print?ids=${response}`, `/response/${response}`],
      ]) {
        const answer = await page.request.get(path)
        expect(answer.status(), path).toBe(200)
        // What a browser makes of it without scripts, and without drawing it.
        const { count, usable } = await page.evaluate(
          (html) => {
            const drawn = new DOMParser().parseFromString(html, 'text/html')
            const controls = [...drawn.querySelectorAll('button, input, select, textarea')]
            const enabled = controls.filter((control) => control.matches(':enabled'))
            return { count: controls.length, usable: enabled.map(({ outerHTML }) => outerHTML) }
          },
          await answer.text(),
        )
        expect(count, path).toBeGreaterThan(2)
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
