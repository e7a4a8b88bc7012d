import { computeSlots, type SlotInput } from '@/lib/scheduling'

/** Monday 3 June 2030, 09:00–12:00 UTC in half hours, asked for the whole day. */
export function monday(changes: Partial<SlotInput> = {}): SlotInput {
  return {
    timezone: 'UTC',
    availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }],
    durationMinutes: 30,
    busy: [],
    from: utc('2030-06-03T00:00'),
    to: utc('2030-06-04T00:00'),
    now: utc('2030-06-01T00:00'),
    ...changes,
  }
}

/** The instant of a UTC time, `yyyy-MM-ddTHH:mm`. */
export function utc(time: string): number {
  return Date.parse(`${time}:00Z`)
}

/** A busy period of that Monday. */
export function busyMonday(start: string, end: string) {
  return { start: utc(`2030-06-03T${start}`), end: utc(`2030-06-03T${end}`) }
}

/** The slots as UTC times, `HH:mm`. */
export function times(input: SlotInput): string[] {
  return computeSlots(input).map((start) => new Date(start).toISOString().slice(11, 16))
}
