import { Client } from 'pg'
import { startPostgres } from '@/tests/support/database/postgres'

/** The cost of one call to the database. Buffers are pages of 8 kB that it touched, in memory or not. */
export type Cost = { buffers: number; temporary: number; statements: number; rows: number; ms: number }
export type CostlyStatement = Omit<Cost, 'statements'> & { query: string }

export type Meter = {
  /** Adds up all statements in the database of that name while `work` runs. */
  measure: (database: string, work: () => Promise<void>) => Promise<Cost>
  /** The dearest statements of what was measured last. */
  dearest: (database: string) => Promise<CostlyStatement[]>
  /** The plans of all statements that `work` runs, as the server writes them. */
  plansOf: (work: () => Promise<void>) => Promise<string>
  close: () => Promise<void>
}

/** Vacuum would come by in the middle of a measure; transactions by themselves are no statements here. */
const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements,auto_explain',
  'pg_stat_statements.track_utility=off',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'autovacuum=off',
  'shared_buffers=1GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'wal_level=minimal',
  'max_wal_senders=0',
]

export const startMeasuredPostgres = () => startPostgres({ settings: SETTINGS })

const TOTAL = 'shared_blks_hit + shared_blks_read'
const SPILLED = 'temp_blks_read + temp_blks_written'

export async function openMeter(superuserUrl: string): Promise<Meter> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const ids = new Map<string, number>()

  async function idOf(database: string): Promise<number> {
    const known = ids.get(database)
    if (known) return known
    const { rows } = await client.query('select oid::int as id from pg_database where datname = $1', [database])
    ids.set(database, rows[0].id)
    return rows[0].id
  }

  return {
    measure: async (database, work) => {
      const id = await idOf(database)
      await client.query('select pg_stat_statements_reset(0, $1, 0)', [id])
      await work()
      const { rows } = await client.query<Cost>(
        `select coalesce(sum(${TOTAL}), 0)::float8 as buffers, coalesce(sum(${SPILLED}), 0)::float8 as temporary,
           coalesce(sum(calls), 0)::float8 as statements, coalesce(sum(rows), 0)::float8 as rows,
           coalesce(sum(total_exec_time), 0)::float8 as ms
         from pg_stat_statements(false) where dbid = $1`,
        [id],
      )
      const [cost] = rows
      if (!cost) throw new Error('pg_stat_statements answered nothing')
      return cost
    },
    dearest: async (database) => {
      const { rows } = await client.query<CostlyStatement>(
        `select query, (${TOTAL})::float8 as buffers, (${SPILLED})::float8 as temporary, rows::float8 as rows,
           total_exec_time::float8 as ms
         from pg_stat_statements where dbid = $1 order by 2 desc limit 3`,
        [await idOf(database)],
      )
      return rows
    },
    plansOf: async (work) => {
      const sizeOfLog = async () => Number((await client.query(`select size from pg_stat_file('../log')`)).rows[0].size)
      const setDuration = async (ms: number) => {
        await client.query(`alter system set auto_explain.log_min_duration = ${ms}`)
        await client.query('select pg_reload_conf()')
        // Each connection learns of it before its next statement; the server's signal needs a moment to reach them.
        await client.query('select pg_sleep(0.2)')
      }
      await setDuration(0)
      const before = await sizeOfLog()
      await work()
      await setDuration(-1)
      const after = await sizeOfLog()
      const { rows } = await client.query(`select pg_read_file('../log', $1, $2) as text`, [before, after - before])
      return rows[0].text
    },
    close: () => client.end(),
  }
}
