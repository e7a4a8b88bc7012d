import { inSlices } from '../slices'
import { unreadable } from './failures'
import { parseXml, type XmlElement } from './xml'

/** The response for one resource; `props` are those that the server returned. */
export type DavResponse = { href: string; status: number; isOk: boolean; props: XmlElement[] }
export type Multistatus = { responses: DavResponse[]; root: XmlElement }

/**
 * Parses a WebDAV multistatus (RFC 4918). A truncated one could pass for an empty calendar, so it throws `transient`.
 */
export async function readMultistatus(text: string, endsAt: number): Promise<Multistatus> {
  const root = await inSlices(endsAt, (slices) => parseXml(text, slices))
  if (root.name !== 'multistatus') throw unreadable()
  return { root, responses: root.children.filter(({ name }) => name === 'response').map(toResponse) }
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

function toResponse(element: XmlElement): DavResponse {
  const [href] = childrenOf(element, 'href')
  if (!href?.text) throw unreadable()
  const status = statusOf(element) ?? 200
  const props = childrenOf(element, 'propstat')
    .filter((propstat) => isGood(statusOf(propstat) ?? 200))
    .flatMap((propstat) => childrenOf(propstat, 'prop').flatMap(({ children }) => children))
  return { href: href.text, status, isOk: isGood(status), props }
}

/** `HTTP/1.1 200 OK` */
function statusOf(element: XmlElement): number | null {
  const [, code] = /^HTTP\/[\d.]+\s+(\d{3})/i.exec(childrenOf(element, 'status')[0]?.text ?? '') ?? []
  return code ? Number(code) : null
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300
}
