import type { FieldEntry, Report, ThingEntry } from '@/lib/shared/arrivals/api-shapes'
import type { ArrivalSource, Outcome, OutcomeReason } from '@/lib/shared/arrivals/lists'
import { MAX_NAMED_RECORDS, MAX_REFS } from './limits'

/** A field of a source that is left out, always or unless a converter says otherwise. */
export type LeftOut = { reason: OutcomeReason; note?: string }

/**
 * What becomes of each field of a kind, by its path: the place here, or why it is left out. A path that is left out stands for all
 * below it. `*` stands for a key that is an id or a name, `[]` for the items of a list: `answers.*.value[]`.
 */
export type FieldTable = Readonly<Record<string, string | LeftOut>>

export const leftOut = (reason: OutcomeReason, note?: string): LeftOut => ({ reason, ...(note && { note }) })

type Node = { rule: string | LeftOut | null; children: Map<string, Node> }

type Count = { values: number; empty: number; rule: string | LeftOut | null }

type Noted = Pick<FieldEntry, 'kind' | 'field' | 'to' | 'reason' | 'note'> & { outcome: 'changed' | 'left_out' }

/** Gathers a report while a converter works: `saw` counts every field of a thing, and `note` what was not simply taken. */
export class ReportWriter {
  private readonly tables = new Map<string, Node>()
  /** By kind, then by path. */
  private readonly seen = new Map<string, Map<string, Count>>()
  private readonly noted = new Map<string, FieldEntry>()
  private readonly things: ThingEntry[] = []
  private records = 0

  constructor(
    private readonly source: ArrivalSource,
    tables: Readonly<Record<string, FieldTable>>,
  ) {
    for (const [kind, table] of Object.entries(tables)) this.tables.set(kind, toTree(table))
  }

  /** Counts each field of a thing as the source sent it. */
  saw(kind: string, thing: unknown): void {
    const table = this.tables.get(kind)
    if (!table) throw new Error(`No fields of a ${kind}`)
    const counts = this.seen.get(kind) ?? new Map<string, Count>()
    this.seen.set(kind, counts)
    walk(thing, table, '', counts)
  }

  /** Counts each field of a thing that is left out as a whole. What is always left out keeps its own reason. */
  leaveOut(kind: string, thing: unknown, { reason, note }: LeftOut, ref?: string): void {
    this.saw(kind, thing)
    const own = new Map<string, Count>()
    walk(thing, this.tables.get(kind), '', own)
    for (const [field, { values, empty, rule }] of own) {
      if (typeof rule !== 'string') continue
      this.note({ kind, field, outcome: 'left_out', reason, ...(note && { note }) }, ref, values + empty)
    }
  }

  /** Counts values of a field that is not part of a document, such as a column. */
  count(
    kind: string,
    field: string,
    rule: string | LeftOut,
    { values, empty }: { values: number; empty: number },
  ): void {
    const counts = this.seen.get(kind) ?? new Map<string, Count>()
    this.seen.set(kind, counts)
    counts.set(field, { values, empty, rule })
  }

  /** Says that `saw` counts this field among those taken, but that it was changed or left out `times` times. */
  note(entry: Noted, ref?: string, times = 1): void {
    const { kind, field, outcome, to, reason, note } = entry
    const key = JSON.stringify([kind, field, outcome, to, reason, note])
    const known = this.noted.get(key) ?? { ...entry, count: 0, refs: [] }
    known.count += times
    if (ref !== undefined && known.refs.length < MAX_REFS && !known.refs.includes(ref)) known.refs.push(ref)
    this.noted.set(key, known)
  }

  /** Names a page, a form, hours or time off. */
  thing(entry: ThingEntry): void {
    this.things.push(entry)
  }

  /** Names a booking or a response, if it was changed or left out and there are not too many. */
  record(entry: ThingEntry): void {
    if (entry.outcome === 'taken' || this.records >= MAX_NAMED_RECORDS) return
    this.records += 1
    this.things.push(entry)
  }

  finish(account: string): Report {
    const fields: FieldEntry[] = []
    for (const [kind, counts] of this.seen) {
      for (const [field, count] of counts) fields.push(...this.entriesOf(kind, field, count))
    }
    fields.push(...this.noted.values())
    fields.sort((one, other) => compare(one.kind, other.kind) || compare(one.field, other.field))
    const totals: Record<Outcome, number> = { taken: 0, changed: 0, left_out: 0 }
    for (const { outcome } of fields) totals[outcome] += 1
    return { source: this.source, account, totals, fields, things: this.things }
  }

  private entriesOf(kind: string, field: string, { values, empty, rule }: Count): FieldEntry[] {
    const entry = { kind, field, refs: [] }
    const notes = [...this.noted.values()].filter((one) => one.kind === kind && one.field === field)
    const count = values + empty - notes.reduce((sum, one) => sum + one.count, 0)
    if (count <= 0) return []
    if (values === 0 && !(typeof rule === 'string' && this.hasValuesBelow(kind, field)) && notes.length === 0) {
      return [{ ...entry, outcome: 'left_out', reason: 'empty', count }]
    }
    if (typeof rule === 'string') return [{ ...entry, outcome: 'taken', to: rule, count }]
    const { reason, note } = rule ?? leftOut('unknown_field')
    return [{ ...entry, outcome: 'left_out', reason, ...(note && { note }), count }]
  }

  /** Where other things have a list or fields, nothing was taken as nothing. */
  private hasValuesBelow(kind: string, field: string): boolean {
    for (const [path, { values }] of this.seen.get(kind) ?? []) {
      if (values > 0 && (path.startsWith(`${field}.`) || path.startsWith(`${field}[]`))) return true
    }
    return false
  }
}

export const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function toTree(table: FieldTable): Node {
  const root: Node = { rule: null, children: new Map() }
  for (const [path, rule] of Object.entries(table)) {
    let node = root
    for (const step of stepsOf(path)) {
      const next = node.children.get(step) ?? { rule: null, children: new Map() }
      node.children.set(step, next)
      node = next
    }
    node.rule = rule
  }
  return root
}

/** `a[].b.*` → `a`, `[]`, `b`, `*`. */
const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.').filter(Boolean)

/** Counts a value at a path, and all that is below it. Without a node the field is unknown. */
function walk(value: unknown, node: Node | undefined, path: string, counts: Map<string, Count>): void {
  if (!node || (node.rule && typeof node.rule !== 'string')) {
    add(counts, path, value, node?.rule ?? null)
  } else if (isEmpty(value)) {
    if (path !== '') add(counts, path, value, node.rule ?? ruleBelow(node))
  } else if (Array.isArray(value)) {
    const items = node.children.get('[]')
    for (const item of value) walk(item, items, `${path}[]`, counts)
  } else if (typeof value !== 'object' || node.children.size === 0) {
    // Fields where the table knows a text are unknown, and so is a text where it knows fields.
    add(counts, path, value, typeof value === 'object' ? null : node.rule)
  } else {
    for (const [key, item] of Object.entries(value as object)) {
      const own = node.children.get(key)
      const name = own || !node.children.has('*') ? key : '*'
      walk(item, own ?? node.children.get('*'), path ? `${path}.${name}` : name, counts)
    }
  }
}

function add(counts: Map<string, Count>, path: string, value: unknown, rule: string | LeftOut | null): void {
  const count = counts.get(path) ?? { values: 0, empty: 0, rule }
  counts.set(path, count)
  if (isEmpty(value)) count.empty += 1
  else {
    count.values += 1
    count.rule = rule
  }
}

/** What becomes of the first field below. */
function ruleBelow({ children }: Node): string | LeftOut | null {
  for (const child of children.values()) {
    const rule = child.rule ?? ruleBelow(child)
    if (rule) return rule
  }
  return null
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
