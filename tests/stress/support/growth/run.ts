import { adoptConnection } from '@/db/client'
import { say } from '../stress'
import type { Axis, Pair } from './bars'
import { BACKGROUND_CALLS, TICKS } from './calls-background'
import { FORM_CALLS } from './calls-forms'
import { OWNER_CALLS } from './calls-owner'
import { PEOPLE_CALLS, PEOPLE_TICKS, PLAN_CALLS, RETENTION_CALLS } from './calls-people'
import { QUEUE_CALLS, queueMails } from './calls-queue'
import { TEAM_CALLS } from './calls-teams'
import { VISITOR_CALLS } from './calls-visitor'
import type { Loaded } from './load'
import type { Meter } from './meter'
import { SMALL, TEN_TIMES_OWNERS, TEN_TIMES_PAST } from './sizes'
import { type Calls, type Subject, subjectOf } from './subject'
import type { Costs } from './table'

/** After that Postgres keeps one plan for every value of a prepared statement. */
const WARM_UP = 6
/** A call that takes longer is not run so often. */
const SLOW_MS = 1_000
/** Prints the most expensive statements, with their plans, of calls whose names hold one of these, with `|` between. */
const SHOWN = process.env.GROWTH_SHOW?.split('|') ?? []
/** Only calls whose names hold one of these, with `|` between. */
const ONLY = (process.env.GROWTH_ONLY ?? '').split('|')
/** An older tree may lack a function that is called here. */
const IS_TOLERANT = process.env.GROWTH_TOLERANT === '1'

const QUEUES = [1_000, 10_000]
export const queueName = (mails: number) => `${mails / 1_000}k mails wait`

const EACH_OWNER: Calls = {
  ...VISITOR_CALLS,
  ...OWNER_CALLS,
  ...FORM_CALLS,
  ...BACKGROUND_CALLS,
  ...RETENTION_CALLS,
  ...TEAM_CALLS,
}

export async function measureAll(meter: Meter, loaded: Loaded[]): Promise<Costs> {
  const costs: Costs = new Map()
  for (const database of loaded) {
    adoptConnection(database.connection)
    const { name } = database.size
    const [small, heavy] = [subjectOf(database, 'small'), subjectOf(database, 'heavy')]
    if (name !== TEN_TIMES_PAST.name)
      await measureCalls(meter, costs, name, { ...EACH_OWNER, ...PEOPLE_CALLS, ...PLAN_CALLS }, small)
    await measureCalls(meter, costs, name, EACH_OWNER, heavy)
    if (name !== TEN_TIMES_PAST.name) {
      // They read all that an account has, so that they grow with its past.
      await measureCalls(meter, costs, name, PEOPLE_CALLS, heavy)
      await emptyQueue(database)
      await measureCalls(meter, costs, name, { ...TICKS, ...PEOPLE_TICKS }, { ...small, kind: undefined })
    }
    if (name === SMALL.name) await measureQueues(meter, costs, database, small)
  }
  return costs
}

/** Without what the calls before have queued. */
async function emptyQueue({ connection: { db } }: Loaded): Promise<void> {
  await db.execute('delete from outbox where done_at is null and failed_at is null')
  await db.execute('vacuum outbox')
}

async function measureQueues(meter: Meter, costs: Costs, { connection }: Loaded, subject: Subject): Promise<void> {
  let waiting = 0
  for (const mails of QUEUES) {
    await queueMails(connection.db, subject.userId, waiting + 1, mails)
    await connection.db.execute('analyze outbox')
    waiting = mails
    await measureCalls(meter, costs, queueName(mails), QUEUE_CALLS, { ...subject, kind: undefined })
  }
}

type AnySubject = Omit<Subject, 'kind'> & { kind: Subject['kind'] | undefined }

async function measureCalls(meter: Meter, costs: Costs, size: string, calls: Calls, subject: AnySubject) {
  for (const [name, call] of Object.entries(calls)) {
    const title = subject.kind ? `${name} ${subject.kind}` : name
    if (!ONLY.some((part) => title.includes(part))) continue
    try {
      const prepare = () => call(subject as Subject)
      await warmUp(prepare)
      const work = await prepare()
      const cost = await meter.measure(subject.database, async () => void (await work()))
      const bySize = costs.get(title) ?? new Map()
      costs.set(title, bySize.set(size, cost))
      if (SHOWN.some((part) => title.includes(part))) await show(meter, subject.database, `${title}, ${size}`, prepare)
    } catch (error) {
      if (!IS_TOLERANT) throw new Error(`${title}: ${(error as Error).message}`, { cause: error })
      say(`${title}: not measured (${(error as Error).message.split('\n')[0]})`)
    }
  }
}

async function warmUp(prepare: () => Promise<() => Promise<unknown>>): Promise<void> {
  const begun = performance.now()
  for (let round = 0; round < WARM_UP; round += 1) {
    await (await prepare())()
    if (performance.now() - begun > WARM_UP * SLOW_MS) return
  }
}

async function show(meter: Meter, database: string, title: string, prepare: () => Promise<() => Promise<unknown>>) {
  for (const { query, ...cost } of await meter.dearest(database)) say(`${title}: ${JSON.stringify(cost)} ${query}`)
  const work = await prepare()
  say(await meter.plansOf(async () => void (await work())))
}

/** Each call with what it cost before and after something grew. */
export function toPairs(costs: Costs): Pair[] {
  const axes: [Axis, string, string][] = [
    ['owners', SMALL.name, TEN_TIMES_OWNERS.name],
    ['past', SMALL.name, TEN_TIMES_PAST.name],
    ['queue', queueName(QUEUES[0] ?? 0), queueName(QUEUES[1] ?? 0)],
  ]
  return [...costs].flatMap(([call, bySize]) =>
    axes.flatMap(([axis, from, to]) => {
      const [before, after] = [bySize.get(from), bySize.get(to)]
      return before && after ? [{ call, axis, before, after }] : []
    }),
  )
}
