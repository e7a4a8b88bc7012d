import { escapeHtml } from '@/lib/shared/text/html-text'
import { COMPONENTS, type JsonSchema } from '../openapi/json-schema'
import { toInline } from './text'

/** The fields of an object, each with those of its own objects to unfold. */
export function fieldsHtml(schema: JsonSchema): string {
  const required = new Set(schema.required)
  const rows = Object.entries(schema.properties ?? {}).map(([name, part]) => fieldHtml(name, part, required.has(name)))
  return rows.length > 0 ? `<dl class="fields">${rows.join('')}</dl>` : ''
}

function fieldHtml(name: string, schema: JsonSchema, isRequired: boolean): string {
  const nested = shapesIn(schema)
    .map((shape) => fieldsHtml(shape))
    .filter(Boolean)
  const unfold =
    nested.length > 0 ? `<details><summary>Fields</summary>${nested.join('<p class="or">or</p>')}</details>` : ''
  const mark = isRequired ? '<span class="required">required</span>' : ''
  const words = [schema.description && toInline(schema.description), limitsOf(schema)].filter(Boolean).join(' ')
  return `<div><dt><code class="name">${escapeHtml(name)}</code> <span class="type">${typeHtml(schema)}</span> ${mark}</dt><dd>${words}${unfold}</dd></div>`
}

/** `string`, `Meeting[]`, `"day" | "week"`; components are links. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map(typeHtml))].join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.type === 'array') return schema.items ? `${arrayed(typeHtml(schema.items))}[]` : 'array'
  if (schema.format) return escapeHtml(schema.format)
  return [schema.type ?? 'any'].flat().map(escapeHtml).join(' | ')
}

const arrayed = (type: string) => (type.includes(' | ') ? `(${type})` : type)
const literal = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`

function linkTo(ref: string): string {
  const name = escapeHtml(ref.slice(COMPONENTS.length))
  return `<a href="#object-${name}">${name}</a>`
}

/** The objects that are written out in a schema. */
function shapesIn(schema: JsonSchema): JsonSchema[] {
  if (schema.properties) return [schema]
  if (schema.items) return shapesIn(schema.items)
  const { additionalProperties: other } = schema
  if (typeof other === 'object') return shapesIn(other)
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap(shapesIn)
}

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems, default: preset }: JsonSchema): string {
  const of = (name: string, least?: number, most?: number) => {
    if (most === undefined) return least === undefined ? '' : `at least ${least} ${name}`
    return least === undefined ? `at most ${most} ${name}` : `${least}–${most} ${name}`
  }
  const limits = [of('', minimum, maximum), of('characters', minLength, maxLength), of('entries', minItems, maxItems)]
  const shown = limits.filter(Boolean).map((limit) => `<span class="limit">${limit}</span>`)
  if (preset !== undefined) shown.push(`<span class="limit">default ${literal(preset)}</span>`)
  return shown.join(' ')
}
