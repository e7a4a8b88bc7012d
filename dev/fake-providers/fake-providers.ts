import { FakeBigbluebutton, toBigbluebuttonFailure } from './bigbluebutton/bigbluebutton'
import { FakeCalcom, toCalcomFailure } from './calcom/calcom'
import { FakeCalendly, toCalendlyFailure } from './calendly/calendly'
import { controlRoutes } from './control'
import { type Fault, Faults } from './faults'
import { FakeGoogle } from './google/google'
import { toGoogleFailure } from './google/refusals'
import { FakeMicrosoft } from './microsoft/microsoft'
import { toMicrosoftFailure } from './microsoft/refusals'
import { FakeOrganization } from './organization/organization'
import type { FakeAnswer, FakeProvider } from './routing'
import { type Inspect, type SeenRequest, serve } from './server'
import { FakeTypeform, toTypeformFailure } from './typeform/typeform'
import { getValidators } from './validation/validators'
import { toZoomFailure } from './zoom/refusals'
import { FakeZoom } from './zoom/zoom'

/**
 * Fake Google, Microsoft, Zoom and BigBlueButton servers, an organization's identity provider, and those of the tools that owners bring
 * accounts from, on a local port. Each provider is one folder.
 */
export type FakeProviders = {
  url: string
  /** Variables that point the product at it (lib/platform/provider-env.ts). */
  env: Record<string, string>
  google: FakeGoogle
  microsoft: FakeMicrosoft
  zoom: FakeZoom
  bigbluebutton: FakeBigbluebutton
  calendly: FakeCalendly
  calcom: FakeCalcom
  typeform: FakeTypeform
  organization: FakeOrganization
  /** The next call that fits fails, or the next `times`. */
  fail: (fault: Fault) => void
  /** Nothing fails any more that has not failed yet. */
  clearFaults: () => void
  /** All calls since the start or `reset`, in order. */
  requests: SeenRequest[]
  /** Violations of the vendors' schemas; `stop` throws when there is any. */
  violations: string[]
  /** Consents as a person would; returns the URL to which the browser is redirected. */
  consent: (
    authorizeUrl: string,
    decision?: { account?: string; without?: string[]; denies?: boolean },
  ) => Promise<string>
  reset: () => void
  stop: () => Promise<void>
}

const FAILURES: Partial<Record<FakeProvider, (fault: Fault) => FakeAnswer>> = {
  google: toGoogleFailure,
  microsoft: toMicrosoftFailure,
  zoom: toZoomFailure,
  bigbluebutton: toBigbluebuttonFailure,
  calendly: toCalendlyFailure,
  calcom: toCalcomFailure,
  typeform: toTypeformFailure,
}

/** `isValidated` holds every request and answer to the vendors' schemas, which are development dependencies. */
export async function startFakeProviders({ port = 0, isValidated = true } = {}): Promise<FakeProviders> {
  const google = new FakeGoogle()
  const microsoft = new FakeMicrosoft()
  const zoom = new FakeZoom()
  const bigbluebutton = new FakeBigbluebutton()
  const sources = { calendly: new FakeCalendly(), calcom: new FakeCalcom(), typeform: new FakeTypeform() }
  const ofSources = Object.values(sources)
  const organization = new FakeOrganization()
  const faults = new Faults()
  const requests: SeenRequest[] = []
  const violations: string[] = []
  const toFailure = (provider: FakeProvider, fault: Fault): FakeAnswer => (FAILURES[provider] ?? toGoogleFailure)(fault)
  const validators = isValidated ? await getValidators() : {}
  const inspect: Inspect = (route, request, answer) => {
    const found = validators[route.provider]?.(route, request, answer) ?? []
    violations.push(...found.map((problem) => `${route.name}: ${problem}`))
  }
  const server = await serve(
    {
      routes: [
        ...google.routes,
        ...microsoft.routes,
        ...zoom.routes,
        ...bigbluebutton.routes,
        ...ofSources.flatMap(({ routes }) => routes),
        ...organization.routes,
        ...controlRoutes(() => fakes),
      ],
      faults,
      toFailure,
      inspect,
      onRequest: (request) => requests.push(request),
    },
    port,
  )
  const fakes: FakeProviders = {
    url: server.url,
    env: toEnv(server.url, { google, microsoft, zoom }),
    google,
    microsoft,
    zoom,
    bigbluebutton,
    ...sources,
    organization,
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    requests,
    violations,
    consent,
    reset: () => {
      google.reset()
      microsoft.reset()
      zoom.reset()
      bigbluebutton.reset()
      for (const source of ofSources) source.reset()
      organization.reset()
      faults.clear()
      requests.length = 0
    },
    stop: async () => {
      await server.stop()
      if (violations.length > 0) throw new Error(`Not what the vendors' schemas allow:\n${violations.join('\n')}`)
    },
  }
  return fakes
}

function toEnv(url: string, { google, microsoft, zoom }: Pick<FakeProviders, 'google' | 'microsoft' | 'zoom'>) {
  return {
    GOOGLE_CLIENT_ID: google.authority.rules.clientId,
    GOOGLE_CLIENT_SECRET: google.authority.rules.clientSecret,
    GOOGLE_AUTHORIZE_URL: `${url}/google/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${url}/google/token`,
    GOOGLE_REVOKE_URL: `${url}/google/revoke`,
    GOOGLE_USERINFO_URL: `${url}/google/userinfo`,
    GOOGLE_API_URL: `${url}/google/calendar/v3`,
    MICROSOFT_CLIENT_ID: microsoft.authority.rules.clientId,
    MICROSOFT_CLIENT_SECRET: microsoft.authority.rules.clientSecret,
    MICROSOFT_AUTHORIZE_URL: `${url}/microsoft/oauth2/v2.0/authorize`,
    MICROSOFT_TOKEN_URL: `${url}/microsoft/oauth2/v2.0/token`,
    MICROSOFT_API_URL: `${url}/microsoft/v1.0`,
    ZOOM_CLIENT_ID: zoom.authority.rules.clientId,
    ZOOM_CLIENT_SECRET: zoom.authority.rules.clientSecret,
    ZOOM_AUTHORIZE_URL: `${url}/zoom/oauth/authorize`,
    ZOOM_TOKEN_URL: `${url}/zoom/oauth/token`,
    ZOOM_REVOKE_URL: `${url}/zoom/oauth/revoke`,
    ZOOM_API_URL: `${url}/zoom/v2`,
    CALENDLY_API_URL: `${url}/calendly`,
    CALCOM_API_URL: `${url}/calcom/v2`,
    TYPEFORM_API_URL: `${url}/typeform`,
  }
}

const consent: FakeProviders['consent'] = async (authorizeUrl, { account, without = [], denies = false } = {}) => {
  const html = await (await fetch(authorizeUrl)).text()
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
    const text = value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    if (name === 'consent_decision' || (name === 'consent_scope' && without.includes(text))) continue
    if (name !== 'consent_account') form.append(name, text)
    else if (!account && !form.has(name)) form.append(name, text)
  }
  if (account) form.append('consent_account', account)
  form.append('consent_decision', denies ? 'deny' : 'allow')
  const answer = await fetch(authorizeUrl.split('?')[0] ?? '', { method: 'POST', body: form, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`Consent was refused: ${(await answer.text()).replace(/<[^>]+>/g, ' ').slice(-200)}`)
  return location
}
