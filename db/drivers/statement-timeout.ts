type Client = { release: (error?: Error | boolean) => void }
type Done<C> = (error: Error | undefined, client: C | undefined, release: (error?: Error | boolean) => void) => void

/** The part that the pools of both drivers share; their types differ in their clients. */
type Pool<C extends Client> = {
  options: { statement_timeout?: false | number | undefined }
  connect: { (): Promise<C>; (done: Done<C>): void }
}

/** PgBouncer's words, and Neon's: it hands a connection to many clients, and keeps no such setting for one of them. */
const REFUSED = /unsupported startup parameter/i

/**
 * Every statement on the pool's connections is given up after `ms`. A pooler that refuses the setting is asked for
 * connections without it; there it belongs to the database's role.
 */
export function limitStatementsOf<C extends Client>(pool: Pool<C>, ms: number): void {
  const connect: (done: Done<C>) => void = pool.connect.bind(pool)
  pool.options.statement_timeout = ms

  /** Every query comes by here: a promise more would cost each of them. */
  function connectAnyway(done: Done<C>): void {
    connect((error, client, release) => {
      if (!error || !REFUSED.test(error.message)) return done(error, client, release)
      pool.options.statement_timeout = false
      connect(done)
    })
  }

  function connectFor(done?: Done<C>): Promise<C> | undefined {
    if (done) return void connectAnyway(done)
    return new Promise((resolve, reject) => {
      connectAnyway((error, client) => (client ? resolve(client) : reject(error)))
    })
  }
  pool.connect = connectFor as Pool<C>['connect']
}
