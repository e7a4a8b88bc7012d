import type { Env } from '@/lib/env'

const LOOPBACK_SOCKETS = ['127.0.0.1', '::1']
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mails hold sign-in links: the mailbox opens only to a browser on this very machine, and never through a proxy, which
 * would make anyone look local. server.mjs tells the socket's address and whether a forwarding header came.
 */
export function mayReadMailbox(
  headers: Headers,
  settings: Pick<Env, 'mail' | 'APP_URL'>,
  isNodeServer: boolean,
): boolean {
  return (
    settings.mail.kind === 'mailbox' &&
    isNodeServer &&
    LOOPBACK_SOCKETS.includes(headers.get('x-slotform-peer') ?? '') &&
    LOOPBACK_HOSTS.test(headers.get('host') ?? '') &&
    LOOPBACK_HOSTS.test(new URL(settings.APP_URL).host) &&
    !headers.has('x-slotform-forwarded')
  )
}
