import { describe, expect, it } from 'vitest'
import { type SuccessFacts, toSuccessQuery } from '@/lib/meetings/visitor/success-facts'
import { readSuccessQuery } from '@/lib/meetings/visitor/success-params'

const facts: SuccessFacts = {
  start: '2030-03-31T07:30:00.000Z',
  date: '2030-03-31',
  time: '09:30',
  timezone: 'Europe/Berlin',
  durationMinutes: 45,
  location: 'zoom',
  customLocation: null,
  joinUrl: 'https://zoom.example/j/1?pwd=a%26b',
  password: 'p&ss=1',
}
const read = (query: string) => readSuccessQuery(query, 'Asia/Tokyo')

describe('readSuccessQuery', () => {
  it('reads back what it wrote, link and password with odd characters included', () => {
    expect(read(toSuccessQuery(facts))).toEqual(facts)
  })

  it('says until when a request waits, if it is one', () => {
    const until = '2030-03-30T07:30:00.000Z'
    expect(read(toSuccessQuery({ ...facts, until }))).toEqual({ ...facts, until })
    for (const wrong of ['', 'soon', '2030-03-30']) expect(read(`until=${wrong}`)).not.toHaveProperty('until')
  })

  it('uses the public names of the parameters and leaves out what is not known', () => {
    const names = [...new URLSearchParams(toSuccessQuery({ ...facts, joinUrl: null, password: null })).keys()].sort()
    expect(names).toEqual(['date', 'duration', 'location', 'start', 'time', 'timezone'])
  })

  it('makes nothing of nothing', () => {
    expect(new Set(Object.values(read('')))).toEqual(new Set([null]))
  })

  describe('date and time', () => {
    it('come from the instant, whatever the other parameters say', () => {
      const query = 'start=2030-06-01T23:30:00.000Z&timezone=Europe/Istanbul&date=1999-01-01&time=00:00'
      expect(read(query)).toMatchObject({ date: '2030-06-02', time: '02:30' })
    })

    it('are shown in the fallback zone when the instant comes with no zone, or one that does not exist', () => {
      for (const zone of ['', '&timezone=Mars/Olympus']) {
        expect(read(`start=2030-06-01T23:30:00Z${zone}`)).toMatchObject({ time: '08:30', timezone: 'Asia/Tokyo' })
      }
    })

    it('stand as they are without an instant, or with one that makes no sense', () => {
      for (const start of [
        '',
        '&start=soon',
        '&start=2030-06-01',
        '&start=-000001-01-01T00:00:00Z',
        '&start=9999-12-31T23:59:59Z',
      ]) {
        expect(read(`date=2030-06-01&time=14:30&timezone=UTC${start}`)).toMatchObject({
          start: null,
          date: '2030-06-01',
          time: '14:30',
        })
      }
    })

    it('are dropped when they do not exist', () => {
      expect(read('date=2030-02-30&time=24:00')).toMatchObject({ date: null, time: null })
    })
  })

  it('takes whole minutes from 1 to a day for a duration', () => {
    const durations = ['1', '1440', '0', '1441', '-30', '30.5', '1e2', 'NaN', ''].map((text) =>
      read(`duration=${text}`),
    )
    expect(durations.map(({ durationMinutes }) => durationMinutes)).toEqual([1, 1440, ...Array(7).fill(null)])
  })

  it('knows the locations and no others', () => {
    expect(read('location=google_meet').location).toBe('google_meet')
    expect(read('location=<b>moon</b>').location).toBeNull()
  })

  it('keeps only https links without a user name in them', () => {
    const links = [
      'https://meet.example/x',
      'http://meet.example/x',
      'javascript:alert(1)',
      'https://zoom.us@evil.example/',
      '//x',
    ]
    const read_ = links.map((link) => read(`joinUrl=${encodeURIComponent(link)}`).joinUrl)
    expect(read_).toEqual(['https://meet.example/x', null, null, null, null])
  })

  it('keeps texts on one line and at a length that a screen can hold', () => {
    const long = read(`customLocation=${'x'.repeat(9000)}&password=a%0D%0Ab`)
    expect(long.customLocation).toHaveLength(500)
    expect(long.password).toBe('a b')
  })
})
