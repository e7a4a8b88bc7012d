// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExplainTime } from '@/components/pages/page/explain-time'
import type { Explanation } from '@/lib/pages/explanation'
import { busyMonday, utc } from '@/tests/support/scheduling/monday'
import { STORED_PAGE } from '@/tests/support/screens/page-section'
import { cleanup, render, screen } from '../../../../support/screens/testing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SETTINGS = { saved: true, timezone: 'UTC', timeFormat: '24h', dateFormat: 'D MMM YYYY', weekStartDay: 1 }
const page = { ...STORED_PAGE, id: 'page', durations: [15, 30] }

const book = vi.fn<(body: object) => Response>(() => Response.json({ meeting: {}, booking: {} }, { status: 201 }))

function show(reasons: Explanation['reasons'], shown: Parameters<typeof ExplainTime>[0]['page'] = page) {
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.startsWith('/api/settings')) return Response.json(SETTINGS)
    asked(path)
    if (path.endsWith('/book')) return book(JSON.parse(String(init?.body)))
    return Response.json({ at: '2030-06-03T14:00:00.000Z', duration: 30, isActive: true, reasons })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExplainTime page={shown} openedAt={utc('2030-06-03T08:00')} />
    </QueryClientProvider>,
  )
  return asked
}

const tryOf = (change: object) =>
  `/time-slot-pages/page/edit?tab=when&try=${encodeURIComponent(JSON.stringify(change))}`
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check' }))

describe('ExplainTime', () => {
  it('shows each reason with the smallest change and a link to where it is made', async () => {
    const added = { startTime: '14:00', endTime: '14:30' }
    const by = { ...busyMonday('14:00', '15:00'), id: 'leave', kind: 'leave', title: 'Errand' } as const
    show([
      {
        ...{ kind: 'notice', code: 'notice', noticeMinutes: 1440, earliest: utc('2030-06-04T08:00') },
        change: { rule: 'minimumNotice', minutes: 360, opens: false },
      },
      {
        ...{ kind: 'outside_hours', code: 'hours', before: null, after: null },
        change: { rule: 'dates', date: '2030-06-03', spans: [added], added, opens: false },
      },
      { kind: 'closed', code: 'closed', by, change: { rule: 'timeOff', opens: false } },
    ])
    await check()
    const [notice, hours, closed] = await screen.findAllByRole('listitem')
    expect(notice?.textContent).toContain('It would be allowed with a notice of 6 hours or less.')
    expect(notice?.textContent).toContain("That alone isn't enough.")
    expect(hours?.textContent).toContain('Hours from 14:00 to 14:30 on 3 Jun 2030 would open it.')
    expect(closed?.textContent).toContain('There is time off: Errand.')
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([
      tryOf({ rule: 'minimumNotice', minutes: 360 }),
      tryOf({ rule: 'dates', date: '2030-06-03', spans: [added], added }),
      '/availability',
    ])
  })

  it('shows a reason alone where no change would do', async () => {
    show([{ kind: 'past', code: 'past', change: null }])
    await check()
    expect((await screen.findByRole('listitem')).textContent?.trim()).toBe("It's in the past.")
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('asks for the duration that is chosen, and offers no choice where there is one', async () => {
    const asked = show([])
    await check()
    await userEvent.click(screen.getByRole('button', { name: '15 minutes' }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    const durations = asked.mock.calls.map(([path]) => new URL(path, 'http://host').searchParams.get('duration'))
    expect(durations).toEqual(['30', '15'])
    cleanup()
    show([], { ...page, durations: [30] })
    await screen.findByRole('button', { name: 'Check' })
    expect(screen.queryByRole('button', { name: '30 minutes' })).toBeNull()
  })

  it('takes an answer back when the question has no date, and marks that field alone', async () => {
    show([{ kind: 'past', code: 'past', change: null }])
    await check()
    await screen.findByRole('listitem')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Date' }))
    await check()
    expect(screen.getByText('Enter a date and a time.')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
    const [date, time] = [screen.getByRole('textbox', { name: 'Date' }), screen.getByRole('combobox')]
    expect([date, time].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null])
  })

  it('leads to the time off as well where hours of that date would open the time', async () => {
    const added = { startTime: '14:00', endTime: '14:30' }
    const by = { ...busyMonday('14:00', '15:00'), id: 'leave', kind: 'leave', title: 'Errand' } as const
    show([
      {
        ...{ kind: 'closed', code: 'closed', by },
        change: { rule: 'dates', date: '2030-06-03', spans: [added], added, opens: true },
      },
    ])
    await check()
    await screen.findByRole('listitem')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/availability',
      tryOf({ rule: 'dates', date: '2030-06-03', spans: [added], added }),
    ])
  })

  it('books the time anyway where only the page’s own rules keep it back', async () => {
    const user = userEvent.setup()
    show([{ kind: 'outside_hours', code: 'hours', before: null, after: null, change: null }])
    await check()
    await user.click(await screen.findByRole('button', { name: 'Book it for someone anyway' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com')
    await user.click(screen.getByRole('button', { name: 'Book Meeting' }))
    await vi.waitFor(() =>
      expect(book).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ attendeeName: 'Grace', startTime: '2030-06-03T14:00:00.000Z', anyway: true }),
      ),
    )
    const again = await screen.findByRole('button', { name: 'Book it for someone anyway' })
    await vi.waitFor(() => expect(document.activeElement).toBe(again))
  })

  it('offers no booking over what is taken', async () => {
    const by = {
      ...busyMonday('14:00', '15:00'),
      kind: 'meeting',
      title: 'Call',
      attendeeName: null,
      meetingId: null,
    } as const
    show([{ kind: 'blocked', code: 'taken', by, gapMinutes: null, change: null }])
    await check()
    await screen.findByRole('listitem')
    expect(screen.queryByRole('button', { name: 'Book it for someone anyway' })).toBeNull()
  })
})
