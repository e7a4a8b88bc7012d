// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SuccessScreen } from '@/components/visitor/success/success-screen'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const QUERY =
  '?date=2030-06-03&time=10:00&duration=30&timezone=UTC&location=zoom&joinUrl=https://zoom.example/j/1&password='

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function arrive(query: string) {
  cleanup()
  window.history.replaceState(null, '', `/success${query}`)
  render(<SuccessScreen />)
}

describe('<SuccessScreen>', () => {
  describe('the password of a meeting on /success', () => {
    it('survives a reload, and leaves the browser ten minutes later while the rest stays', () => {
      arrive(`${QUERY}s3cret`)
      arrive('')
      expect(screen.getByText('s3cret')).toBeTruthy()
      vi.setSystemTime(Date.now() + 10 * 60_000)
      arrive('')
      expect(screen.queryByText('s3cret')).toBeNull()
      expect(JSON.stringify(sessionStorage)).not.toContain('s3cret')
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('https://zoom.example/j/1')
    })

    it('goes when another booking is confirmed in the same tab', () => {
      arrive(`${QUERY}s3cret`)
      arrive(QUERY)
      expect(JSON.stringify(sessionStorage)).not.toContain('s3cret')
    })
  })
})
