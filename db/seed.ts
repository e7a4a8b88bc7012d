import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { computeSlots, guardOf, lengthsOf, type SlotRules, toSlotRules } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Database } from './client'
import { meetings, timeSlotAvailabilities, timeSlotBookings, timeSlotPages, userSettings, users } from './schema'
import { seedForm } from './seed-form'
import { seedMeetings } from './seed-meetings'

const EMAIL = 'demo@example.com'
const TIMEZONE = 'Europe/Istanbul'

const PAGES = [
  {
    slug: 'demo-intro',
    title: 'Intro call',
    description: 'Half an hour to get to know each other.\nBring your questions.',
    duration: 30,
    hours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
  },
  {
    slug: 'demo-workshop',
    title: 'Workshop',
    description: 'Two hours on your project, with time for coffee.',
    duration: 120,
    hours: [2, 4].flatMap((dayOfWeek) => [
      { dayOfWeek, startTime: '09:00', endTime: '13:00' },
      { dayOfWeek, startTime: '14:00', endTime: '18:00' },
    ]),
  },
]

const VISITORS = ['Vera Visitor', 'Çağrı Yılmaz', 'Max Mustermann', 'Aoife Ní Bhriain', 'Ravi Shrestha', 'Mei Lin']

class SeedError extends Error {
  override name = 'SeedError'
}

/** Creates a demo owner with meetings, pages, bookings, a form and responses. Existing data is kept. Sends no email. */
export async function seed(db: Database, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const userId = await makeOwner(tx, now)
    const booked = await makePages(tx, userId, now)
    const own = await seedMeetings(tx, userId, TIMEZONE, now)
    const responses = await seedForm(tx, userId, now)
    if (booked === null && own === null && responses === null) return `${EMAIL} already has demo data.`
    const made = [
      booked !== null && `${PAGES.length} pages and ${booked} bookings`,
      own !== null && `${own} meetings`,
      responses !== null && `a form and ${responses} responses`,
    ]
    return `Made ${EMAIL} with ${made.filter(Boolean).join(', ')}. Sign in with that address.`
  })
}

/** Returns the number of bookings, or null if the owner already has pages. */
async function makePages(tx: Database, userId: string, now: Date): Promise<number | null> {
  const [existing] = await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.userId, userId))
  if (existing) return null
  let booked = 0
  for (const page of PAGES) booked += await makePage(tx, userId, page, now)
  return booked
}

async function makeOwner(tx: Database, now: Date): Promise<string> {
  await tx
    .insert(users)
    .values({ email: EMAIL, username: 'demo', termsAccepted: true, termsAcceptedAt: now })
    .onConflictDoNothing()
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, EMAIL))
  if (!owner) throw new SeedError(`The username demo belongs to an address other than ${EMAIL}.`)
  await tx
    .insert(userSettings)
    .values({ userId: owner.id, fullName: 'Demo Owner', timezone: TIMEZONE, savedAt: now })
    .onConflictDoNothing()
  return owner.id
}

async function makePage(tx: Database, userId: string, page: (typeof PAGES)[number], now: Date): Promise<number> {
  const { hours, ...fields } = page
  const [row] = await tx
    .insert(timeSlotPages)
    .values({ ...fields, userId, timezone: TIMEZONE })
    .returning()
  if (!row) throw new SeedError(`The page ${page.slug} could not be made.`)
  await tx.insert(timeSlotAvailabilities).values(hours.map((hour) => ({ ...hour, pageId: row.id })))
  const rules = toSlotRules({ ...row, durations: [row.duration], availabilities: hours }, now.getTime())
  const starts = await freeStarts(tx, userId, rules, now)
  for (const [index, start] of starts.entries()) await makeBooking(tx, { page: row, rules, start, index })
  return starts.length
}

/** Every seventh free slot of the next two weeks. */
async function freeStarts(tx: Database, userId: string, rules: SlotRules, now: Date): Promise<number[]> {
  const booked = await tx
    .select({ start: timeSlotBookings.startTime, end: timeSlotBookings.endTime })
    .from(timeSlotBookings)
    .where(eq(timeSlotBookings.userId, userId))
  const slots = computeSlots({
    ...rules,
    busy: booked.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
    from: now.getTime(),
    to: now.getTime() + 14 * DAY_MS,
    now: now.getTime(),
  })
  return slots.filter((_, index) => index % 7 === 3).slice(0, VISITORS.length)
}

async function makeBooking(
  tx: Database,
  made: { page: typeof timeSlotPages.$inferSelect; rules: SlotRules; start: number; index: number },
): Promise<void> {
  const { page, rules, start, index } = made
  const { userId } = page
  const bookingId = randomUUID()
  const times = { startTime: new Date(start), endTime: new Date(start + lengthsOf(rules).durationMs) }
  const attendeeEmail = `visitor${index + 1}@example.com`
  await tx.insert(timeSlotBookings).values({
    id: bookingId,
    occurrenceId: bookingId,
    pageId: page.id,
    userId,
    ...times,
    ...guardOf(rules, times),
    attendeeName: VISITORS[index] ?? 'Visitor',
    attendeeEmail,
    attendeeTimezone: TIMEZONE,
  })
  await tx.insert(meetings).values({
    userId,
    bookingId,
    ...times,
    title: page.title,
    description: page.description,
    attendees: [attendeeEmail],
    primarySource: 'time_slot',
  })
}
