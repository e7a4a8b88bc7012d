/** The same text for the same value: objects in the order of their keys, and without fields that are undefined. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? inOrder(part) : part)) ?? ''
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

function isPlainObject(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function inOrder(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
}
