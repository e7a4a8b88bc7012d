import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@/db/client'

type Prepared = { execute: Run; all: Run }
type Run = (...given: unknown[]) => Promise<unknown>
type Session = { prepareQuery: (...given: unknown[]) => Prepared }

/** One per process, however often this module is loaded (tests/support/fresh-modules.ts). */
const KEY = Symbol.for('slotform.tests.transaction')
const holder = globalThis as { [KEY]?: AsyncLocalStorage<{ isOpen: boolean }> }
holder[KEY] ??= new AsyncLocalStorage()
const transaction = holder[KEY]

/**
 * Refuses a statement that is sent beside the transaction from inside it. The embedded database has one connection, which the
 * transaction holds, so such a statement would wait for ever there.
 */
export function refuseSecondConnection(db: Database): void {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    refuseInside()
    const state = { isOpen: true }
    // Duties that the work starts, and that run after the commit, have the connection again.
    return begin((tx) => transaction.run(state, () => work(tx)), config).finally(() => {
      state.isOpen = false
    })
  }

  // A transaction has a session of its own.
  const session = db._.session as unknown as Session
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (...given) => {
    const prepared = prepare(...given)
    const { execute, all } = prepared
    prepared.execute = async (...values) => {
      refuseInside()
      return execute.apply(prepared, values)
    }
    prepared.all = async (...values) => {
      refuseInside()
      return all.apply(prepared, values)
    }
    return prepared
  }
}

/** Runs what other processes would do while a test holds a transaction open. */
export function asAnotherProcess<T>(work: () => T): T {
  return transaction.run({ isOpen: false }, work)
}

function refuseInside(): void {
  if (transaction.getStore()?.isOpen) throw new Error('A statement needs a second connection inside a transaction')
}
