import { describe, expect, it } from 'vitest'
import { calendarLinks } from '@/lib/export/calendar-links'

describe('calendarLinks', () => {
  it('a web calendar is opened with the event at its instant', () => {
    const { google, outlook } = calendarLinks({
      title: 'Intro & more',
      startTime: new Date('2030-03-10T06:30:00.000Z'),
      endTime: new Date('2030-03-10T07:00:00.000Z'),
      location: 'Room 1',
    })
    const [g, o] = [new URL(google).searchParams, new URL(outlook).searchParams]
    expect([g.get('text'), g.get('dates')]).toEqual(['Intro & more', '20300310T063000Z/20300310T070000Z'])
    expect([o.get('subject'), o.get('startdt'), o.get('enddt')]).toEqual([
      'Intro & more',
      '2030-03-10T06:30:00.000Z',
      '2030-03-10T07:00:00.000Z',
    ])
    expect([g.has('details'), o.has('body')]).toEqual([false, false])
  })

  it('the event has its description', () => {
    const times = { startTime: new Date('2030-03-10T06:30:00.000Z'), endTime: new Date('2030-03-10T07:00:00.000Z') }
    const { google, outlook } = calendarLinks({
      title: 'Intro',
      ...times,
      location: '',
      description: 'One\nTwo & more',
    })
    expect(new URL(google).searchParams.get('details')).toBe('One\nTwo & more')
    expect(new URL(outlook).searchParams.get('body')).toBe('One\nTwo & more')
  })
})
