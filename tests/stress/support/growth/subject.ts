import { DAY_MS } from '@/lib/scheduling/units'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { FIRST_HEAVY, HEAVY_OWNER, idOf, LIMITED_FORMS, ROWS_EACH, sessionOf } from './ids'
import type { Loaded } from './load'
import { smallOwnerOf } from './sizes'

export type SubjectKind = 'small' | 'heavy'

/** Whom a call is about: an owner of a loaded database, in a browser of theirs, and a visitor. */
export type Subject = ReturnType<typeof subjectOf>

/** Far from everything that was loaded, and before any horizon. */
const FIRST_DAY = 150

export function subjectOf({ size, salt, name }: Loaded, kind: SubjectKind) {
  const number = kind === 'heavy' ? HEAVY_OWNER : smallOwnerOf(size)
  const owner = new ApiClient()
  owner.cookies.set('authjs.session-token', sessionOf(number))
  let taken = 0
  return {
    kind,
    database: name,
    owner,
    guest: new ApiClient(),
    email: `owner${number}@example.com`,
    userId: idOf(salt, 'owner', number),
    slug: `page-${number}-1`,
    slugWithForm: `page-${number}-2`,
    pageId: idOf(salt, 'page', number * ROWS_EACH + 1),
    form: { id: idOf(salt, 'form', number), slug: `form-${number}`, ...answersOf(salt, number) },
    limitedForm: {
      id: idOf(salt, 'form', LIMITED_FORMS + number),
      slug: `limited-${number}`,
      ...answersOf(salt, LIMITED_FORMS + number),
    },
    integrationId: idOf(salt, 'integration', number),
    team: { id: idOf(salt, 'team', number), pageId: idOf(salt, 'team page', number), slug: `team-page-${number}` },
    /** One whose mails were sent. */
    pastMeetingId: idOf(salt, 'meeting', kind === 'heavy' ? FIRST_HEAVY + 150 : number * ROWS_EACH + 2),
    /** A free start within the hours of every page. */
    nextStart: (): string => {
      taken += 1
      const monday = mondayAfter(Date.now() + FIRST_DAY * DAY_MS)
      const day = monday + (Math.floor(taken / 15) * 7 + (taken % 5)) * DAY_MS
      return new Date(day + (9 + 2 * (Math.floor(taken / 5) % 3)) * 3_600_000).toISOString()
    },
  }
}

/** Answers to the questions of a loaded form. */
function answersOf(salt: string, form: number) {
  const question = (place: number) => idOf(salt, 'question', form * 10 + place)
  return {
    responses: { [question(1)]: 'Vera', [question(3)]: 'green', [question(4)]: 4, [question(5)]: 'All is well' },
  }
}

function mondayAfter(ms: number): number {
  const day = Math.floor(ms / DAY_MS) * DAY_MS
  return day + ((8 - new Date(day).getUTCDay()) % 7) * DAY_MS
}

/** A call that is refused costs little and proves nothing. */
export async function succeed(answered: Promise<Answer>): Promise<Answer> {
  const answer = await answered
  if (answer.status >= 300) throw new Error(`Refused with ${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer
}

/** Prepares one call, and answers the part of it that is measured. */
export type Measured = (subject: Subject) => Promise<() => Promise<unknown>>
export type Calls = Record<string, Measured>

/** A call that needs no preparation. */
export const plain =
  (send: (subject: Subject) => Promise<unknown>): Measured =>
  async (subject) =>
  () =>
    send(subject)

export const getting = (who: 'owner' | 'guest', path: (subject: Subject) => string): Measured =>
  plain((subject) => succeed(subject[who].get(path(subject))))

export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()
export const dateInDays = (days: number): string => inDays(days).slice(0, 10)
