import { setImmediate as nextTurn } from 'node:timers/promises'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listCarriedLinks } from '@/db/queries/portability/carried-links'
import {
  findSettingsLine,
  LISTED,
  type ListedPart,
  listExportedForms,
  listLines,
  type Place,
} from '@/db/queries/portability/lines'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import type { Part } from '@/lib/shared/portability'
import {
  type LinkedBooking,
  type LinkedMeeting,
  type LinkLine,
  linesOf,
  linesOfBooking,
  linesOfMeeting,
} from './link-lines'

/** Rows of one statement. Nothing is held between two: a slow reader keeps no connection. */
const BATCH = 500
/** Bookings whose links are signed in one turn of the event loop. */
const SIGNED_PER_BATCH = 50

type Read = (owner: OwnerId, counted: (count: number) => void) => AsyncGenerator<string>

/** The lines of each list of an export, some at a time. `counted` is told how many. */
export const READERS: Record<Part, Read> = {
  ...(Object.fromEntries(LISTED.map((part) => [part, readerOf(part)])) as Record<ListedPart, Read>),
  async *settings(owner, counted) {
    counted(1)
    yield `${await findSettingsLine(database(), owner)}\n`
  },
  async *links(owner, counted) {
    for await (const lines of readLinks(owner)) {
      counted(lines.length)
      yield lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    }
  },
}

function readerOf(part: ListedPart): Read {
  return async function* read(owner, counted) {
    const isByForm = part === 'responses' || part === 'files'
    const formIds = isByForm ? (await listExportedForms(database(), owner)).map(({ id }) => id) : [undefined]
    for (const formId of formIds) {
      for await (const { count, lines } of batchesOf(owner, part, formId)) {
        counted(count)
        yield `${lines}\n`
      }
    }
  }
}

async function* batchesOf(owner: OwnerId, part: ListedPart, formId?: string) {
  let after: Place | null = null
  do {
    const batch = await listLines(database(), owner, { part, after, limit: BATCH, ...(formId && { formId }) })
    if (batch.count > 0) yield batch
    after = batch.count === BATCH ? batch.last : null
    await nextTurn()
  } while (after)
}

/** Links that this server has signed, then those that came with an import. */
async function* readLinks(owner: OwnerId): AsyncGenerator<LinkLine[]> {
  for await (const { lines } of batchesOf(owner, 'bookings')) {
    for await (const some of yieldBetweenBatches(lines.split('\n'), SIGNED_PER_BATCH)) {
      yield some.flatMap((line) => linesOfBooking(JSON.parse(line) as LinkedBooking))
    }
  }
  for await (const { lines } of batchesOf(owner, 'meetings')) {
    for await (const some of yieldBetweenBatches(lines.split('\n'), SIGNED_PER_BATCH)) {
      yield some.flatMap((line) => linesOfMeeting(JSON.parse(line) as LinkedMeeting))
    }
  }
  for await (const { lines } of batchesOf(owner, 'pages')) {
    yield lines.split('\n').flatMap((line) => {
      const { links } = JSON.parse(line) as { links: { id: string }[] }
      return links.flatMap(({ id }) => linesOf('page', id))
    })
  }
  let after = ''
  do {
    const carried = await listCarriedLinks(database(), owner, { after, limit: BATCH })
    yield carried
    after = carried.length === BATCH ? (carried.at(-1)?.hash ?? '') : ''
  } while (after)
}
