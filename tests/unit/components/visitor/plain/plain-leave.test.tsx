// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { PlainLeave } from '@/components/visitor/plain/plain-leave'
import { cleanup, render, screen } from '../../../../support/screens/testing'

afterEach(cleanup)

describe('<PlainLeave>', () => {
  it('tells the time with its zone, which may be another one than the guest lives in', () => {
    const meeting = {
      title: 'Erstgespräch',
      titleLang: 'de' as const,
      startTime: '2030-06-03T10:00:00Z',
      endTime: '2030-06-03T10:30:00Z',
      ownerName: 'Ada',
      timezone: 'Asia/Kathmandu',
      guest: 'gus@example.com',
    }
    render(<PlainLeave meeting={meeting} timeFormat="24h" failure={null} hasLeft={false} />)
    expect(screen.getByText('Erstgespräch').lang).toBe('de')
    expect(screen.getByText('Erstgespräch').parentElement?.textContent).toBe('Erstgespräch with Ada')
    expect(screen.getByText('Monday, June 3, 2030, 15:45 – 16:15').nextSibling?.textContent).toBe(
      '(GMT+05:45) Kathmandu',
    )
  })
})
