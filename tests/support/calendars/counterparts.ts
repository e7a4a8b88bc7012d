import { createEmulator } from 'emulate'
import { type FakeProviders, startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { FakeGrantSource } from '@/dev/fake-providers/grant-source'
import { createGoogle } from '@/lib/calendars/providers/google/google'
import { createMicrosoft } from '@/lib/calendars/providers/microsoft/microsoft'
import type { Connection, GrantSource, Provider } from '@/lib/calendars/providers/provider'
import { createZoom } from '@/lib/calendars/providers/zoom/zoom'
import { findFreePort } from '../server/free-port'

/** One adapter with a server that it speaks to. */
export type Counterpart = {
  provider: Provider
  /** The same adapter with little patience, for a server that hangs. */
  impatient: Provider
  connection: Connection
  /** Null when it cannot inject faults and has no state for tests to read. */
  fakes: FakeProviders | null
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

/** Written by others. It knows calendars, busy times, inserting and deleting; no ids of ours, no change, no Meet. */
export async function emulatedGoogle(): Promise<Counterpart> {
  const emulator = await createEmulator({
    service: 'google',
    port: await findFreePort(),
    seed: {
      tokens: { 'token-of-ada': { login: 'ada@accounts.example' } },
      google: {
        users: [{ email: 'ada@accounts.example', name: 'Ada Lovelace' }],
        calendars: [
          {
            id: 'ada@accounts.example',
            user_email: 'ada@accounts.example',
            summary: 'Ada',
            primary: true,
            time_zone: 'UTC',
          },
        ],
      },
    },
  })
  const grant = { kind: 'oauth' as const, accessToken: 'token-of-ada', refreshToken: null, expiresAt: null }
  const grants: GrantSource = { current: async () => grant, renew: async () => grant }
  return {
    ...waiting((timeLimitMs) => createGoogle({ apiUrl: () => `${emulator.url}/calendar/v3`, timeLimitMs, pause })),
    connection: { grants, config: {} },
    fakes: null,
    countEvents: () => 0,
    countRenewals: () => 0,
    expireAccessTokens: () => {},
    stop: () => emulator.close(),
  }
}
