import { expect, test } from '@/tests/support/browser/form-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { makeHostedPage, makeTeam, makeTeamWithRoom } from '@/tests/support/browser/teams'
import { createPage } from '@/tests/support/factories/pages'

test.describe('Screens of a team', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('are those of a person below its address, and call for it, while another tab is for the person', async ({
    page,
    login,
  }) => {
    await login()
    const { id, slug } = await makeTeam(page.request)
    await createPage(senderOf(page.request), { title: 'Private page' })
    const root = `/team/${slug}`
    await page.goto(root)
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    const own = await sidebar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(own.slice(0, 6)).toEqual(
      ['/meetings', '/time-slot-pages', '/forms', '/availability', '/integrations', '/members'].map(
        (path) => root + path,
      ),
    )
    await sidebar.getByRole('link', { name: 'Time Slot Pages' }).click()
    await expect(page).toHaveURL(`${root}/time-slot-pages`)
    await expect(page.getByText('Private page')).toHaveCount(0)
    await expect(sidebar.getByRole('link', { name: 'Time Slot Pages' })).toHaveAttribute('aria-current', 'page')

    const personal = await page.context().newPage()
    await personal.goto('/time-slot-pages')
    await expect(personal.getByText('Private page').first()).toBeVisible()

    await sidebar.getByRole('link', { name: 'Forms' }).click()
    await page.getByRole('link', { name: 'Create Form' }).first().click()
    await page.getByLabel('Form Title').fill('Our form')
    const made = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Create Form' }).click()
    expect((await made).headers()['slotform-account']).toBe(id)
    await expect(page).toHaveURL(new RegExp(`^[^?]*${root}/forms/[^/]+/edit`))

    await personal.goto('/forms')
    await expect(personal.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(personal.getByText('Our form')).toHaveCount(0)
  })

  test('go along when the team gets another address', { tag: '@nightly' }, async ({ page, login }) => {
    await login()
    const { slug } = await makeTeam(page.request)
    const root = `/team/${slug}`
    await page.goto(`${root}/settings/public-profile`)
    await page.getByLabel('Username').fill(`${slug}-renamed`)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL(`${root}-renamed/settings/public-profile`)
    await expect(page.getByLabel('Username')).toHaveValue(`${slug}-renamed`)
  })

  test('lead to those of a room, which call for the room', async ({ page, login }) => {
    await login()
    const team = await makeTeamWithRoom(page.request, { team: 'Practice', room: 'Red room' })
    await makeHostedPage(page.request, team)
    await page.goto(`/team/${team.slug}/rooms`)
    await page.getByRole('link', { name: 'Hours and calendars of Red room' }).click()
    await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible()
    await page.getByText('Hours', { exact: true }).click()
    await page.getByRole('button', { name: /^Set hours of its own/ }).click()
    await page.getByRole('button', { name: /^Start with Monday to Friday/ }).click()
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save hours' }).click()
    expect((await saved).status()).toBe(200)
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    await sidebar.getByRole('link', { name: 'Availability' }).click()
    await page.getByRole('button', { name: 'Add time off' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await sidebar.getByRole('link', { name: 'Rooms' }).click()
    await expect(page).toHaveURL(`/team/${team.slug}/rooms`)
  })

  test('are the 404 of an unknown path to somebody who is no member', async ({ page, login }) => {
    const path = '/team/practice-of-others/meetings'
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
    await login()
    const [missing, unknown] = await Promise.all(
      [path, '/team/practice-of-others/no/such/path'].map((one) => page.request.get(one)),
    )
    expect([missing?.status(), unknown?.status()]).toEqual([404, 404])
    // Next's scripts repeat the address.
    const [shown, expected] = [await missing?.text(), await unknown?.text()].map((html) =>
      html?.replace(/<script[\s\S]*?<\/script>/g, ''),
    )
    expect(shown).toBe(expected)
  })
})
