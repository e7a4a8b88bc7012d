import { describe, expect, it } from 'vitest'
import { isPlace, PLACES, placeOf } from '@/lib/calendars/screen/places'

describe('placeOf', () => {
  it.each([
    ['https://meet.example.com/ada', 'link'],
    ['www.example.com/room', 'link'],
    ['+49 30 1234567', 'phone'],
    ['(212) 555-0123', 'phone'],
    ['Room 5', 'in_person'],
    ['12 Main Street, Berlin', 'in_person'],
    ['https://example.com and then room 5', 'in_person'],
    ['42', 'in_person'],
    [' ', 'elsewhere'],
    [undefined, 'elsewhere'],
  ])('reads %j as %s', (text, place) => {
    expect(placeOf(text)).toBe(place)
  })
})

describe('isPlace', () => {
  it('knows the kinds of places, and no provider or stored location', () => {
    expect(PLACES.every(isPlace)).toBe(true)
    expect(['custom', 'other', 'zoom', ''].some(isPlace)).toBe(false)
  })
})
