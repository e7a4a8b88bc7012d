import { env } from '@/lib/platform/env'
import { outboundReach } from '@/lib/platform/outbound'
import type { Reach } from './dav'

export function reachOfSettings(): Reach {
  const { CALDAV_ALLOW_PRIVATE, CALDAV_HOSTS } = env()
  const { allowsPrivate, allowsPlain } = outboundReach()
  return { allowsPrivate: allowsPrivate || CALDAV_ALLOW_PRIVATE, allowsPlain, hosts: CALDAV_HOSTS }
}
