import { describe, expect, it } from 'vitest'
import type { PageLink } from '@/lib/pages/link-schema'
import { linkStateOf, linkWords } from '@/lib/pages/link-words'
import { textsOf } from '@/messages'

const link: PageLink = {
  id: 'l1',
  url: 'https://x.example/intro?k=1',
  uses: 0,
  maxUses: null,
  expiresAt: null,
  note: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe('linkStateOf', () => {
  it('says if a link still leads to its page', () => {
    const end = Date.parse('2026-06-03T00:00:00Z')
    const expiresAt = new Date(end).toISOString()
    expect(linkStateOf(link, end)).toBe('open')
    expect(linkStateOf({ ...link, uses: 2, maxUses: 3 }, end)).toBe('open')
    expect(linkStateOf({ ...link, uses: 3, maxUses: 3 }, end)).toBe('usedUp')
    expect(linkStateOf({ ...link, expiresAt }, end - 1)).toBe('open')
    expect(linkStateOf({ ...link, expiresAt }, end)).toBe('expired')
  })
})

describe('linkWords', () => {
  const told = (change: Partial<PageLink>, timezone = 'Asia/Tokyo') =>
    linkWords(
      { ...link, ...change },
      { timezone, timeFormat: '24h', dateFormat: 'MMM D YYYY' },
      textsOf('en').part('pageLinks'),
    )

  it('tells the uses', () => {
    expect(told({})).toBe('Used 0 times')
    expect(told({ uses: 1 })).toBe('Used 1 time')
    expect(told({ uses: 0, maxUses: 1 })).toBe('Used 0 of 1 time')
    expect(told({ uses: 1, maxUses: 3 })).toBe('Used 1 of 3 times')
  })

  it('tells the last day in the zone of the page, or the time', () => {
    const expiresAt = '2026-06-02T15:00:00.000Z'
    expect(told({ expiresAt })).toBe('Used 0 times · valid until Jun 2 2026')
    expect(told({ expiresAt }, 'UTC')).toBe('Used 0 times · valid until Jun 2 2026, 15:00')
  })
})
