import { env, isLoopbackOrigin } from '@/lib/platform/env'

/** True for the origin of APP_URL; if that is a loopback host, also for its other names on the same port. */
export function isOwnOrigin(origin: string, appUrl: string = env().APP_URL): boolean {
  if (origin === appUrl) return true
  if (!URL.canParse(origin) || !isLoopbackOrigin(appUrl) || !isLoopbackOrigin(origin)) return false
  const [own, other] = [new URL(appUrl), new URL(origin)]
  return own.protocol === other.protocol && own.port === other.port
}
