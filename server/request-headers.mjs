import { byPreference } from '../lib/http/languages.mjs'
import { toPeer } from '../lib/http/network.mjs'
import { isRouterState } from './router-state.mjs'

/** Headers that proxies add and anyone can send. */
const FORWARDED = /^(?:forwarded|x-forwarded(?:-.*)?|x-real-ip)$/

/**
 * Headers that Next and its hosts use among themselves. Next drops some of them on its own (INTERNAL_HEADERS in
 * next/dist/server/lib/server-ipc/utils.js) and believes the others. The two request ids belong to its dev overlay.
 */
const INTERNAL =
  /^(?:x-(?:slotform|middleware|nextjs(?!-(?:html-)?request-id$)|next|invoke|matched|now|prerender|vercel|action|deployment)-.*|x-rewrite-url|x-original-url|next-action|next-resume)$/

/**
 * @param {string | undefined} value
 * @returns {number} hops to trust; anything that is no whole number trusts nobody
 */
export function toHops(value) {
  return /^\d{1,2}$/.test(value ?? '') ? Number(value) : 0
}

/**
 * Next builds addresses from this header, so only the two words it may hold pass.
 * @param {unknown} value
 * @param {number} hops
 * @returns {'http' | 'https' | null} what the outermost trusted proxy says
 */
function findProtocol(value, hops) {
  const list = String(value ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
  const word = list[Math.max(0, list.length - hops)]
  return word === 'http' || word === 'https' ? word : null
}

/**
 * Changes the headers in place: removes what a client must not say, adds who is on the other end of the socket, and puts the
 * languages in order, because the patterns of next.config.mjs take the first.
 * Sets `x-slotform-forwarded` when a proxy forwarded the request: it has a forwarding header or Via, or is
 * HTTP/1.0, which some proxies speak and no browser does.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ remoteAddress: string | undefined, hops: number, httpVersion?: string }} options
 * @returns {boolean} whether a forwarding header came
 */
export function cleanHeaders(headers, { remoteAddress, hops, httpVersion }) {
  const protocol = hops > 0 ? findProtocol(headers['x-forwarded-proto'], hops) : null
  const chain = hops > 0 ? headers['x-forwarded-for'] : undefined
  let isForwarded = false

  for (const name of Object.keys(headers)) {
    if (FORWARDED.test(name)) isForwarded = true
    else if (!INTERNAL.test(name)) continue
    delete headers[name]
  }
  // Without it the whole page is rendered, which is what a client that sends junk deserves.
  const state = headers['next-router-state-tree']
  if (state !== undefined && !isRouterState(state)) delete headers['next-router-state-tree']
  if (chain !== undefined) headers['x-forwarded-for'] = chain
  if (protocol) headers['x-forwarded-proto'] = protocol
  if (isForwarded || headers.via !== undefined || httpVersion === '1.0') headers['x-slotform-forwarded'] = '1'
  headers['x-slotform-peer'] = toPeer(remoteAddress)
  const languages = headers['accept-language']
  if (languages !== undefined) headers['accept-language'] = byPreference(languages)
  return isForwarded
}
