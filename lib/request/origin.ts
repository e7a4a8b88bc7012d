import { env, isLoopbackOrigin } from '@/lib/platform/env'

/** Our own origin is APP_URL's; where that is a loopback host, so are the other names of it on the same port. */
export function isOwnOrigin(origin: string, appUrl: string = env().APP_URL): boolean {
  if (origin === appUrl) return true
  if (!URL.canParse(origin) || !isLoopbackOrigin(appUrl) || !isLoopbackOrigin(origin)) return false
  const [own, other] = [new URL(appUrl), new URL(origin)]
  return own.protocol === other.protocol && own.port === other.port
}
