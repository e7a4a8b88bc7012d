import { describe, expect, it } from 'vitest'
import { placeLink } from '@/lib/shared/calendars/place-link'

describe('placeLink', () => {
  it('shows an address on a map', () => {
    const link = placeLink('Main Street 5, 10115 Berlin')
    expect(link?.kind).toBe('map')
    expect(new URL(link?.url ?? '').searchParams.get('query')).toBe('Main Street 5, 10115 Berlin')
  })

  it.each(['+49 30 1234567', '(555) 010-2030', '030/1234567'])('calls %s', (text) => {
    expect(placeLink(text)?.url).toBe(`tel:${text.replace(/[^+\d]/g, '')}`)
  })

  it('follows a link that is fit to be followed', () => {
    expect(placeLink(' https://meet.example/room ')).toEqual({ kind: 'link', url: 'https://meet.example/room' })
    expect(placeLink('javascript:alert(1)')).toBeNull()
    expect(placeLink('https://zoom.us@evil.example')).toBeNull()
  })

  it.each(['', 'My office', 'Room 7', 'Zoom', 'Berlin, Mitte', '12, 34', `1, ${'a'.repeat(300)}`])(
    'leaves %s as it is',
    (text) => {
      expect(placeLink(text)).toBeNull()
    },
  )
})
