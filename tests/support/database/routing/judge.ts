import { loadModule, parseSync } from 'libpg-query'
import { EXCEPTIONS, type Exception } from './exceptions'
import { PLACEMENTS } from './keys'
import { GIVEN } from './links'
import type { Occurrence } from './relations'
import { StatementReader } from './statement'

export type Verdict = { used: ReadonlySet<Exception>; faults: string[] }

/** The database's name of a row's place is a name of it too. */
const ROW_NAMES = ['id', 'ctid']

/** Has to be awaited before the first statement is judged. */
export const loadParser = loadModule

const keysOf = ({ table }: Occurrence): readonly string[] => {
  const placement = PLACEMENTS[table]
  return placement?.with === 'owner' ? placement.keys : []
}

/** Finds the tables that a statement touches without saying whose rows it means, and the exceptions that it needs. */
export function judge(text: string): Verdict {
  const reader = new StatementReader()
  for (const { stmt } of parseSync(text).stmts ?? []) reader.read(stmt)
  const { links } = reader
  linkSameRows(reader)
  const left = new Set(reader.occurrences.filter((one) => keysOf(one).length > 0))
  const used = new Set<Exception>()

  /** One row of an owner's says who the owner is, and so do rows that are joined with it. */
  function settle(): void {
    const found = [...left].filter((one) => keysOf(one).some((key) => links.isGiven(one.valueOf(key))))
    for (const one of found) {
      left.delete(one)
      for (const key of ['id', ...keysOf(one)]) links.join(one.valueOf(key), GIVEN)
    }
    if (found.length > 0) settle()
  }

  function nextExcepted() {
    const labels = new Map([...left].map((one) => [one, nameLimits(one, reader, left)]))
    for (const exception of EXCEPTIONS)
      for (const [one, by] of labels)
        if (exception.table === one.table && exception.by === by) return { one, exception }
    return null
  }

  settle()
  for (let next = nextExcepted(); next; next = nextExcepted()) {
    used.add(next.exception)
    for (const key of keysOf(next.one)) links.join(next.one.valueOf(key), GIVEN)
    settle()
  }
  return { used, faults: [...left].map((one) => `${one.table} by ${nameLimits(one, reader, left)}`) }
}

/** Two places of a statement that say the same id, or the same place in the table, mean the same row. */
function linkSameRows({ occurrences, links }: StatementReader): void {
  for (const [index, one] of occurrences.entries())
    for (const other of occurrences.slice(index + 1)) {
      const isSame = ROW_NAMES.some((name) => links.areSame(one.valueOf(name), other.valueOf(name)))
      if (one.table === other.table && isSame)
        for (const key of keysOf(one)) links.join(one.valueOf(key), other.valueOf(key))
    }
}

const NAMING = /^(id|.+_id|slug|email|username|hash|.*token.*)$/

/** The columns that limit the rows of a table: names that are given, else names of rows it is joined with, else any condition. */
function nameLimits(one: Occurrence, { links, limited, occurrences }: StatementReader, left: Set<Occurrence>): string {
  const columns = [...one.columns].sort()
  const names = columns.filter((column) => NAMING.test(column))
  const given = names.filter((column) => links.isGiven(one.valueOf(column)))
  if (given.length > 0) return given.includes('id') ? 'id' : given.join(', ')
  const joined = names.flatMap((column) => {
    const others = occurrences.filter((other) => other.table !== one.table && !left.has(other))
    const values = others.flatMap((other) => [...other.columns].map((name) => [other, name] as const))
    const [first] = values.filter(([other, name]) => links.areSame(one.valueOf(column), other.valueOf(name)))
    return first ? [`${column} = ${first[0].table}.${first[1]}`] : []
  })
  if (joined.length > 0) return joined.join(', ')
  return `where ${columns.filter((column) => limited.has(one.valueOf(column))).join(', ') || 'nothing'}`
}
