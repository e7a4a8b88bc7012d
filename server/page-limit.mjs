import { networkOf } from '../lib/http/network.mjs'

/** Static files, the API and the files of the build: none of them renders a page. */
const FILES =
  /^\/(?:api(?:\/|$)|_next\/static\/|(?:embed\.js|favicon\.ico|(?:apple-)?icon\b[\w-]*\.(?:svg|png)|manifest\.webmanifest|robots\.txt)$)/
const OWN_PAGES = /^\/(?:$|(?:meetings|developers$|integrations|forms|response|settings|time-slot-pages|admin)(?:\/|$))/

/** Generous: an owner's screen prefetches several pages, and the people of one office share an address. */
const OWN_SHARE = 5
const MAX_NETWORKS = 20_000

/**
 * Counts page requests per network in this process's memory, including the prefetches of Next's client.
 * Visitors' pages and owners' pages count apart.
 * @param {{ count: number, seconds: number } | null} limit
 * @param {number} hops proxies whose X-Forwarded-For is believed
 * @returns {(req: Pick<import('node:http').IncomingMessage, 'url' | 'headers'>) => number} seconds to wait, or 0
 */
export function limitPages(limit, hops) {
  if (!limit) return () => 0
  const visitors = countByKey(limit)
  const owners = countByKey({ ...limit, count: limit.count * OWN_SHARE })
  return ({ url = '/', headers }) => {
    const path = url.split('?', 1)[0] ?? '/'
    if (FILES.test(path)) return 0
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    const network = networkOf(forwardedFor, String(headers['x-slotform-peer'] ?? ''), hops)
    return OWN_PAGES.test(path) ? owners(network) : visitors(network)
  }
}

/**
 * @param {{ count: number, seconds: number }} limit
 * @returns {(key: string) => number} seconds until the key may be used again, 0 when it was counted
 */
function countByKey({ count, seconds }) {
  /** The window that began first is the first. @type {Map<string, { left: number, end: number }>} */
  const windows = new Map()

  /** @param {number} now */
  function forgetOld(now) {
    for (const [key, { end }] of windows) {
      if (end > now && windows.size < MAX_NETWORKS) return
      windows.delete(key)
    }
  }

  return (key) => {
    const now = performance.now()
    forgetOld(now)
    const window = windows.get(key) ?? { left: count, end: now + seconds * 1000 }
    windows.set(key, window)
    if (window.left === 0) return Math.ceil((window.end - now) / 1000)
    window.left -= 1
    return 0
  }
}
