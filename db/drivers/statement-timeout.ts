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
  const connect = pool.connect.bind(pool) as () => Promise<C>
  pool.options.statement_timeout = ms

  async function connectAnyway(): Promise<C> {
    try {
      return await connect()
    } catch (error) {
      if (!(error instanceof Error && REFUSED.test(error.message))) throw error
      pool.options.statement_timeout = false
      return connect()
    }
  }

  function connectFor(done?: Done<C>): Promise<C> | undefined {
    const connected = connectAnyway()
    if (!done) return connected
    connected.then(
      (client) => done(undefined, client, client.release),
      (error) => done(error, undefined, () => {}),
    )
  }
  pool.connect = connectFor as Pool<C>['connect']
}
