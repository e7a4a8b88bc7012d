import type { Env } from '@/lib/platform/env'
import { isLoopbackHost } from '@/scripts/server/network.mjs'

const LOOPBACK_SOCKETS = ['127.0.0.1', '::1']
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mails hold sign-in links: the mailbox opens only to a browser on this very machine, and never through a proxy, which
 * would make anyone look local. server.mjs tells the socket's address and whether a proxy gave itself away. One that does not,
 * and sends Host: localhost, cannot be told from a browser: whoever publishes a server must set a mail transport.
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

/** A page of another site, or ours under a public name: nobody on this machine comes from there. */
function isOfThisMachine(address: string | null): boolean {
  return !address || (URL.canParse(address) && LOOPBACK_HOSTS.test(new URL(address).host))
}
