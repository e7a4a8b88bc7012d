import type { ProviderId } from '@/lib/shared/calendars/integration'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'
import type { ProviderError } from './provider-error'

// One adapter for each provider implements `Provider`; nothing else knows which one it talks to. Instants are epoch milliseconds.

export type Capabilities = {
  /** Has calendars, with busy times and events; without it a provider makes video meetings only. */
  calendars: boolean
  /** A meeting's link is created with its event, by itself, or not at all. */
  conference: 'with-event' | 'standalone' | 'none'
  /** Notifies the attendees of an event: the provider, or this product. */
  invites: 'provider' | 'us'
  /** `poll` reads changes since a cursor; `push` also gets notifications of them. */
  changes: 'push' | 'poll' | 'none'
  /** The longest window, and the most calendars, of one request for busy times. */
  maxBusyDays: number
  maxBusyCalendars: number
}

/** The credentials for one account at a provider. */
export type OAuthGrant = { kind: 'oauth'; accessToken: string; refreshToken: string | null; expiresAt: number | null }
export type PasswordGrant = { kind: 'password'; serverUrl: string; username: string; password: string }
/** The address of a calendar file: whoever has it reads the calendar. */
export type AddressGrant = { kind: 'address'; address: string }
export type Grant = OAuthGrant | PasswordGrant | AddressGrant

/** The only place where a grant is renewed: by one caller at a time over all processes. */
export type GrantSource = {
  current(): Promise<Grant>
  /** After a 401: answers another grant than the one that was refused, or throws `needs-reauth`. */
  renew(refused: Grant): Promise<Grant>
}

/** `id` is the provider's own name for the account and never changes; `name` is for people. */
export type Account = { id: string; name: string }

/** One account, opened. `config` holds facts that its adapter needs again, such as a region; nothing secret. */
export type Connection = { grants: GrantSource; config: Record<string, unknown> }

export type CalendarRef = {
  id: string
  name: string
  isPrimary: boolean
  /** True when we can write events to it. */
  canWrite: boolean
}

export type BusyPeriod = { start: number; end: number }
/** A calendar is in exactly one of the two: one that failed is not free. */
export type BusyAnswer = {
  busy: { calendarId: string; periods: BusyPeriod[] }[]
  failed: { calendarId: string; error: ProviderError }[]
}

export type EventDraft = {
  /** Names the event for ever: writing the same key twice makes one event. A UUID. */
  key: string
  /** UID of a deleted event with the same key: this is then a new event. */
  replaces?: string
  /** UID under which another tool invited the people, in place of ours: there may be an event of it already. */
  uid?: string
  /** True for the address of a person who left or was erased: an update removes them, even from an event that another tool wrote. */
  hasLeft: (address: string) => boolean
  /** The part before the host in the UID of the calendar files that we email for it; the key if we email none. */
  mailedAs?: string
  title: string
  description: string
  start: number
  end: number
  /** IANA zone in which the owner thinks of it. */
  timezone: string
  /** In words. */
  location: string
  /** An existing link, made by another provider. */
  joinUrl: string | null
  attendees: { name: string; email: string }[]
  /** The event shall bring a video link of this provider. */
  wantsConference: boolean
  /** The provider may write to the attendees. */
  notifies: boolean
  /** SEQUENCE, rising with each change. */
  sequence: number
}

/** The address of an event and what the provider made of it. */
export type EventRef = {
  /** The id of its calendar, as given when it was created; empty for a video meeting. */
  calendarId: string
  id: string
  etag: string | null
  /** UID in calendar files; null where the provider has none. */
  icalUid: string | null
  /** Checked: https, without a name that passes for a host. Null when no link was wanted, or when it is not ready yet. */
  joinUrl: string | null
  password: string | null
  /** The event on the provider's own pages. */
  webLink: string | null
}

/** An event as read from a calendar, one per instance of a series. */
export type SeenEvent = {
  id: string
  /** The UID of its draft, if the provider keeps one apart from the id. */
  key?: string
  icalUid: string | null
  title: string
  description: string
  start: number
  end: number
  /** Then `start` and `end` are midnights in its calendar's zone. */
  isAllDay: boolean
  isCancelled: boolean
  /** Marked as not taking up time. */
  isFree: boolean
  /** Neither promised nor cancelled: by its organizer, or by the account's own answer. */
  isTentative: boolean
  /** The account's own answer was no. */
  isDeclined: boolean
  attendees: string[]
  location: string
  joinUrl: string | null
  webLink: string | null
}

export type ChangePage = {
  /**
   * Without a cursor, all of the window. With one, what changed since, also outside of the window: an event may have
   * moved out of it. A cancelled one may have its id only. One event may come twice; the later one counts.
   */
  events: (SeenEvent | { id: string; isCancelled: true })[]
  /**
   * Of a window that was read whole, what is taken beside the events: busy times without an event, and the time that one which
   * cannot be read could concern.
   */
  closed?: BusyPeriod[]
  /** Of the whole window, those of which something cannot be read; absent where that did not change. */
  unread?: UnreadEvent[]
  /** For the next question; null where the provider has none, and the window is read whole each time. */
  cursor: string | null
}

/** A push channel of a provider; it expires by itself. */
export type Watch = { channelId: string; resource: string; expiresAt: number }

/**
 * Every call may throw a ProviderError, and of the provider's making nothing else. Each request ends after 10 s, as
 * `transient`: what was asked may then have been done or not.
 */
export type Provider = {
  id: ProviderId
  can: Capabilities
  calendars?(connection: Connection): Promise<CalendarRef[]>
  /**
   * Busy times in [from, to), which may be longer than `maxBusyDays`: the adapter asks as often as it must. An empty id
   * is the account's primary calendar.
   */
  busy?(connection: Connection, calendarIds: string[], from: number, to: number): Promise<BusyAnswer>
  /**
   * `calendarId` is empty for the account's primary calendar. Without `find`, create is idempotent by its key: a repeat
   * returns the first event, and restores one that was cancelled since. While a wanted link is not ready, `joinUrl` is
   * null: ask again a little later, by `find` if there is one, else by `create`. Throws `rejected` when the link will
   * never come.
   */
  create(connection: Connection, calendarId: string, draft: EventDraft): Promise<EventRef>
  /**
   * The event that an interrupted `create` left behind, or null. Only for providers whose `create` is not idempotent:
   * the caller then searches before it retries.
   */
  find?(connection: Connection, draft: EventDraft): Promise<EventRef | null>
  /** The event that another tool wrote under this UID. Null where there is none, several, or a series: then it is not certain which. */
  findByUid?(connection: Connection, calendarId: string, uid: string): Promise<EventRef | null>
  /**
   * Overwrites the event with the whole draft; attendees keep their replies. A link is added when it is wanted and
   * missing, and removed when it is no longer wanted. One that another tool wrote keeps its link, and its attendees unless
   * these were forgotten. Throws `gone` when the event no longer exists.
   */
  update(connection: Connection, ref: EventRef, draft: EventDraft): Promise<EventRef>
  cancel(connection: Connection, ref: EventRef, options: { notifies: boolean }): Promise<'cancelled' | 'already-gone'>
  changes?(
    connection: Connection,
    calendarId: string,
    cursor: string | null,
    window: { from: number; to: number },
  ): Promise<ChangePage>
  /**
   * The current event, in any calendar of the account; null if it no longer exists. `unclear` if it cannot be read, or
   * repeats: it does not say when the meeting is.
   */
  look?(connection: Connection, ref: EventRef): Promise<SeenEvent | 'unclear' | null>
  /**
   * Opens a push channel: until it ends, the provider calls `url` with `secret` after each change of the calendar;
   * `changes` reads the change. Channels are not renewed: open the next one before this one ends, then close this one.
   */
  watch?(connection: Connection, calendarId: string, hook: { url: string; secret: string }): Promise<Watch>
  unwatch?(connection: Connection, watch: Watch): Promise<void>
}
