import type { DAVResponse } from 'tsdav'

/** Of properties as tsdav reads them: text, numbers, CDATA, an element, or several of them. */
type Value = unknown

export function textOf(value: Value): string {
  if (typeof value === 'object' && value !== null) {
    const { _cdata, _text } = value as Record<string, unknown>
    return textOf(_cdata ?? _text ?? '')
  }
  return value === undefined || value === null ? '' : String(value)
}

export function listOf(value: Value): Record<string, unknown>[] {
  const values = Array.isArray(value) ? value : [value]
  return values.filter((one) => typeof one === 'object' && one !== null)
}

/** The addresses in `<d:href>`s below a property. */
export function hrefsOf(value: Value): string[] {
  return listOf(value).flatMap(({ href }) => (Array.isArray(href) ? href : [href]).map(textOf).filter(Boolean))
}

/** Names of the elements below a property. */
export function namesIn(value: Value): string[] {
  return listOf(value).flatMap((one) => Object.keys(one).filter((name) => !name.startsWith('_')))
}

export function propertyOf({ props }: DAVResponse, name: string): unknown {
  return props?.[name]
}

/** Where a response is, on its own server; null for what is no address. */
export function pathOf({ href }: DAVResponse, base: string): string | null {
  return typeof href === 'string' && URL.canParse(href, base) ? new URL(href, base).pathname : null
}
