/** An index is made or dropped by it: its kind, the name of the index, and the rest of the statement. */
const INDEX = /^\s*(?<kind>create(?:\s+unique)?\s+index|drop\s+index)\s+"(?<name>\w+)"(?<rest>.*)$/is

type IndexStatement = { name: string; isCreated: boolean; text: string }

/**
 * For a server that others use meanwhile: nobody who writes waits for the index, and a repeat does no harm. Null for any
 * other statement.
 */
export function toConcurrentIndexStatement(statement: string): IndexStatement | null {
  const { kind, name, rest } = INDEX.exec(withoutComments(statement))?.groups ?? {}
  if (!kind || !name) return null
  const isCreated = /^create/i.test(kind)
  const condition = isCreated ? 'if not exists' : 'if exists'
  return { name, isCreated, text: `${kind} concurrently ${condition} "${name}"${rest}` }
}

/** For a transaction: a first try may have been interrupted half-way through the file. */
export function toPlainIndexStatement(statement: string): string {
  const concurrent = toConcurrentIndexStatement(statement)
  return concurrent ? concurrent.text.replace(' concurrently ', ' ') : statement
}

function withoutComments(statement: string): string {
  return statement.replace(/^--.*$/gm, '')
}
