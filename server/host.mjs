import { isIP } from 'node:net'
import { isHostName, isLoopbackHost } from '../lib/http/network.mjs'

const TRANSPORTS = ['RESEND_API_KEY', 'SMTP_URL']

/**
 * Mails that are kept hold sign-in links, so that a server without a mail transport is for this machine alone, unless HOST
 * says otherwise.
 * @param {NodeJS.Dict<string>} env
 * @returns {string | undefined} undefined: all interfaces
 */
export function hostOf(env) {
  const host = env.HOST?.trim()
  if (host) return host
  return TRANSPORTS.some((name) => env[name]?.trim() || env[`${name}_FILE`]?.trim()) ? undefined : 'localhost'
}

/** @returns {string | undefined} where to listen, or the process ends */
export function readHost() {
  const host = hostOf(process.env)
  if (host === undefined || isHostName(host)) return host
  console.error('HOST must be an IP address or a host name.')
  return process.exit(1)
}

/**
 * @param {string | undefined} host
 * @returns {string} the host of an address at which a browser on this machine reaches a server that listens on `host`
 */
export function toBrowsable(host) {
  if (host === undefined || host === '0.0.0.0' || host === '::' || isLoopbackHost(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}
