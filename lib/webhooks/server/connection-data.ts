import type { IntegrationType } from '@/lib/shared/calendars/integration'

type Row = { id: string; type: IntegrationType; config: Record<string, unknown> }

/** The `data` of `connection.expired`. */
export function connectionData({ id, type, config }: Row, now: Date): object {
  const account = typeof config.account === 'string' ? config.account : ''
  return { version: now.getTime(), connection: { id, type, account, status: 'expired' } }
}
