import { env } from './env'

/** The operator decides how far webhooks and addresses of calendars may reach. */
export function outboundReach(): { allowsPrivate: boolean; allowsPlain: boolean } {
  const allowed = env().OUTBOUND_ALLOW_PRIVATE
  return { allowsPrivate: allowed, allowsPlain: allowed }
}
