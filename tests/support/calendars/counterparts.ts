import { createEmulator } from 'emulate'
import { LabGrantSource } from '@/dev/fake-providers/grant-source'
import { type Lab, startLab } from '@/dev/fake-providers/lab'
import { createGoogle } from '@/lib/calendars/providers/google/google'
import { createMicrosoft } from '@/lib/calendars/providers/microsoft/microsoft'
import type { Connection, GrantSource, Provider } from '@/lib/calendars/providers/provider'
import { createZoom } from '@/lib/calendars/providers/zoom/zoom'
import { findFreePort } from '../server/free-port'

/** One adapter with a server that it speaks to. */
export type Counterpart = {
  provider: Provider
  connection: Connection
  /** Null when it cannot inject faults and has no state for tests to read. */
  lab: Lab | null
  /** How many events or meetings there are, and how often its grant was renewed. */
  countEvents: () => number
  countRenewals: () => number
  expireAccessTokens: () => void
  stop: () => Promise<void>
}

/** Short, so that a server that hangs is not waited for; the product waits 10 s. */
const TIME_LIMIT_MS = 5_000
const pause = () => Promise.resolve()

export async function labGoogle(): Promise<Counterpart> {
  const lab = await startLab()
  const { google } = lab
  return {
    provider: createGoogle({ apiUrl: () => lab.env.GOOGLE_API_URL ?? '', timeLimitMs: TIME_LIMIT_MS, pause }),
    connection: { grants: new LabGrantSource(google.authority, google.issueGrant()), config: {} },
    lab,
    countEvents: () => google.events().length,
    countRenewals: () => google.authority.refreshes,
    expireAccessTokens: () => google.authority.expireAccessTokens(),
    stop: lab.stop,
  }
}

export async function labMicrosoft(account?: string): Promise<Counterpart> {
  const lab = await startLab()
  const { microsoft } = lab
  return {
    provider: createMicrosoft({ apiUrl: () => lab.env.MICROSOFT_API_URL ?? '', timeLimitMs: TIME_LIMIT_MS, pause }),
    connection: { grants: new LabGrantSource(microsoft.authority, microsoft.issueGrant(account)), config: {} },
    lab,
    countEvents: () => microsoft.events({ account }).length,
    countRenewals: () => microsoft.authority.refreshes,
    expireAccessTokens: () => microsoft.authority.expireAccessTokens(),
    stop: lab.stop,
  }
}

export async function labZoom(): Promise<Counterpart> {
  const lab = await startLab()
  const { zoom } = lab
  return {
    provider: createZoom({ apiUrl: () => lab.env.ZOOM_API_URL ?? '', timeLimitMs: TIME_LIMIT_MS }),
    connection: { grants: new LabGrantSource(zoom.authority, zoom.issueGrant()), config: {} },
    lab,
    countEvents: () => zoom.meetings.all().length,
    countRenewals: () => zoom.authority.refreshes,
    expireAccessTokens: () => zoom.authority.expireAccessTokens(),
    stop: lab.stop,
  }
}

/** Written by others. It knows calendars, busy times, inserting and deleting; no ids of ours, no change, no Meet. */
export async function emulatedGoogle(): Promise<Counterpart> {
  const emulator = await createEmulator({
    service: 'google',
    port: await findFreePort(),
    seed: {
      tokens: { 'token-of-ada': { login: 'ada@lab.example' } },
      google: {
        users: [{ email: 'ada@lab.example', name: 'Ada Lovelace' }],
        calendars: [
          { id: 'ada@lab.example', user_email: 'ada@lab.example', summary: 'Ada', primary: true, time_zone: 'UTC' },
        ],
      },
    },
  })
  const grant = { kind: 'oauth' as const, accessToken: 'token-of-ada', refreshToken: null, expiresAt: null }
  const grants: GrantSource = { current: async () => grant, renew: async () => grant }
  return {
    provider: createGoogle({ apiUrl: () => `${emulator.url}/calendar/v3`, pause }),
    connection: { grants, config: {} },
    lab: null,
    countEvents: () => 0,
    countRenewals: () => 0,
    expireAccessTokens: () => {},
    stop: () => emulator.close(),
  }
}
