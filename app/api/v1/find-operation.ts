import { OPERATIONS, type RouteHandlers } from './operations'

type Operation = { load: () => Promise<RouteHandlers>; params: Record<string, string> }

const PREFIX = '/api/v1/'
const TEMPLATES = Object.entries(OPERATIONS).map(([template, load]) => ({ parts: template.slice(1).split('/'), load }))

/** Finds the operation of a path. A name in it goes before a parameter: `meetings/next` is no meeting's id. */
export function findOperation(pathname: string): Operation | null {
  const parts = decode(pathname.slice(PREFIX.length))
  if (!parts) return null
  const fitting = TEMPLATES.filter((template) => fits(template.parts, parts))
  const best = fitting.find(({ parts: own }) => fitting.every((other) => isAhead(own, other.parts)))
  return best ? { load: best.load, params: paramsOf(best.parts, parts) } : null
}

function decode(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

const isParameter = (part: string | undefined) => part?.startsWith('{') === true

function fits(template: string[], parts: string[]): boolean {
  return template.length === parts.length && template.every((own, at) => isParameter(own) || own === parts[at])
}

/** True unless `other` has a name where this one first has a parameter. */
function isAhead(own: string[], other: string[]): boolean {
  const differing = own.findIndex((part, at) => isParameter(part) !== isParameter(other[at]))
  return differing < 0 || !isParameter(own[differing])
}

function paramsOf(template: string[], parts: string[]): Record<string, string> {
  return Object.fromEntries(
    template.flatMap((own, at) => (isParameter(own) ? [[own.slice(1, -1), parts[at] ?? '']] : [])),
  )
}
