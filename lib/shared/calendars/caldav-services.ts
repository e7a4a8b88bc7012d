/** Well-known CalDAV services. Those without a fixed address have one for each account. `texts` names their words in messages/en/owner/caldav.ts. */
export const CALDAV_SERVICES = [
  { id: 'icloud', texts: 'icloud', serverUrl: 'https://caldav.icloud.com/' },
  { id: 'fastmail', texts: 'fastmail', serverUrl: 'https://caldav.fastmail.com/dav/' },
  { id: 'nextcloud', texts: 'nextcloud', serverUrl: null },
  { id: 'other', texts: 'anyServer', serverUrl: null },
] as const

export type CaldavServiceId = (typeof CALDAV_SERVICES)[number]['id']
export type CaldavService = (typeof CALDAV_SERVICES)[number]

export function findCaldavService(id: CaldavServiceId): CaldavService {
  return CALDAV_SERVICES.find((service) => service.id === id) ?? CALDAV_SERVICES[3]
}

/** The service with this address. */
export function serviceOfServer(serverUrl: string): CaldavServiceId {
  return CALDAV_SERVICES.find((service) => service.serverUrl === serverUrl)?.id ?? 'other'
}
