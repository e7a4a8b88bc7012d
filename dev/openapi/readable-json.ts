/** A call is three levels down, and so is a schema: `paths./api/pages.get`, `components.schemas.Page`. */
const MAX_DEPTH = 3

/** JSON with one line for each call and each schema, so that a diff names what has changed. */
export function toReadableJson(document: object): string {
  return `${lines(document, '')}\n`
}

function lines(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null || indent.length === 2 * MAX_DEPTH) return JSON.stringify(value)
  const inner = `${indent}  `
  const members = Array.isArray(value)
    ? value.map((member) => lines(member, inner))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${lines(member, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return members.length > 0 ? `${open}\n${inner}${members.join(`,\n${inner}`)}\n${indent}${close}` : `${open}${close}`
}
