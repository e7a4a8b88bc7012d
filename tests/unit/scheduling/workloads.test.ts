import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { computeSlots, groupSlotsByDate } from '@/lib/scheduling'
import bufferEdges from '../../support/scheduling/workloads/buffer-edges.json'
import istanbulWeekdays from '../../support/scheduling/workloads/istanbul-weekdays.json'
import newYorkAutumn from '../../support/scheduling/workloads/new-york-autumn.json'
import newYorkSpring from '../../support/scheduling/workloads/new-york-spring.json'
import newYorkYear from '../../support/scheduling/workloads/new-york-year.json'
import overnight from '../../support/scheduling/workloads/overnight.json'

type Workload = typeof overnight

const WORKLOADS: Workload[] = [istanbulWeekdays, newYorkYear, newYorkSpring, newYorkAutumn, bufferEdges, overnight]

/** Results recorded from a brute-force count: sizes, ends, and a hash over `visitorDate epochMinute` lines. */
function summarize(workload: Workload) {
  const from = Date.parse(workload.from)
  const slots = computeSlots({
    ...workload,
    busy: toPeriods(workload, from),
    from,
    to: Date.parse(workload.to),
    now: from,
  })
  const days = groupSlotsByDate(slots, workload.visitorTimezone)
  const lines = days.flatMap((day) => day.slots.map((slot) => `${day.date} ${slot / 60_000}\n`))
  return {
    slots: slots.length,
    days: days.length,
    first: toIso(slots.at(0)),
    last: toIso(slots.at(-1)),
    sha256: createHash('sha256').update(lines.join('')).digest('hex'),
  }
}

function toPeriods({ busyMinutesFromStart: minutes }: Workload, from: number) {
  const toMs = (minute = Number.NaN) => from + minute * 60_000
  return Array.from({ length: minutes.length / 2 }, (_, pair) => ({
    start: toMs(minutes[2 * pair]),
    end: toMs(minutes[2 * pair + 1]),
  }))
}

function toIso(instantMs = Number.NaN): string {
  return new Date(instantMs).toISOString()
}

describe('computeSlots', () => {
  describe('recorded workloads', () => {
    it.each(WORKLOADS)('lists the very slots that were recorded: $about', (workload) => {
      expect(summarize(workload)).toEqual(workload.expected)
    })
  })
})
