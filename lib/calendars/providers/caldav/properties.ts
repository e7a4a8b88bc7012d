import { childrenOf, type DavResponse } from './multistatus'
import type { XmlElement } from './xml'

/** The last one counts, as for every reader of WebDAV. */
export function propertyOf({ props }: DavResponse, name: string): XmlElement | undefined {
  return props.findLast((property) => property.name === name)
}

/** Empty if there is none. */
export function textOf(property: XmlElement | undefined): string {
  return property?.text ?? ''
}

/** The addresses in `<d:href>`s below a property. */
export function hrefsOf(property: XmlElement | undefined): string[] {
  return childrenOf(property, 'href')
    .map(({ text }) => text)
    .filter(Boolean)
}

/** Names of the elements below a property. */
export function namesIn(property: XmlElement | undefined): string[] {
  return property?.children.map(({ name }) => name) ?? []
}

/** The address of a response on its own server; null if it is not an address. */
export function pathOf({ href }: DavResponse, base: string): string | null {
  return URL.canParse(href, base) ? new URL(href, base).pathname : null
}
