import { closeDatabase, openDatabase } from '@/db/client'
import { explainDatabaseError, isDatabaseAway } from '@/db/errors'
import { migrateTarget } from '@/db/migrate-target'
import { releaseEventRows } from '@/db/queries/calendars/calendar-events'
import { releaseOutboxRows } from '@/db/queries/outbox/outbox'
import { releaseDeliveries } from '@/db/queries/webhooks/claims'
import { STATEMENT_MS } from '@/db/statement-timeout'
import { answerBackups } from '@/lib/backup/answer-backups'
import { dueAgainAt } from '@/lib/calendars/events/event-lease'
import { logFailure, logUnexpected } from '@/lib/log/log'
import { closeSmtp } from '@/lib/mail/smtp'
import { mailSummary } from '@/lib/mail/summary'
import { eraseAgain } from '@/lib/people/server/restored'
import { deferWith } from '@/lib/platform/after-answer'
import { EnvError, env } from '@/lib/platform/env'
import type { LimitName } from '@/lib/platform/env-variables'
import { secrets } from '@/lib/platform/secrets'
import { answerExports } from '@/lib/portability/server/answer-exports'
import { takeBackUnfinished } from '@/lib/portability/server/take-back-unfinished'
import { languageAsked } from '@/lib/request/language'
import { countRefusal, flushRefusals } from '@/lib/request/limit-refusals'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'
import { textsOf } from '@/messages'
import { type Gauges, readGauges } from './gauges'
import { registerHandlers } from './outbox-handlers'
import { redrawChangedPages } from './page-changes'

/** The hooks that server.mjs calls. It is plain JavaScript outside the bundle. */
type NodeHooks = {
  deliverDue: () => Promise<void>
  /** Runs the less frequent work. Emails do not wait for it. */
  runChores: () => Promise<void>
  /** Left out where no other process can change a page. */
  redrawChangedPages?: () => Promise<void>
  /** Writes backups and exports for commands that ask for one; left out where they can write them by themselves. */
  answerCommands?: () => Promise<void>
  /** For GET /metrics, which the entry answers. */
  readGauges: () => Promise<Gauges>
  /** True when a page has just failed because the database is unreachable. */
  isDatabaseAway: () => boolean
  /** The log, for what happens outside the app. */
  logUnexpected: typeof logUnexpected
  close: () => Promise<void>
  mailSummary: string
  /** Counts what the entry itself refuses, for admins. */
  countRefusal: (limit: LimitName) => void
  /** The words of the page for a network that asked for too many, in the language of a browser's `Accept-Language`. */
  tooManyPages: (accepted: string) => { lang: string; dir: string; title: string; text: string }
}

/** Left by server.mjs, which serves from then on. */
const STARTED = Symbol.for('slotform.started')

/** Runs once before the first request; what is wrong ends the process with one line. A serverless host migrates in its build and defers work in its own way. */
export async function startProcess(): Promise<void> {
  try {
    const { database: target, isServerless } = env()
    registerHandlers()
    const db = await openDatabase(target, { max: isServerless ? 3 : 20, statementMs: STATEMENT_MS })
    secrets()
    if (isServerless) return await startServerless()
    await migrateTarget(target, db)
    // No other process uses a data folder.
    if (target.kind === 'embedded') {
      await releaseOutboxRows(db, new Date())
      await releaseEventRows(db, dueAgainAt(new Date()))
      await releaseDeliveries(db, new Date())
      await takeBackUnfinished()
    }
    await eraseAgain(new Date())
  } catch (error) {
    // An exception that left register() would leave Next answering every request with 500.
    process.stderr.write(`${error instanceof EnvError ? error.message : explainDatabaseError(error, env().database)}\n`)
    process.exit(1)
  }
  const hooks: NodeHooks = {
    // Loaded when they are first called: they are most of the product, and the first request need not wait for them.
    deliverDue: async () => (await import('@/lib/outbox/deliver')).deliverOnTimer(),
    runChores: async () => (await import('./housekeeping')).runChores(new Date()),
    redrawChangedPages: env().database.kind === 'embedded' ? undefined : redrawChangedPages,
    answerCommands: env().database.kind === 'embedded' ? answerCommands : undefined,
    readGauges,
    isDatabaseAway: () => performance.now() - lastAwayAt < AWAY_MS,
    logUnexpected,
    close,
    mailSummary: mailSummary(),
    countRefusal,
    tooManyPages: (accepted) => {
      const language = languageAsked(new Headers({ 'accept-language': accepted })) ?? DEFAULT_LANGUAGE
      return { lang: language, dir: directionOf(language), ...textsOf(language).t.tooManyPages }
    },
  }
  Object.assign(globalThis, { [Symbol.for('slotform.node')]: hooks })
  const { [STARTED]: tellEntry } = globalThis as { [STARTED]?: () => void }
  tellEntry?.()
}

/** Records an error that a page threw. */
export function noteRequestError(error: unknown, route: string): void {
  if (isDatabaseAway(error)) {
    lastAwayAt = performance.now()
    logFailure('database_away', error, { route })
  } else logUnexpected('page_failed', error, { route })
}
/** Next reports an error once to several requests that wait for one cached page: the others see it for this long. */
const AWAY_MS = 2_000
let lastAwayAt = Number.NEGATIVE_INFINITY

async function startServerless(): Promise<void> {
  const { missingSchedule } = await import('./housekeeping')
  const warning = missingSchedule(env())
  if (warning) process.stderr.write(`${warning}\n`)
  const { after } = await import('next/server')
  deferWith((work) => {
    try {
      after(work)
    } catch {
      // A page without scripts is outside of its scope: the host's scheduler finishes what the function could not.
      void work()
    }
  })
}

async function answerCommands(): Promise<void> {
  await answerBackups()
  await answerExports()
}

async function close(): Promise<void> {
  closeSmtp()
  await flushRefusals().catch((error: unknown) => logFailure('work_failed', error, { work: 'limit_refusals' }))
  await closeDatabase()
}
