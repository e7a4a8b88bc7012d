type Client = { release: (error?: Error | boolean) => void }
type Done<C> = (error: Error | undefined, client: C | undefined, release: (error?: Error | boolean) => void) => void

/** The part that the pools of both drivers share; their types differ in their clients. */
type Pool<C extends Client> = {
  options: { statement_timeout?: false | number | undefined }
  connect: { (): Promise<C>; (done: Done<C>): void }
}

/** The error of PgBouncer and of Neon: many clients share a connection, so it keeps no setting of one client. */
const REFUSED = /unsupported startup parameter/i

/**
 * Sets the statement timeout of the pool's connections. If a pooler refuses the setting, connects without it; set it on
 * the database's role there.
 */
export function limitStatementsOf<C extends Client>(pool: Pool<C>, ms: number): void {
  const connect: (done: Done<C>) => void = pool.connect.bind(pool)
  pool.options.statement_timeout = ms

  /** Every query passes here: an extra promise would cost each of them. */
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
