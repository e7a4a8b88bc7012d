import { isLoopbackHost } from '@/lib/http/network.mjs'
import type { Env } from '@/lib/platform/env'

const LOOPBACK_SOCKETS = ['127.0.0.1', '::1']
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mails hold sign-in links, so the mailbox opens only to a browser on this machine, and never through a proxy, behind which
 * everyone looks local. server.mjs passes on the socket's address and the signs of a proxy. A proxy without such signs that
 * sends Host: localhost looks like a browser, so a public server needs a mail transport.
 */
export function mayReadMailbox(
  headers: Headers,
  settings: Pick<Env, 'mail' | 'APP_URL'> & { HOST?: string },
  isNodeServer: boolean,
): boolean {
  return (
    settings.mail.kind === 'mailbox' &&
    isNodeServer &&
    LOOPBACK_SOCKETS.includes(headers.get('x-slotform-peer') ?? '') &&
    LOOPBACK_HOSTS.test(headers.get('host') ?? '') &&
    LOOPBACK_HOSTS.test(new URL(settings.APP_URL).host) &&
    isLoopbackHost(settings.HOST ?? 'localhost') &&
    !headers.has('x-slotform-forwarded') &&
    isOfThisMachine(headers.get('origin')) &&
    isOfThisMachine(headers.get('referer'))
  )
}

/** False for a page of another site, and for ours under a public name. */
function isOfThisMachine(address: string | null): boolean {
  return !address || (URL.canParse(address) && LOOPBACK_HOSTS.test(new URL(address).host))
}
