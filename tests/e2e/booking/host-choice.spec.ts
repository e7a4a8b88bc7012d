import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, newEmail, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { makeTeamWithRoom } from '@/tests/support/browser/teams'
import { saveSettings } from '@/tests/support/factories/owners'
import { sendFor } from '@/tests/support/factories/sender'

type Page = { id: string; slug: string }
type Listed = { meetings: { hosts?: { name: string }[] }[] }

test.describe('Choose a host', () => {
  test('a visitor names one, sees their times and books them', async ({ page, signInByApi }) => {
    const owner = await signInByApi(newEmail())
    const client = senderOf(owner)
    await saveSettings(client, { fullName: 'Ada Lovelace' })
    const { id: ada } = await sendFor<{ id: string }>(client, 200, 'GET', '/api/user')
    const team = await makeTeamWithRoom(owner, { team: 'Practice Lovelace', room: 'Grace Hopper' })
    const headers = { 'Slotform-Account': team.id }
    const { body: rooms } = await client.send('GET', '/api/rooms', { headers })
    const [room] = rooms as { id: string }[]
    const hostGroups = [{ name: 'Hosts', choose: 'visitor', hosts: [{ account: ada }, { account: room?.id }] }]
    const fields = { title: 'Intro call', timezone: 'UTC', availabilities: openDaily('09:00', '17:00'), hostGroups }
    const { body } = await client.send('POST', '/api/time-slot-pages', { headers, body: fields })
    const { slug } = body as Page

    await page.setViewportSize(PHONE)
    await page.goto(`/${slug}`)
    const choice = page.getByLabel('Choose a host')
    await expect(choice).toBeEnabled()
    await expect(choice.locator('option:checked')).toHaveText('No preference')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await expectNoFindings(page, [PHONE, DESKTOP])
    const read = page.waitForResponse((answer) => answer.url().includes('&host='))
    await choice.selectOption('Grace Hopper')
    expect((await read).status()).toBe(200)
    await page
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('Grace Hopper')).toBeVisible()
    await page.getByLabel('Name').fill('Vera Rubin')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByRole('button', { name: 'Book Meeting' }).click()
    await page.waitForURL(/\/success/)
    const { body: listed } = await client.send('GET', '/api/meetings/all?page=1', { headers })
    expect((listed as Listed).meetings.map(({ hosts }) => hosts)).toEqual([
      [expect.objectContaining({ name: 'Grace Hopper' })],
    ])
  })
})
