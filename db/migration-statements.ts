/** Matches a statement that creates or drops an index: its kind, the name of the index, and the rest. */
const INDEX = /^\s*(?<kind>create(?:\s+unique)?\s+index|drop\s+index)\s+"(?<name>\w+)"(?<rest>.*)$/is

type IndexStatement = { name: string; isCreated: boolean; text: string }

/**
 * Rewrites it for a server in use: writes do not wait for the index, and repeating it is harmless. Null for any other
 * statement.
 */
export function toConcurrentIndexStatement(statement: string): IndexStatement | null {
  const { kind, name, rest } = INDEX.exec(withoutComments(statement))?.groups ?? {}
  if (!kind || !name) return null
  const isCreated = /^create/i.test(kind)
  const condition = isCreated ? 'if not exists' : 'if exists'
  return { name, isCreated, text: `${kind} concurrently ${condition} "${name}"${rest}` }
}

/** Rewrites it for a transaction: an earlier attempt may have been interrupted halfway through the file. */
export function toPlainIndexStatement(statement: string): string {
  const concurrent = toConcurrentIndexStatement(statement)
  return concurrent ? concurrent.text.replace(' concurrently ', ' ') : statement
}

function withoutComments(statement: string): string {
  return statement.replace(/^--.*$/gm, '')
}
