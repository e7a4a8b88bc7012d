import { env } from '@/lib/platform/env'
import type { Reach } from './dav'

export function reachOfSettings(): Reach {
  const { CALDAV_ALLOW_PRIVATE, CALDAV_HOSTS } = env()
  return { allowsPrivate: CALDAV_ALLOW_PRIVATE, hosts: CALDAV_HOSTS }
}
