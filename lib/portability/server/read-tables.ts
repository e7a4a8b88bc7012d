import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findMailOwner } from '@/db/queries/accounts/mail-owner'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { hasProgramResponses } from '@/db/queries/forms/form-responses'
import { listAllEventIds, listEventsOf } from '@/db/queries/meetings/feed-events'
import { toCsv } from '@/lib/export/csv'
import { type CalendarEvent, toCalendarFeed } from '@/lib/export/ics'
import { toResponsesTable } from '@/lib/forms/answers/responses-export'
import { readAllResponses } from '@/lib/forms/server/all-responses'
import { listAskedQuestions } from '@/lib/forms/server/read-responses'
import { toFeedEvent } from '@/lib/meetings/server/feeds/feed-event'
import { REFRESH_SECONDS } from '@/lib/meetings/server/feeds/read-feed'
import { WHEN_UNDER_WAY } from '@/lib/platform/expensive-reads'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { textsOf } from '@/messages'

const BATCH = 200
/** Events that are drawn in one turn of the event loop. */
const EVENTS_PER_BATCH = 10

type Account = { owner: OwnerId; name: string; email: string }

/** All meetings as one calendar file, with the UIDs of the mails. */
export async function* readCalendar({ owner, name, email }: Account): AsyncGenerator<string> {
  const { language, team } = await findMailOwner(database(), owner)
  const texts = textsOf(language)
  const reader = { kind: 'full', ownerName: name, ownerEmail: email, team: team?.slug ?? null } as const
  async function* batches(): AsyncGenerator<CalendarEvent[]> {
    const ids = await listAllEventIds(database(), owner)
    for (let place = 0; place < ids.length; place += BATCH) {
      const rows = await listEventsOf(database(), owner, ids.slice(place, place + BATCH))
      for await (const some of yieldBetweenBatches(rows, EVENTS_PER_BATCH)) {
        yield some.map((row) => toFeedEvent(row, reader, texts))
      }
    }
  }
  yield* toCalendarFeed({ name: 'Slotform', refreshSeconds: REFRESH_SECONDS }, batches())
}

/** The responses to a form without spam, newest first, in the table that the list of responses exports. */
export async function* readTable(owner: OwnerId, formId: string): AsyncGenerator<string> {
  const key = { owner, formId }
  const t = textsOf(await findOwnerLanguage(database(), owner)).part('responses').t.csv
  // Each portion has the same columns.
  const asked = (await listAskedQuestions(key)).map((question) => ({ ...question, isDeleted: false }))
  const hasPrograms = await hasProgramResponses(database(), key)
  const heading = toResponsesTable([], asked, t, hasPrograms)
  yield toCsv(heading)
  for await (const responses of readAllResponses(key, {}, WHEN_UNDER_WAY)) {
    const rows = toResponsesTable(responses, asked, t, hasPrograms).slice(1)
    const cells = rows.map((row) => row.slice(0, heading[0]?.length))
    yield `\r\n${withoutMark(toCsv(cells))}`
  }
}

/** The file has one mark, at its beginning. */
const withoutMark = (csv: string) => csv.replace(/^\uFEFF/, '')
