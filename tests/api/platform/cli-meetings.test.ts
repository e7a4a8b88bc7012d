import { describe, expect, test } from 'vitest'
import { book } from '../../support/api/bookings'
import { atTerminal } from '../../support/api/terminal'
import { fetchFromRoutes } from '../../support/api/typed-client'
import { runCli } from '../../support/cli'
import { addQuestion, createForm } from '../../support/factories/forms'
import { createPage, inDays, visitor } from '../../support/factories/pages'

const WHO = ['--name', 'Vera', '--email', 'vera@example.com']

/** A time on the clocks of New York, as people type it. */
const inNewYork = (instant: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T')

async function withBooking() {
  const terminal = await atTerminal()
  const page = await createPage(terminal.owner)
  const { meeting } = (await book(page.slug, visitor(inDays(3, 10)))).body
  return { ...terminal, page, id: meeting.id as string }
}

describe('slotform book', () => {
  test('books a time on the clocks of a zone, for an attendee with guests', async () => {
    const { owner, run } = await atTerminal()
    const page = await createPage(owner, { maxGuests: 2, durations: [30, 60] })
    const at = inDays(3, 15)
    const more = ['--timezone', 'America/New_York', '--duration', '60', '--guest', 'a@example.com', 'b@example.com']
    const booked = await run('book', page.slug, inNewYork(at), ...WHO, ...more, '--json')
    expect(booked.code).toBe(0)
    expect(JSON.parse(booked.out)).toMatchObject({
      booking: { startTime: at, duration: 60, status: 'confirmed', guests: ['a@example.com', 'b@example.com'] },
    })
    const taken = await run('book', page.slug, at, ...WHO)
    expect(taken).toMatchObject({ code: 1, out: '', err: 'This time slot is no longer available.\n' })
  })

  test('tells people when, and how to move or cancel it', async () => {
    const { owner, run } = await atTerminal()
    const page = await createPage(owner, { approval: 'always' })
    const { out } = await run('book', page.slug, inDays(3, 15), ...WHO)
    expect(out).toMatch(
      /^Requested, and waits for approval: .* 15:00, 30 minutes \(UTC\)\nMeeting: .*\nTo move .*\/b\//,
    )
  })

  test('sends answers to the form of the page', async () => {
    const { owner, run } = await atTerminal()
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'text', { isRequired: true })
    const page = await createPage(owner, { formId: form.id })
    const call = (...more: string[]) => run('book', page.slug, inDays(3, 15), ...WHO, ...more)
    expect(await call()).toMatchObject({ code: 1, err: expect.stringContaining(`responses.${question.id}`) })
    expect(await call('--answers', '[]')).toMatchObject({ code: 2, err: expect.stringContaining('JSON object') })
    expect((await call('--answers', JSON.stringify({ [question.id]: 'Soon' }))).code).toBe(0)
  })

  test('says how to repeat a booking that got no answer, which then books once', async () => {
    const { owner, given, run } = await atTerminal()
    const page = await createPage(owner)
    const args = ['book', page.slug, inDays(3, 15), ...WHO]
    const losing = async (request: Request) => {
      const answer = await fetchFromRoutes(request)
      if (request.method === 'POST') throw new TypeError('fetch failed')
      return answer
    }
    const { code, err } = await runCli(args, { ...given, fetch: losing })
    const key = /--idempotency-key (\S+):/.exec(err)?.[1] ?? ''
    expect(code).toBe(1)
    expect((await run(...args, '--idempotency-key', key)).out).toContain('Booked: ')
    expect(JSON.parse((await run('meetings', '--json')).out)).toHaveLength(1)
  })
})

describe('slotform meetings', () => {
  test('lists what is to come, what was, and what lies within dates', async () => {
    const { id, page, run } = await withBooking()
    const later = (await book(page.slug, visitor(inDays(5, 10)))).body.meeting.id
    const { out } = await run('meetings', '--timezone', 'Europe/Berlin')
    const [heading, first, second] = out.split('\n')
    expect(heading).toMatch(/^EUROPE\/BERLIN +TITLE +WITH +STATUS +ID$/)
    expect(first).toMatch(new RegExp(`^\\w{3} .* Intro call .* Vera Visitor +confirmed +${id}$`))
    expect(second).toContain(later)
    const ids = async (...args: string[]) =>
      JSON.parse((await run('meetings', ...args, '--json')).out).map((meeting: { id: string }) => meeting.id)
    expect(await ids('--limit', '1')).toEqual([id])
    expect(await ids('--past')).toEqual([])
    const day = inDays(5, 10).slice(0, 10)
    expect(await ids('--from', day, '--to', day, '--timezone', 'UTC')).toEqual([later])
    expect(await ids('--search', 'nobody')).toEqual([])
    expect(await ids('--status', 'cancelled')).toEqual([])
  })

  test('refuses what it does not know', async () => {
    const { run } = await atTerminal()
    for (const args of [
      ['--status', 'gone'],
      ['--limit', '0'],
      ['--past', '--from', '2027-01-01'],
      ['remove', 'x'],
    ])
      expect((await run('meetings', ...args)).code).toBe(2)
    expect(await run('meetings')).toMatchObject({ code: 0, out: '', err: 'No meetings.\n' })
  })
})

describe('slotform meetings move', () => {
  test('moves a booking to a time on the clocks of a zone', async () => {
    const { id, run, owner } = await withBooking()
    const to = inDays(4, 16)
    const moved = await run('meetings', 'move', id, inNewYork(to), '--timezone', 'America/New_York', '--reason', 'Ill')
    expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^Moved to .* \(America\/New_York\)\n$/) })
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ startTime: to })
    expect(JSON.parse((await run('meetings', 'move', id, inDays(4, 17), '--json')).out)).toMatchObject({
      booking: { startTime: inDays(4, 17), moves: 2 },
    })
  })
})

describe('slotform meetings cancel', () => {
  test('asks before it cancels, and takes nothing but yes', async () => {
    const { id, answering, run } = await withBooking()
    const kept = await answering([''], 'meetings', 'cancel', id)
    expect([kept.code, kept.out]).toEqual([1, ''])
    expect(kept.err).toContain('Cancel “Intro call” on')
    expect(kept.err).toContain('Nothing was cancelled.')
    expect(await answering(['y'], 'meetings', 'cancel', id, '--reason', 'Ill')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Cancelled: Intro call'),
    })
    expect(await run('meetings', 'cancel', id, '--yes')).toMatchObject({ code: 1, out: '' })
  })

  test('does not cancel where nobody can be asked, without --yes', async () => {
    const { id, run } = await withBooking()
    expect(await run('meetings', 'cancel', id)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
    expect((await run('meetings', 'cancel', id, '--yes')).code).toBe(0)
  })
})
