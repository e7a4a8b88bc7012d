import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'
import { listCurrentPictures, listExportedForms, listStoredFiles } from '@/db/queries/portability/lines'
import { listMembers } from '@/db/queries/teams/members'
import { findFileStore } from '@/lib/files/file-store'
import { organizerAddress } from '@/lib/platform/mail-from'
import { signingFingerprints } from '@/lib/platform/signature'
import { AppError } from '@/lib/shared/errors'
import { pick } from '@/lib/shared/pick'
import { EXPORT_SCHEMA, fileEntry, MANIFEST, PARTS, type Part, partEntry, pictureEntry } from '@/lib/shared/portability'
import product from '@/package.json'
import type { Manifest } from '../manifest'
import { createExportId, isExportId } from './export-id'
import { exportInTurn } from './export-turn'
import { READERS } from './read-parts'
import { readCalendar, readTable } from './read-tables'
import { sealOf } from './seal'
import { type Entry, writeZip } from './write-zip'

const FILES_AT_ONCE = 500

/** `email`: null for a team. */
type Owner = { id: OwnerId; email: string | null }

/** An export can be fetched at once: it is made while it is sent. */
export function createExport(owner: OwnerId, now: Date): { id: string; status: 'ready' } {
  return { id: createExportId(owner, now), status: 'ready' }
}

export type OpenedExport = { name: string; body: ReadableStream<Uint8Array> }

/** Throws 404 for an id that is another owner's, or too old, and 503 while others are exported. */
export async function openExport(owner: Owner, id: string, now: Date): Promise<OpenedExport> {
  if (!isExportId(id, owner.id, now)) throw new AppError('export_not_found')
  return {
    name: `slotform-${now.toISOString().slice(0, 10)}.zip`,
    body: await exportInTurn(owner.id, () => exportAccount(owner, now)),
  }
}

/** Everything of an account but its secrets, as a zip that is made while it is read. */
export async function exportAccount(owner: Owner, now: Date): Promise<ReadableStream<Uint8Array>> {
  const counts = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>
  const entries: Entry[] = [
    ...PARTS.map((part) => ({
      name: partEntry(part),
      read: () =>
        READERS[part](owner.id, (count) => {
          counts[part] += count
        }),
    })),
    ...(await readEntries(owner)),
  ]
  const createdAt = now.toISOString()
  const members = (await listMembers(database(), owner.id)).map((member) => pick(member, ['name', 'email', 'role']))
  const make = (facts: Manifest['entries']) =>
    `${JSON.stringify(
      {
        product: 'slotform',
        schema: EXPORT_SCHEMA,
        version: product.version,
        createdAt,
        account: { id: owner.id, seal: sealOf(owner.id, { createdAt, entries: facts }) },
        ...(members.length > 0 && { members }),
        signingKeys: signingFingerprints(),
        counts,
        entries: facts,
      } satisfies Manifest,
      null,
      1,
    )}\n`
  return writeZip(entries, { name: MANIFEST, make })
}

async function readEntries({ id, email }: Owner): Promise<Entry[]> {
  const name = (await findSettings(database(), id))?.fullName || (email ?? '')
  const pictures = await listCurrentPictures(database(), id)
  const forms = await listExportedForms(database(), id)
  return [
    { name: 'meetings.ics', read: () => readCalendar({ owner: id, name, email: organizerAddress(email) }) },
    ...forms.map(({ id: formId, slug }) => ({ name: `csv/${slug}.csv`, read: () => readTable(id, formId) })),
    ...pictures.map(({ kind, bytes }) => ({ name: pictureEntry(kind), read: () => once(bytes) })),
    ...(await readFiles(id)),
  ]
}

async function readFiles(owner: OwnerId): Promise<Entry[]> {
  const store = findFileStore()
  const entries: Entry[] = []
  let after: string | null = null
  do {
    const files = await listStoredFiles(database(), owner, { after, limit: FILES_AT_ONCE })
    // An object that is gone leaves an empty entry, which an import reports.
    const read = async function* (key: string) {
      const object = await store?.read(key)
      if (object) yield* object
    }
    entries.push(...files.map(({ id, key }) => ({ name: fileEntry(id), read: () => read(key) })))
    after = files.length === FILES_AT_ONCE ? (files.at(-1)?.id ?? null) : null
  } while (after)
  return entries
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
