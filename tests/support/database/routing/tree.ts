/** A node of a statement's tree as libpg-query writes it: `{Kind: {fields}}`. */
export type Tree = { [name: string]: unknown }

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a node of that kind, else undefined. */
export function fieldsOf(node: unknown, kind: string): Tree | undefined {
  const fields = isTree(node) ? node[kind] : undefined
  return isTree(fields) ? fields : undefined
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The names of a column reference or an operator: `a.b` has two, and `*` stands for itself. */
export function namesOf(parts: unknown): string[] {
  return listOf(parts).map((part) => (fieldsOf(part, 'A_Star') ? '*' : textOf(fieldsOf(part, 'String')?.sval)))
}

/** The parts of a condition that must all hold. */
export function conjunctsOf(condition: unknown): unknown[] {
  const both = fieldsOf(condition, 'BoolExpr')
  if (both?.boolop === 'AND_EXPR') return listOf(both.args).flatMap(conjunctsOf)
  return condition === undefined ? [] : [condition]
}
