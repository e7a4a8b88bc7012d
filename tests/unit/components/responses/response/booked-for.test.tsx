// @vitest-environment jsdom

import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BookedMark } from '@/components/responses/list/booked-mark'
import { BookedFor } from '@/components/responses/response/booked-for'
import { FALLBACK_CLOCK } from '@/lib/time/meeting-time'
import { cleanup, render } from '../../../../support/screens/testing'
import { WithTexts } from '../../../../support/screens/with-texts'

const booking = {
  meetingId: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  title: 'Call',
  startTime: '2026-06-02T22:00:00.000Z',
  status: 'confirmed' as const,
}
const kathmandu = { ...FALLBACK_CLOCK, timezone: 'Asia/Kathmandu' }

afterEach(cleanup)

describe('<BookedFor>', () => {
  it('a time whose zone only the browser knows is taken over by React where the server left its place', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(
      <WithTexts>
        <BookedFor booking={booking} clock={null} />
      </WithTexts>,
    )
    const onRecoverableError = vi.fn()
    const { rerender } = render(<BookedFor booking={booking} clock={null} />, {
      container,
      hydrate: true,
      onRecoverableError,
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    rerender(<BookedFor booking={booking} clock={kathmandu} />)
    expect(container.textContent).toBe('Booked for Call, Jun 3 2026, 03:45')
  })

  it('a meeting that the answers follow up is said to be before them, on the response and in its row', () => {
    const before = { ...booking, isFollowUp: true as const }
    const texts = [BookedFor, BookedMark].map((Booked) => render(<Booked booking={before} clock={kathmandu} />))
    expect(texts.map(({ container }) => container.textContent)).toEqual([
      'After Call, Jun 3 2026, 03:45',
      'After the meeting of Jun 3 2026, 03:45',
    ])
  })

  it('a meeting that was cancelled is said to be so, on the response and in its row', () => {
    const cancelled = { ...booking, status: 'cancelled' as const }
    for (const Booked of [BookedFor, BookedMark]) {
      const { container } = render(<Booked booking={cancelled} clock={kathmandu} />)
      expect(container.textContent).toMatch(/Jun 3 2026, 03:45 · Cancelled$/)
    }
  })
})
