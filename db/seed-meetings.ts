import { and, eq } from 'drizzle-orm'
import { addDays, getZone, localDate, toInstant } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { Database } from './client'
import { meetings } from './schema'

type DemoMeeting = {
  /** Days from today. */
  day: number
  time: string
  minutes: number
  title: string
  description?: string
  attendees?: string[]
  place?: string
  meetLink?: string
  isCancelled?: boolean
}

const MEETINGS: DemoMeeting[] = [
  { day: -20, time: '10:00', minutes: 90, title: 'Kick-off', place: 'Office, Room 1', attendees: ['ada@example.com'] },
  { day: -6, time: '14:00', minutes: 45, title: 'Design review', attendees: ['ada@example.com', 'grace@example.com'] },
  {
    day: 0,
    time: '16:30',
    minutes: 30,
    title: 'Weekly sync',
    description: "What went well, what didn't, and who needs help.",
    attendees: [
      'ada@example.com',
      'grace@example.com',
      'alan@example.com',
      'barbara@example.com',
      'edsger@example.com',
    ],
    meetLink: 'https://meet.example.com/weekly-sync',
  },
  {
    day: 1,
    time: '12:00',
    minutes: 60,
    title: 'Lunch with Grace',
    attendees: ['grace@example.com'],
    place: 'Café Moda',
  },
  { day: 3, time: '11:00', minutes: 60, title: 'Interview', attendees: ['alan@example.com'], isCancelled: true },
  { day: 5, time: '23:00', minutes: 150, title: 'Release', description: 'Past midnight, when traffic is low.' },
  { day: 9, time: '09:30', minutes: 60, title: 'Quarterly planning', attendees: ['barbara@example.com'] },
]

/** Meetings of the demo owner, before and after today. Returns how many, or null if there are some already. */
export async function seedMeetings(tx: Database, userId: string, timezone: string, now: Date): Promise<number | null> {
  const [existing] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.userId, userId), eq(meetings.primarySource, 'platform')))
    .limit(1)
  if (existing) return null
  const today = localDate(timezone, now.getTime())
  await tx.insert(meetings).values(MEETINGS.map((meeting) => toRow(meeting, userId, timezone, today)))
  return MEETINGS.length
}

function toRow(meeting: DemoMeeting, userId: string, timezone: string, today: string) {
  const { day, time, minutes, title, description = '', attendees = [], place, meetLink, isCancelled } = meeting
  const start = toInstant(getZone(timezone), Date.parse(`${addDays(today, day)}T${time}:00Z`))
  return {
    userId,
    title,
    description,
    attendees,
    startTime: new Date(start),
    endTime: new Date(start + minutes * MINUTE_MS),
    locationData: { ...(place && { customLocation: place }), ...(meetLink && { meetLink }) },
    status: isCancelled ? ('cancelled' as const) : ('confirmed' as const),
  }
}
