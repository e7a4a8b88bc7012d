import type { Database } from '@/db/client'
import {
  formLogicRules,
  formQuestions,
  forms,
  meetings,
  timeSlotAvailabilities,
  timeSlotPages,
  userSettings,
  users,
} from '@/db/schema'
import { DAY_MS } from '@/lib/scheduling/units'
import { isChoice } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { seedLargeForm } from './seed-large-form'
import { office, type Workload } from './workloads'

/** Enough owners that each has about as many bookings a day as a busy person. */
const BOOKED_OWNERS = 60
const BOOKED_DAYS = 390
const DURATION_MINUTES = 30
const ALL_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))

export type Seeded = {
  /** W1 as a page, from today on. */
  office: { slug: string; workload: Workload }
  /** Returns an unused slot, on another page than the previous one. */
  nextSlot: () => { slug: string; startTime: string }
}

export async function seed(db: Database): Promise<Seeded> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const workload = office(today)
  const { userId } = await createPage(db, 'office', workload)
  await createForm(db, userId)
  await seedLargeForm(db, userId)
  const busy = workload.busy.map(({ start, end }) => ({
    userId,
    title: 'Busy',
    startTime: new Date(start),
    endTime: new Date(end),
  }))
  await db.insert(meetings).values(busy)

  const always = { timezone: 'UTC', durationMinutes: DURATION_MINUTES, availabilities: ALL_DAY }
  const slugs = Array.from({ length: BOOKED_OWNERS }, (_, owner) => `booked-${owner}`)
  for (const slug of slugs) await createPage(db, slug, always)
  return { office: { slug: 'office', workload }, nextSlot: createSlots(slugs, today) }
}

/** Every second slot of a day, for the buffer takes part of the one between; each page in turn, then each day. */
function createSlots(slugs: string[], today: number): Seeded['nextSlot'] {
  let taken = 0
  return () => {
    const slug = slugs[taken % slugs.length] as string
    const turn = Math.floor(taken / slugs.length)
    const day = 1 + (turn % BOOKED_DAYS)
    const place = 2 * Math.floor(turn / BOOKED_DAYS)
    taken += 1
    const startTime = new Date(today + day * DAY_MS + place * DURATION_MINUTES * 60_000).toISOString()
    return { slug, startTime }
  }
}

type PageFacts = Pick<Workload, 'timezone' | 'durationMinutes' | 'availabilities'>

async function createPage(
  db: Database,
  slug: string,
  { timezone, durationMinutes, availabilities }: PageFacts,
): Promise<{ userId: string }> {
  const owner = { username: slug, email: `${slug}@example.com`, termsAccepted: true }
  const [user] = await db.insert(users).values(owner).returning()
  if (!user) throw new Error(`No owner of ${slug} was made`)
  await db.insert(userSettings).values({ userId: user.id, fullName: 'Olivia Owner' })
  const [page] = await db
    .insert(timeSlotPages)
    .values({ userId: user.id, slug, title: 'Intro call', timezone, duration: durationMinutes })
    .returning()
  if (!page) throw new Error(`No page ${slug} was made`)
  await db.insert(timeSlotAvailabilities).values(availabilities.map((span) => ({ ...span, pageId: page.id })))
  return { userId: user.id }
}

/** Two questions of each type, and a rule of each action. */
async function createForm(db: Database, userId: string): Promise<void> {
  const [form] = await db
    .insert(forms)
    .values({ userId, slug: 'bench-form', title: 'How was it?', isPublished: true })
    .returning()
  if (!form) throw new Error('No form was made')
  const options = ['Good', 'Fair', 'Poor'].map((label) => ({ value: label.toLowerCase(), label }))
  const questions = await db
    .insert(formQuestions)
    .values(
      [...QUESTION_TYPES, ...QUESTION_TYPES].map((questionType, order) => ({
        formId: form.id,
        questionType,
        question: `Question ${order + 1}`,
        description: 'A line that explains',
        options: isChoice(questionType) ? options : [],
        order,
      })),
    )
    .returning()
  const ids = questions.sort((one, other) => one.order - other.order).map(({ id }) => id)
  const when = { formId: form.id, condition: 'contains' as const, value: 'good' }
  await db.insert(formLogicRules).values([
    { ...when, sourceQuestionId: ids[0] ?? '', actionType: 'jump_to_question', targetQuestionId: ids[2], order: 0 },
    { ...when, sourceQuestionId: ids[3] ?? '', actionType: 'show_message', message: 'Thank you.', order: 1 },
    { ...when, sourceQuestionId: ids[6] ?? '', actionType: 'redirect', redirectUrl: 'https://example.com', order: 2 },
  ])
}
