import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'
import { GIVEN } from './links'

/** The columns of each table. */
export const COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(schema).flatMap((value) => {
    if (!is(value, PgTable)) return []
    const { name, columns } = getTableConfig(value)
    return [[name, new Set(columns.map((column) => column.name))] as const]
  }),
)

/** One place in a statement that reads or writes a table. */
export class Occurrence {
  constructor(
    readonly table: string,
    private readonly place: number,
  ) {}

  valueOf = (column: string): string => `${this.table}#${this.place}.${column}`
  get columns(): ReadonlySet<string> {
    return COLUMNS.get(this.table) ?? new Set()
  }
}

/** Something a statement selects from: finds the value of a column, or undefined where it has none of that name. */
export type Relation = { name: string; find: (column: string) => string | null | undefined }

export function relationOf(occurrence: Occurrence, name: string): Relation {
  return {
    name,
    find: (column) => (column === 'ctid' || occurrence.columns.has(column) ? occurrence.valueOf(column) : undefined),
  }
}

/** The rows of a select: its columns in order, and relations whose columns it takes all. */
export type Output = { columns: { name: string; value: string | null }[]; all: Relation[] }

export const derived = (name: string, { columns, all }: Output, names: string[] = []): Relation => ({
  name,
  find: (column) => {
    const own = columns.find((one, place) => (names[place] ?? one.name) === column)
    if (own) return own.value
    return all.map((relation) => relation.find(column)).find((value) => value !== undefined)
  },
})

/** Rows that are made of what the statement is given, such as those of a function over a parameter. */
export const givenRows = (name: string, value: string | null = GIVEN): Relation => ({ name, find: () => value })
