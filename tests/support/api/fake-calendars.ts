import { randomUUID } from 'node:crypto'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import type { OpenConnection } from '@/lib/calendars/accounts/open-accounts'
import type { BusyPeriod, CalendarRef, ChangePage, Provider } from '@/lib/calendars/providers/provider'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { ApiClient } from './client'

/** An account whose provider is an object of the test: what it says, how long it takes, and what it was asked. */
export class FakeAccount {
  readonly busyCalls: { calendarIds: string[]; from: number; to: number }[] = []
  readonly changeCalls: { calendarId: string; cursor: string | null }[] = []
  busy: BusyPeriod[] = []
  /** Calendars that fail by themselves. */
  failing: string[] = []
  /** Runs before every response. */
  before: () => Promise<void> = async () => {}
  calendars: CalendarRef[] = [{ id: 'me@example.com', name: 'Me', isPrimary: true, canWrite: true }]
  onChanges: (calendarId: string, cursor: string | null) => ChangePage = () => ({ events: [], cursor: 'c1' })

  constructor(
    readonly id: string,
    readonly userId: string,
    readonly account: string,
  ) {}

  get choice() {
    return `google_${this.id}`
  }

  readonly provider: Provider = {
    id: 'google',
    can: {
      calendars: true,
      conference: 'with-event',
      invites: 'provider',
      changes: 'poll',
      maxBusyDays: 60,
      maxBusyCalendars: 50,
    },
    calendars: async () => {
      await this.before()
      return this.calendars
    },
    busy: async (_, calendarIds, from, to) => {
      this.busyCalls.push({ calendarIds, from, to })
      await this.before()
      const isFailing = (id: string) => this.failing.includes(id)
      return {
        busy: calendarIds
          .filter((id) => !isFailing(id))
          .map((calendarId) => ({
            calendarId,
            periods: this.busy.filter(({ start, end }) => start < to && end > from),
          })),
        failed: calendarIds
          .filter(isFailing)
          .map((calendarId) => ({ calendarId, error: new ProviderError('gone', 'No such calendar') })),
      }
    },
    changes: async (_, calendarId, cursor) => {
      this.changeCalls.push({ calendarId, cursor })
      await this.before()
      return this.onChanges(calendarId, cursor)
    },
    create: () => Promise.reject(new ProviderError('rejected', 'Not here')),
    update: () => Promise.reject(new ProviderError('rejected', 'Not here')),
    cancel: () => Promise.reject(new ProviderError('rejected', 'Not here')),
  }

  open(): OpenConnection {
    const { id, userId, account, provider } = this
    const refuse = () => Promise.reject(new ProviderError('needs-reauth', 'No grant'))
    const connection = { grants: { current: refuse, renew: refuse }, config: {} }
    return { id, userId, type: 'google_calendar', account, isExpired: false, provider, connection }
  }
}

const accounts = new Map<string, FakeAccount>()

export async function connectFake(owner: ApiClient, account = 'ada@example.com'): Promise<FakeAccount> {
  const userId = ((await owner.get('/api/user')).body as { id: string }).id
  const id = randomUUID()
  await database().insert(integrations).values({ id, userId, type: 'google_calendar', config: { account } })
  const fake = new FakeAccount(id, userId, account)
  accounts.set(id, fake)
  return fake
}

/** Stands for lib/calendars/accounts/open-accounts.ts. */
export const fakeConnections = {
  openAccounts: async (ids: string[]) =>
    new Map(
      ids.flatMap((id) => {
        const account = accounts.get(id)
        return account ? [[id, account.open()] as const] : []
      }),
    ),
  openOwnAccounts: async (owner: string) =>
    [...accounts.values()].filter(({ userId }) => userId === owner).map((account) => account.open()),
} satisfies Partial<Record<keyof typeof import('@/lib/calendars/accounts/open-accounts'), unknown>>
