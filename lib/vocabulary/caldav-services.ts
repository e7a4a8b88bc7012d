/** CalDAV servers that people know by name. Those without an address have one of their own for each account. */
export const CALDAV_SERVICES = [
  {
    id: 'icloud',
    name: 'iCloud',
    serverUrl: 'https://caldav.icloud.com/',
    username: 'Your Apple Account’s e-mail address.',
    password:
      'Not the one of your Apple Account: make an app-specific password at account.apple.com, under Sign-In and Security.',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    serverUrl: 'https://caldav.fastmail.com/dav/',
    username: 'Your Fastmail address.',
    password: 'Make one at Fastmail under Settings → Privacy & Security → App passwords, with access to calendars.',
  },
  {
    id: 'nextcloud',
    name: 'Nextcloud',
    serverUrl: null,
    username: 'As you sign in to Nextcloud.',
    password: 'Make one in Nextcloud under Settings → Security → Devices & sessions: Create new app password.',
  },
  {
    id: 'other',
    name: 'Another server',
    serverUrl: null,
    username: 'As the server knows you; often an e-mail address.',
    password: 'Where the service offers app passwords, make one for Slotform: it can be taken back at any time.',
  },
] as const

export type CaldavServiceId = (typeof CALDAV_SERVICES)[number]['id']
export type CaldavService = (typeof CALDAV_SERVICES)[number]

export function findCaldavService(id: CaldavServiceId): CaldavService {
  return CALDAV_SERVICES.find((service) => service.id === id) ?? CALDAV_SERVICES[3]
}

/** Which one an address belongs to. */
export function serviceOfServer(serverUrl: string): CaldavServiceId {
  return CALDAV_SERVICES.find((service) => service.serverUrl === serverUrl)?.id ?? 'other'
}
