import { isTracing, span } from '@/lib/log/span'
import type { Database } from './database-handle'

type Prepared = { execute: Run; all: Run }
type Run = (...given: unknown[]) => Promise<unknown>
type Session = { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => Prepared }

/** Set once per class of sessions: a transaction has a session of its own. */
const TRACED = Symbol('traced')

/** Makes each statement of the driver a span with its text, which holds placeholders and no values. */
export function traceStatements(db: Database): void {
  if (!isTracing()) return
  const sessions = Object.getPrototypeOf(db._.session) as Session & { [TRACED]?: true }
  if (sessions[TRACED]) return
  sessions[TRACED] = true
  const prepare = sessions.prepareQuery
  sessions.prepareQuery = function (this: Session, query, ...rest) {
    const prepared = prepare.call(this, query, ...rest)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql }
    const { execute, all } = prepared
    prepared.execute = (...given) => span('statement', attributes, () => execute.apply(prepared, given))
    prepared.all = (...given) => span('statement', attributes, () => all.apply(prepared, given))
    return prepared
  }
}
