/** Every query's key. A list's key is the beginning of its members' keys, so making the list stale takes them along. */
export const keys = {
  user: ['user'] as const,
  settings: ['settings'] as const,
  integrations: ['integrations'] as const,
  calendars: ['calendars'] as const,
  timeSlotPages: {
    all: ['time-slot-pages'] as const,
    one: (id: string) => ['time-slot-pages', id] as const,
    futureBookings: (id: string) => ['time-slot-pages', id, 'future-bookings'] as const,
  },
}
