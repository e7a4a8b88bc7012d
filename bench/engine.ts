import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { computeSlots, groupSlotsByDate } from '@/lib/scheduling'
import { report } from './report'
import { median } from './statistics'
import { WORKLOADS, type WorkloadName } from './workloads'

const ONCE = fileURLToPath(new URL('engine-once.ts', import.meta.url))
const COLD_RUNS = 5
/** Goals are set for a machine on which one format call takes as long as this. */
const GOAL_FORMAT_US = 0.8
const GOALS_MS: Partial<Record<WorkloadName, number>> = {
  W1: 0.05,
  W2: 0.5,
  'all rules': 0.3,
  'all rules, a year': 3,
}

export async function benchEngine(): Promise<void> {
  const formatUs = measureFormat()
  report({ name: 'engine: one Intl.DateTimeFormat format call', value: formatUs, unit: 'µs' })
  for (const name of Object.keys(WORKLOADS) as WorkloadName[]) measureWorkload(name, formatUs)
  measureGrowth()
}

function measureWorkload(name: WorkloadName, formatUs: number): void {
  const workload = WORKLOADS[name]()
  const warm = measureWarm(() => computeSlots(workload))
  const scaled = (warm * GOAL_FORMAT_US) / formatUs
  const goal = GOALS_MS[name]
  report({
    name: `engine: ${name}, warm median`,
    value: warm,
    unit: 'ms',
    ...(goal && { ratio: scaled / goal, goal: `≤ ${goal} ms where a format call takes ${GOAL_FORMAT_US} µs` }),
    note: `${computeSlots(workload).length} slots${goal ? `; ratio: scaled to such a machine, against the goal` : ''}`,
  })
  const grouped = measureWarm(() => groupSlotsByDate(computeSlots(workload), workload.visitorTimezone))
  report({ name: `engine: ${name}, warm median, grouped by the visitor's dates`, value: grouped, unit: 'ms' })
  report({ name: `engine: ${name}, first call of a process`, value: measureCold(name), unit: 'ms' })
}

/** Taken in turns, so that what else the machine does falls on both alike; the worst of five has to hold. */
function measureGrowth(): void {
  const [one, two] = [WORKLOADS.crowded(), WORKLOADS['twice as crowded']()]
  const ratios = Array.from({ length: 5 }, () => {
    const single = measureWarm(() => computeSlots(one), 250)
    return measureWarm(() => computeSlots(two), 250) / single
  })
  report({
    name: 'engine: growth, 40,000 busy periods against 20,000',
    value: median(ratios),
    unit: '×',
    ratio: Math.max(...ratios),
    goal: '≤ 2×',
    note: 'ratio: the worst of five',
  })
}

/** The first half only warms up. */
function measureWarm(run: () => unknown, forMs = 600): number {
  const times: number[] = []
  for (let end = performance.now() + forMs; performance.now() < end; ) {
    const start = performance.now()
    run()
    times.push(performance.now() - start)
  }
  return median(times.slice(times.length / 2))
}

function measureCold(name: WorkloadName): number {
  const run = () => execFileSync(process.execPath, ['--import', 'tsx', ONCE, name], { encoding: 'utf8' })
  return median(Array.from({ length: COLD_RUNS }, () => Number(run())))
}

function measureFormat(): number {
  const calls = 5_000
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' })
  const run = () => {
    for (let call = 0; call < calls; call += 1) formatter.format(Date.UTC(2030, 0, 1) + call * 3_600_000)
  }
  return (measureWarm(run) * 1_000) / calls
}
