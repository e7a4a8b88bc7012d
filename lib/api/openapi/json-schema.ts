import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@/lib/shared/languages'

type Keyword =
  | ('$ref' | 'type' | 'format' | 'description' | 'required' | 'enum' | 'const' | 'default' | 'examples' | 'pattern')
  | ('minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems')

/** A JSON Schema of draft 2020-12 as zod makes it of our schemas: no part of it is `true` or `false`. */
export type JsonSchema = Pick<z.core.JSONSchema.BaseSchema, Keyword> & {
  properties?: Components
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  additionalProperties?: boolean | JsonSchema
}

export type Components = Record<string, JsonSchema>

const DEFINITIONS = '#/$defs/'
export const COMPONENTS = '#/components/schemas/'

/**
 * The schema as it is sent, before defaults and transforms: answers too, as what a handler returns is sent unchanged.
 * Schemas with an id go to `components`, and are referred to.
 */
export function toJsonSchema(schema: z.ZodType, components: Components): JsonSchema {
  // The root of a document cannot be a reference to a part of it.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: documented(schema) }), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema & Record<string, unknown>),
  }) as JsonSchema & { $defs?: Components }
  for (const [id, definition] of Object.entries($defs)) components[id] = referring(definition)
  return referring(properties?.it ?? {})
}

/** A check of the whole object that comes before its fields says nothing about them. */
function documented(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodRecord ? (schema.out as z.ZodType) : schema
}

/** Says once what is the same for each language. Drops what only repeats the format, and limits that stand for none. */
function tidy(schema: JsonSchema & Record<string, unknown>): void {
  if (isByLanguage(schema.properties)) {
    schema.propertyNames = { enum: LANGUAGE_CODES }
    schema.additionalProperties = schema.properties?.[DEFAULT_LANGUAGE]
    delete schema.properties
  }
  if (schema.format) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.description === '') delete schema.description
  delete schema.id
  delete schema.readOnly
}

function isByLanguage(properties: JsonSchema['properties']): boolean {
  return properties !== undefined && Object.keys(properties).join() === LANGUAGE_CODES.join()
}

/** The same with references into the document. */
function referring<Part>(part: Part): Part {
  const text = JSON.stringify(part)
  return JSON.parse(text.replaceAll(`"$ref":"${DEFINITIONS}`, `"$ref":"${COMPONENTS}`)) as Part
}
