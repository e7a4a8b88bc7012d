import { z } from 'zod'

/** More than any schema allows. */
const TOO_MANY = 20_000

/**
 * The paths of lists and records in a schema that look at each of any number of members, as `forms.{}.questions.[].options`. Both
 * sides of a transformation count: a list is read before it is transformed.
 */
export function listUnbounded(schema: z.core.$ZodType): string[] {
  return [...new Set(pathsIn(schema, []))].sort()
}

function pathsIn(schema: z.core.$ZodType, path: string[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'array':
      return [...nameUnlessBounded(schema, path), ...pathsIn(def.element, [...path, '[]'])]
    case 'record':
      return [...nameUnlessBounded(schema, path), ...pathsIn(def.valueType, [...path, '{}'])]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => pathsIn(part, [...path, name]))
    case 'union':
      return def.options.flatMap((option) => pathsIn(option, path))
    case 'pipe':
      return [...pathsIn(def.in, path), ...pathsIn(countedBefore(schema, def.out) ?? def.out, path)]
    case 'lazy':
      return pathsIn(def.getter(), path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return pathsIn(def.innerType, path)
    case 'tuple':
    case 'intersection':
    case 'set':
    case 'map':
      throw new Error(`${path.join('.')}: say here how a ${def.type} is bounded`)
    default:
      return []
  }
}

/** The values of a record whose members are counted before it looks at them: zod has no maximum for records. */
function countedBefore(pipe: z.core.$ZodType, out: z.core.$ZodType): z.core.$ZodType | null {
  return out instanceof z.ZodRecord && isBounded(pipe) ? z.object({ '{}': out.valueType }) : null
}

function nameUnlessBounded(schema: z.core.$ZodType, path: string[]): string[] {
  return isBounded(schema) ? [] : [path.join('.')]
}

/** True if too many members are one issue, however many of them are wrong. */
function isBounded(schema: z.core.$ZodType): boolean {
  const wrong = Array.from({ length: TOO_MANY }, (_, place) => [`key-${place}`, Symbol('wrong')] as const)
  const sent = schema._zod.def.type === 'array' ? wrong : Object.fromEntries(wrong)
  return z.safeParse(schema, sent).error?.issues.length === 1
}
