import type { Answer } from './client'

const VARYING: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?/g, '<instant>'],
  [/\d{4}-\d\d-\d\d/g, '<date>'],
  [/\d{8}T\d{6}Z?/g, '<time>'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/#[0-9a-f]{6}/g, '<color>'],
  [/owner-[0-9a-f]{10}/g, '<username>'],
  [/[a-z0-9]{5}\?k=/g, '<slug>?k='],
  [/[\w-]{20,}/g, '<token>'],
  [/\d{2,}/g, '<number>'],
]

/** The bytes of an answer without what each run makes anew: ids, instants, addresses, tokens, numbers of several digits. */
export function steadyOf({ status, headers, text, body }: Answer): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${steadyText(value)}`)
  const isText = !headers.get('content-type')?.startsWith('image/')
  const content = body === undefined ? (isText ? steadyText(text) : '<picture>') : JSON.stringify(steady(body))
  return [status, ...lines, content].join('\n')
}

function steadyText(text: string): string {
  return VARYING.reduce((kept, [pattern, word]) => kept.replace(pattern, word), text)
}

/** `text` and `html`: of mails, with days in words. */
const VARYING_FIELDS = ['slug', 'username', 'ownerName', 'secret', 'durationMs', 'text', 'html']
/** Their names are slugs. */
const NAMED_BY_SLUG = ['pages', 'forms']

/**
 * Lists of times are as long as the day at which they are asked for, so equal items are one; and of days some are over in the
 * evening, so the fullest is there for all.
 */
function steady(value: unknown, field = ''): unknown {
  if (value !== null && VARYING_FIELDS.includes(field)) return `<${field}>`
  if (typeof value === 'string') return steadyText(value)
  if (typeof value === 'number') return value > 9 ? '<number>' : value
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(steady(item)))
    const kept = value.every(isDay) ? items.sort((one, other) => other.length - one.length).slice(0, 1) : new Set(items)
    return [...kept].map((item) => JSON.parse(item))
  }
  if (typeof value !== 'object' || value === null) return value
  const nameOf = (name: string) => (NAMED_BY_SLUG.includes(field) ? '<slug>' : name)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [steadyText(nameOf(name)), steady(part, nameOf(name))]),
  )
}

/** Of a forecast. */
function isDay(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'kept' in item
}
