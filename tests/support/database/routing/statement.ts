import { GIVEN, Links } from './links'
import { COLUMNS, derived, givenRows, Occurrence, type Output, type Relation, relationOf } from './relations'
import { conjunctsOf, fieldsOf, isTree, listOf, namesOf, type Tree, textOf } from './tree'

/** Names that a part of a statement can use; those outside of it after its own. */
type Scope = { relations: Relation[]; tables: ReadonlyMap<string, Output>; outer?: Scope }

const NO_OUTPUT: Output = { columns: [], all: [] }
const WRAPPERS = ['TypeCast', 'CollateClause']

/**
 * Reads which tables a statement touches, and which of their columns it says are equal to what. An equality counts where it must
 * hold: in a condition's `and`, not in its `or`. Those of a select inside of an `or` count as well, because they limit its own rows;
 * that they do not limit the rows outside is not seen.
 */
export class StatementReader {
  readonly occurrences: Occurrence[] = []
  readonly links = new Links()
  /** Values of columns that conditions are about. */
  readonly limited = new Set<string>()
  private readonly seen = new Map<unknown, Output>()

  read(statement: unknown, outer: Scope = { relations: [], tables: new Map() }): Output {
    const known = this.seen.get(statement)
    if (known) return known
    const [kind, fields] = Object.entries(isTree(statement) ? statement : {})[0] ?? ['', {}]
    const output = isTree(fields) ? this.readKind(kind, fields, outer) : NO_OUTPUT
    this.seen.set(statement, output)
    return output
  }

  private readKind(kind: string, fields: Tree, outer: Scope): Output {
    const scope = this.withTables(fields, { relations: [], tables: outer.tables, outer })
    if (kind === 'SelectStmt') return this.readSelect(fields, scope)
    if (kind === 'InsertStmt') return this.readInsert(fields, scope)
    if (kind !== 'UpdateStmt' && kind !== 'DeleteStmt') return NO_OUTPUT
    this.addFrom({ RangeVar: fields.relation }, scope)
    for (const item of [...listOf(fields.fromClause), ...listOf(fields.usingClause)]) this.addFrom(item, scope)
    this.holds(fields.whereClause, scope)
    this.outputOf(listOf(fields.targetList), scope)
    return this.outputOf(listOf(fieldsOf(fields, 'returningClause')?.exprs), scope)
  }

  private withTables({ withClause }: Tree, scope: Scope): Scope {
    const tables = new Map(scope.tables)
    const within = { ...scope, tables }
    for (const item of listOf(isTree(withClause) ? withClause.ctes : [])) {
      const { ctename, ctequery, aliascolnames } = fieldsOf(item, 'CommonTableExpr') ?? {}
      const { columns, all } = this.read(ctequery, within)
      const names = namesOf(aliascolnames)
      tables.set(textOf(ctename), {
        columns: columns.map((one, place) => ({ ...one, name: names[place] ?? one.name })),
        all,
      })
    }
    return within
  }

  private readSelect(fields: Tree, scope: Scope): Output {
    if (fields.op !== 'SETOP_NONE' && fields.larg) return this.readUnion(fields, scope)
    const [values] = listOf(fields.valuesLists).map((row) => listOf(fieldsOf(row, 'List')?.items))
    if (values) {
      const columns = values.map((value, place) => ({ name: `column${place + 1}`, value: this.valueOf(value, scope) }))
      return { columns, all: [] }
    }
    for (const item of listOf(fields.fromClause)) this.addFrom(item, scope)
    this.holds(fields.whereClause, scope)
    for (const part of [fields.havingClause, fields.groupClause, fields.sortClause]) this.walk(part, scope)
    return this.outputOf(listOf(fields.targetList), scope)
  }

  /** A column of a union is known only where both sides say the same of it. */
  private readUnion(fields: Tree, scope: Scope): Output {
    const [left, right] = [fields.larg, fields.rarg].map((side) => this.read({ SelectStmt: side }, scope))
    const columns = (left ?? NO_OUTPUT).columns.map(({ name, value }, place) => {
      const other = right?.columns[place]?.value ?? null
      const isSame = value !== null && other !== null && this.links.rootOf(value) === this.links.rootOf(other)
      return { name, value: isSame ? value : null }
    })
    return { columns, all: [] }
  }

  private readInsert(fields: Tree, scope: Scope): Output {
    const { relname } = fields.relation as Tree
    const target = this.occur(textOf(relname))
    const source = this.read(fields.selectStmt, scope)
    for (const [place, item] of listOf(fields.cols).entries()) {
      const value = source.columns[place]?.value ?? null
      if (target) this.links.join(target.valueOf(textOf(fieldsOf(item, 'ResTarget')?.name)), value)
    }
    if (target) scope.relations.push(relationOf(target, textOf(relname)), relationOf(target, 'excluded'))
    this.walk(fields.onConflictClause, scope)
    return this.outputOf(listOf(fieldsOf(fields, 'returningClause')?.exprs), scope)
  }

  private occur(table: string): Occurrence | null {
    if (!COLUMNS.has(table)) return null
    const occurrence = new Occurrence(table, this.occurrences.length)
    this.occurrences.push(occurrence)
    return occurrence
  }

  private addFrom(item: unknown, scope: Scope): void {
    const join = fieldsOf(item, 'JoinExpr')
    if (join) {
      this.addFrom(join.larg, scope)
      this.addFrom(join.rarg, scope)
      this.holds(join.quals, scope)
      return
    }
    const range = fieldsOf(item, 'RangeVar')
    const nested = fieldsOf(item, 'RangeSubselect')
    const called = fieldsOf(item, 'RangeFunction')
    const { alias } = range ?? nested ?? called ?? {}
    const name = textOf(isTree(alias) ? alias.aliasname : range?.relname)
    const names = namesOf(isTree(alias) ? alias.colnames : [])
    if (range) scope.relations.push(this.tableNamed(textOf(range.relname), name, scope))
    else if (nested) scope.relations.push(derived(name, this.read(nested.subquery, scope), names))
    else if (called) scope.relations.push(givenRows(name, this.valueOf(called.functions, scope)))
  }

  private tableNamed(table: string, name: string, { tables }: Scope): Relation {
    const output = tables.get(table)
    if (output) return derived(name, output)
    const occurrence = this.occur(table)
    return occurrence ? relationOf(occurrence, name) : givenRows(name, null)
  }

  private outputOf(targets: unknown[], scope: Scope): Output {
    const output: Output = { columns: [], all: [] }
    for (const target of targets) {
      const { name, val } = fieldsOf(target, 'ResTarget') ?? {}
      const names = namesOf(fieldsOf(val, 'ColumnRef')?.fields)
      if (names.at(-1) === '*') output.all.push(...scope.relations.filter((one) => !names[1] || one.name === names[0]))
      else output.columns.push({ name: textOf(name) || (names.at(-1) ?? ''), value: this.valueOf(val, scope) })
    }
    return output
  }

  private holds(condition: unknown, scope: Scope): void {
    for (const one of conjunctsOf(condition)) {
      const isJoin = this.equate(one, scope)
      this.walk(one, scope, isJoin ? undefined : (value) => this.limited.add(value))
    }
  }

  /** True where it compares columns with columns, or with what a select finds. */
  private equate(condition: unknown, scope: Scope): boolean {
    const sub = fieldsOf(condition, 'SubLink')
    if (sub?.subLinkType === 'ANY_SUBLINK') {
      const { columns } = this.read(sub.subselect, scope)
      for (const [place, item] of partsOf(sub.testexpr).entries())
        this.links.join(this.valueOf(item, scope), columns[place]?.value ?? null)
      return true
    }
    const { kind, name, lexpr, rexpr } = fieldsOf(condition, 'A_Expr') ?? {}
    if (!EQUALITIES.has(textOf(kind)) || namesOf(name)[0] !== '=') return false
    const others = kind === 'AEXPR_IN' ? [rexpr] : partsOf(rexpr)
    const pairs = partsOf(lexpr).map((item, place) => [this.valueOf(item, scope), this.valueOf(others[place], scope)])
    for (const [one = null, other = null] of pairs) this.links.join(one, other)
    return pairs.flat().every((value) => value !== null && value !== GIVEN)
  }

  /** The value an expression stands for: a column, or what is given; null for anything else. */
  private valueOf(expression: unknown, scope: Scope): string | null {
    const column = fieldsOf(expression, 'ColumnRef')
    if (column) return this.find(namesOf(column.fields), scope)
    for (const kind of WRAPPERS) {
      const wrapped = fieldsOf(expression, kind)
      if (wrapped) return this.valueOf(wrapped.arg, scope)
    }
    const first = listOf(fieldsOf(expression, 'CoalesceExpr')?.args)[0]
    if (first) return this.valueOf(first, scope)
    const sub = fieldsOf(expression, 'SubLink')
    if (sub) {
      const { columns } = this.read(sub.subselect, scope)
      return sub.subLinkType === 'EXPR_SUBLINK' || sub.subLinkType === 'ARRAY_SUBLINK'
        ? (columns[0]?.value ?? null)
        : null
    }
    const parts = Object.values(isTree(expression) ? expression : listOf(expression)).filter(isNested)
    const values = parts.map((part) => this.valueOf(part, scope))
    return values.every((value) => value !== null && this.links.isGiven(value)) ? GIVEN : null
  }

  private find(names: string[], scope: Scope | undefined): string | null {
    if (!scope) return null
    const column = names.at(-1) ?? ''
    const candidates = scope.relations.filter((one) => names.length < 2 || one.name === names.at(-2))
    const values = candidates.map((one) => one.find(column)).filter((value) => value !== undefined)
    return values[0] ?? (values.length > 0 ? null : this.find(names, scope.outer))
  }

  /** Reads the selects inside of an expression, wherever they are. */
  private walk(expression: unknown, scope: Scope, note: (value: string) => void = () => {}): void {
    const sub = fieldsOf(expression, 'SubLink')
    if (sub) this.read(sub.subselect, scope)
    const value = fieldsOf(expression, 'ColumnRef') && this.valueOf(expression, scope)
    if (value) note(value)
    for (const part of Object.values(isTree(expression) ? expression : listOf(expression)))
      if (isNested(part) && part !== sub?.subselect) this.walk(part, scope, note)
  }
}

const EQUALITIES = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_NOT_DISTINCT'])
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null
const partsOf = (expression: unknown): unknown[] => {
  const row = fieldsOf(expression, 'RowExpr')
  return row ? listOf(row.args) : [expression]
}
