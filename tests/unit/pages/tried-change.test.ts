import { describe, expect, it } from 'vitest'
import type { PageChange } from '@/lib/pages/explanation'
import { newPageValues } from '@/lib/pages/page-editor'
import { readTried } from '@/lib/pages/tried-change'
import { tryAddress } from '@/lib/pages/try-address'

type Proposed = Exclude<PageChange, { rule: 'timeOff' }>

const LUNCH = { startTime: '12:00', endTime: '13:00' }
const values = {
  ...newPageValues('UTC'),
  limits: [
    { per: 'day' as const, max: 1 },
    { per: 'week' as const, max: 5 },
  ],
  dates: [{ date: '2030-06-04', spans: [] }],
}
const tryOf = (change: Proposed) =>
  readTried(new URL(tryAddress('p1', change), 'http://host').searchParams.get('try'), values)

describe('readTried', () => {
  it.each<[Proposed, object]>([
    [{ rule: 'minimumNotice', minutes: 360, opens: true }, { minimumNotice: 360 }],
    [
      { rule: 'bookingWindow', bookingWindow: { type: 'days', days: 9 }, opens: true },
      { bookingWindow: { type: 'days', days: 9 } },
    ],
    [
      { rule: 'limits', per: 'day', max: 2, opens: true },
      {
        limits: [
          { per: 'day', max: 2 },
          { per: 'week', max: 5 },
        ],
      },
    ],
    [
      { rule: 'dates', date: '2030-06-03', spans: [LUNCH], added: LUNCH, opens: true },
      {
        dates: [
          { date: '2030-06-03', spans: [LUNCH] },
          { date: '2030-06-04', spans: [] },
        ],
      },
    ],
  ])('has the fields of %j', (change, fields) => {
    expect(tryOf(change)).toEqual(fields)
  })

  it.each([
    [undefined],
    ['{'],
    [['1', '2']],
    ['{"rule":"timeOff"}'],
    ['{"rule":"minimumNotice","minutes":-1}'],
    ['{"rule":"step","minutes":0}'],
    ['{"rule":"dates","date":"2030-02-30","spans":[]}'],
    ['{"rule":"dates","date":"2030-06-03","spans":[{"startTime":"12:00","endTime":"25:00"}]}'],
    ['{"rule":"title","minutes":1}'],
  ])('takes nothing of %j', (text) => {
    expect(readTried(text, values)).toBeNull()
  })
})
