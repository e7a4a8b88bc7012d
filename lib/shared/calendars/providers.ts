import type { LocationData } from './locations'
import type { CalendarSource } from './sources'
import type { VideoLocation } from './video-locations'

/** Facts about a service that has an adapter. */
type Facts = {
  /** People call an account of it so. */
  name: string
  /**
   * Accounts are connected at the provider's own sign-in, with a password that their owner types here, by an address that
   * is the secret itself, or by a secret of the server.
   */
  signIn: 'oauth' | 'password' | 'address' | 'secret'
  /**
   * The stored types of its connections, with their names. The order is that of the database's check constraint: add a
   * new type at the end of its provider's.
   */
  types: Readonly<Record<string, string>>
  /** If it has several types: the default of a new connection. */
  firstType?: string
  /** Null for a provider of video meetings only. */
  calendars: {
    /** The name of a location. */
    name: string
    /** A stored choice of a calendar begins with it: `google_{integrationId}`. */
    choicePrefix: string
    /** Under which source its events stand among the meetings. */
    source: CalendarSource
    /** Events cannot be written to any of them. */
    isReadOnly?: true
  } | null
  /** The location that it creates links for; null for a provider without video. */
  video: {
    location: VideoLocation
    /** Hosts of its links; null where links are ours, and lead to rooms that are made when somebody joins. */
    hosts: RegExp | null
  } | null
  /** The fields of `locationData` that describe its event to API clients; links are always in `meetLink` too. */
  stores: {
    eventId?: keyof LocationData
    webLink?: keyof LocationData
    joinUrl?: keyof LocationData
  }
  /**
   * A connection whose access token ended more than a day ago is renewed when its owner looks at it, and shown as expired
   * where this server cannot renew it.
   */
  renewsOnView: boolean
}

/** In the order in which `GET /api/providers` answers them. docs/recipes.md, "A provider", says what else a new one needs. */
export const PROVIDERS = {
  google: {
    name: 'Google',
    signIn: 'oauth',
    types: { google_calendar: 'Google Calendar' },
    calendars: { name: 'Google Calendar', choicePrefix: 'google', source: 'google' },
    video: { location: 'google_meet', hosts: /(?:^|\.)meet\.google\.com$/ },
    stores: { eventId: 'googleEventId' },
    renewsOnView: false,
  },
  microsoft: {
    name: 'Microsoft',
    signIn: 'oauth',
    types: { teams: 'Microsoft Teams', outlook: 'Outlook' },
    firstType: 'outlook',
    calendars: { name: 'Outlook Calendar', choicePrefix: 'teams', source: 'outlook' },
    video: { location: 'teams', hosts: /(?:^|\.)teams\.(?:microsoft|live)\.com$/ },
    stores: { eventId: 'outlookEventId', webLink: 'outlookWebLink' },
    renewsOnView: false,
  },
  zoom: {
    name: 'Zoom',
    signIn: 'oauth',
    types: { zoom: 'Zoom' },
    calendars: null,
    video: { location: 'zoom', hosts: /(?:^|\.)zoom\.(?:us|com)$/ },
    stores: { eventId: 'zoomMeetingId', joinUrl: 'zoomJoinUrl' },
    renewsOnView: true,
  },
  caldav: {
    name: 'CalDAV',
    signIn: 'password',
    types: { caldav: 'CalDAV' },
    // The list of meetings has two sources for calendars: Microsoft's, and `google` for all others.
    calendars: { name: 'CalDAV', choicePrefix: 'caldav', source: 'google' },
    video: null,
    stores: {},
    renewsOnView: false,
  },
  ics: {
    name: 'ICS',
    signIn: 'address',
    types: { ics: 'ICS' },
    calendars: { name: 'ICS', choicePrefix: 'ics', source: 'google', isReadOnly: true },
    video: null,
    stores: {},
    renewsOnView: false,
  },
  bigbluebutton: {
    name: 'BigBlueButton',
    signIn: 'secret',
    types: { bigbluebutton: 'BigBlueButton' },
    calendars: null,
    video: { location: 'bigbluebutton', hosts: null },
    stores: {},
    renewsOnView: false,
  },
} as const satisfies Record<string, Facts>

type Providers = typeof PROVIDERS
export type ProviderId = keyof Providers
type IdWith<Fact> = { [Id in ProviderId]: Providers[Id] extends Fact ? Id : never }[ProviderId]
export type OAuthProviderId = IdWith<{ signIn: 'oauth' }>
export type CalendarProviderId = Exclude<ProviderId, IdWith<{ calendars: null }>>
export type ProviderFacts = Facts

export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[]

export function factsOf(provider: ProviderId): ProviderFacts {
  return PROVIDERS[provider]
}

export function hasCalendars(provider: ProviderId): provider is CalendarProviderId {
  return PROVIDERS[provider].calendars !== null
}

/** True when no event can be written to the calendars of the provider. */
export function isReadOnly(provider: ProviderId): boolean {
  return factsOf(provider).calendars?.isReadOnly ?? false
}

export function isOAuthProvider(provider: string): provider is OAuthProviderId {
  return Object.hasOwn(PROVIDERS, provider) && PROVIDERS[provider as ProviderId].signIn === 'oauth'
}

type Endpoints = {
  authorizeUrl: string
  tokenUrl: string
  /** Null when the provider has none, or none is needed. */
  revokeUrl: string | null
  userinfoUrl: string | null
  /** Base of the API's addresses. */
  apiUrl: string
}

const ENTRA = 'https://login.microsoftonline.com/common/oauth2/v2.0'

/** Defaults of the variables that begin with the provider's name, such as GOOGLE_TOKEN_URL. For the server only. */
export const OAUTH_ENDPOINTS = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
    userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    apiUrl: 'https://www.googleapis.com/calendar/v3',
  },
  microsoft: {
    authorizeUrl: `${ENTRA}/authorize`,
    tokenUrl: `${ENTRA}/token`,
    revokeUrl: null,
    userinfoUrl: null,
    apiUrl: 'https://graph.microsoft.com/v1.0',
  },
  zoom: {
    authorizeUrl: 'https://zoom.us/oauth/authorize',
    tokenUrl: 'https://zoom.us/oauth/token',
    revokeUrl: 'https://zoom.us/oauth/revoke',
    userinfoUrl: null,
    apiUrl: 'https://api.zoom.us/v2',
  },
} as const satisfies Record<OAuthProviderId, Endpoints>
