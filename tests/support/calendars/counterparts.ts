import { type FakeProviders, startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { FakeGrantSource } from '@/dev/fake-providers/grant-source'
import { createGoogle } from '@/lib/calendars/providers/google/google'
import { createMicrosoft } from '@/lib/calendars/providers/microsoft/microsoft'
import type { Connection, Provider } from '@/lib/calendars/providers/provider'
import { createZoom } from '@/lib/calendars/providers/zoom/zoom'

/** One adapter with a server that it speaks to. */
export type Counterpart = {
  provider: Provider
  /** The same adapter with little patience, for a server that hangs. */
  impatient: Provider
  connection: Connection
  fakes: FakeProviders
  /** Number of events or meetings, and number of renewals of its grant. */
  countEvents: () => number
  countRenewals: () => number
  expireAccessTokens: () => void
  stop: () => Promise<void>
}

/** The product waits 10 s. */
const TIME_LIMIT_MS = 5_000
const IMPATIENT_MS = 300
const pause = () => Promise.resolve()

function waiting(create: (timeLimitMs: number) => Provider): Pick<Counterpart, 'provider' | 'impatient'> {
  return { provider: create(TIME_LIMIT_MS), impatient: create(IMPATIENT_MS) }
}

export async function fakeGoogle(): Promise<Counterpart> {
  const fakes = await startFakeProviders()
  const { google } = fakes
  return {
    ...waiting((timeLimitMs) => createGoogle({ apiUrl: () => fakes.env.GOOGLE_API_URL ?? '', timeLimitMs, pause })),
    connection: { grants: new FakeGrantSource(google.authority, google.issueGrant()), config: {} },
    fakes,
    countEvents: () => google.events().length,
    countRenewals: () => google.authority.refreshes,
    expireAccessTokens: () => google.authority.expireAccessTokens(),
    stop: fakes.stop,
  }
}

export async function fakeMicrosoft(account?: string): Promise<Counterpart> {
  const fakes = await startFakeProviders()
  const { microsoft } = fakes
  return {
    ...waiting((timeLimitMs) =>
      createMicrosoft({ apiUrl: () => fakes.env.MICROSOFT_API_URL ?? '', timeLimitMs, pause }),
    ),
    connection: { grants: new FakeGrantSource(microsoft.authority, microsoft.issueGrant(account)), config: {} },
    fakes,
    countEvents: () => microsoft.events({ account }).length,
    countRenewals: () => microsoft.authority.refreshes,
    expireAccessTokens: () => microsoft.authority.expireAccessTokens(),
    stop: fakes.stop,
  }
}

export async function fakeZoom(): Promise<Counterpart> {
  const fakes = await startFakeProviders()
  const { zoom } = fakes
  return {
    ...waiting((timeLimitMs) => createZoom({ apiUrl: () => fakes.env.ZOOM_API_URL ?? '', timeLimitMs })),
    connection: { grants: new FakeGrantSource(zoom.authority, zoom.issueGrant()), config: {} },
    fakes,
    countEvents: () => zoom.meetings.all().length,
    countRenewals: () => zoom.authority.refreshes,
    expireAccessTokens: () => zoom.authority.expireAccessTokens(),
    stop: fakes.stop,
  }
}
