import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configFile } from '@/cli/config'
import { addDays } from '@/lib/scheduling'
import { atTerminal, CLI_SERVER } from '../../support/api/terminal'
import { fetchFromRoutes } from '../../support/api/typed-client'
import { newHome, runCli } from '../../support/cli'
import { createPage } from '../../support/factories/pages'

describe('slotform login', () => {
  test('checks a piped key with the server, saves both, and logout forgets them', async () => {
    const { key } = await atTerminal()
    const given = { env: newHome(), fetch: fetchFromRoutes }
    const login = await runCli(['login', '--url', 'localhost:3000'], { ...given, piped: `${key}\n` })
    expect(login).toMatchObject({ code: 0, out: '' })
    expect(login.err).toContain(`Logged in to ${CLI_SERVER} as `)
    expect(statSync(configFile(given)).mode & 0o777).toBe(0o600)
    expect(await runCli(['pages'], given)).toMatchObject({ code: 0, err: 'You have no booking pages yet.\n' })
    expect(await runCli(['logout'], given)).toMatchObject({ code: 0 })
    expect(await runCli(['pages'], given)).toMatchObject({ code: 1, err: expect.stringContaining('not logged in') })
  })

  test('asks at a terminal, and does not echo the key', async () => {
    const { key } = await atTerminal()
    const given = { env: newHome(), fetch: fetchFromRoutes, typed: ['localhost:3000', key] }
    const { code, err } = await runCli(['login'], given)
    expect([code, err]).toEqual([0, expect.stringContaining('Address of the instance: ')])
    expect(err).not.toContain(key)
  })

  test('saves no key that the server refuses', async () => {
    const given = { env: newHome(), fetch: fetchFromRoutes }
    const refused = await runCli(['login', '--url', CLI_SERVER], { ...given, piped: 'sf_wrong' })
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('does not accept the key') })
    expect(() => statSync(configFile(given))).toThrow('ENOENT')
  })

  test('says which part is missing', async () => {
    expect(await runCli(['login'])).toMatchObject({ code: 2, err: expect.stringContaining('--url') })
    expect(await runCli(['login', '--url', CLI_SERVER])).toMatchObject({ code: 2, err: expect.stringContaining('key') })
  })
})

describe('slotform pages', () => {
  test('lists pages for people and for programs', async () => {
    const { owner, run } = await atTerminal()
    const page = await createPage(owner, { title: 'Intro call', durations: [30, 60] })
    const { out } = await run('pages')
    expect(out.split('\n')[1]).toMatch(new RegExp(`^${page.slug} +Intro call +30, 60 min +UTC +published$`))
    expect(JSON.parse((await run('pages', '--json')).out)).toEqual([page])
  })

  test('says what a key may not do', async () => {
    const { run } = await atTerminal({ scopes: ['forms:read'] })
    expect(await run('pages')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('key') })
  })
})

describe('slotform slots', () => {
  test('lists the free times of a page in a zone', async () => {
    const { owner, run } = await atTerminal()
    const page = await createPage(owner, {
      duration: 60,
      availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '11:00' }],
    })
    const from = nextMonday()
    const found = await run('slots', page.slug, '--from', from, '--to', from)
    expect(found).toEqual({ code: 0, out: `Mon ${from}  09:00 10:00\n`, err: '60 minutes each, UTC\n' })
    const link = `${CLI_SERVER}/${page.slug}?utm=x`
    const tokyo = ['--from', from, '--to', from, '--timezone', 'Asia/Tokyo', '--duration', '60']
    expect((await run('slots', link, ...tokyo)).out).toBe(`Mon ${from}  18:00 19:00\n`)
    const { days } = JSON.parse((await run('slots', page.slug, '--from', from, '--json')).out)
    expect(days).toEqual([{ date: from, slots: [`${from}T09:00:00.000Z`, `${from}T10:00:00.000Z`] }])
    const day = addDays(from, 1)
    expect(await run('slots', page.slug, '--from', day, '--to', day)).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('has no free time'),
    })
  })

  test('says what the server says of a page that is not there, or a length that it does not have', async () => {
    const { owner, run } = await atTerminal()
    const { slug } = await createPage(owner)
    expect(await run('slots', 'nobody-here')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/not found/i),
    })
    expect(await run('slots', slug, '--duration', '7')).toMatchObject({ code: 1, out: '' })
  })
})

/** At least a week ahead. */
function nextMonday(): string {
  const today = new Date().toISOString().slice(0, 10)
  return addDays(today, 14 - ((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7))
}
