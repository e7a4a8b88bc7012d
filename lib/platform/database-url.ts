import { isLoopbackHost } from '@/lib/http/network.mjs'

/** TLS in the URL of a Postgres server. */

const PLAIN = { sslmode: ['disable'], ssl: ['0', 'false'] }
const SAYS_TLS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation']

/** Adds TLS with a verified certificate to the URL of a remote server, unless it configures TLS itself. */
export function withTls(url: string): string {
  const { searchParams } = new URL(url)
  if (!isRemote(url) || SAYS_TLS.some((name) => searchParams.has(name))) return url
  return `${url}${url.includes('?') ? '&' : '?'}sslmode=verify-full`
}

/** True when the URL of a remote server switches TLS off. */
export function refusesTls(url: string | undefined): boolean {
  if (!url || !isRemote(url)) return false
  const { searchParams } = new URL(url)
  return Object.entries(PLAIN).some(([name, values]) => values.includes(searchParams.get(name) ?? ''))
}

/** A path is a local socket. */
function isRemote(url: string): boolean {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host !== '' && !host.startsWith('/') && !isLoopbackHost(host)
}
