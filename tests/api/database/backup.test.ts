// @module-tag nightly
// @module-tag every-database
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { ArchiveReader } from '@/lib/backup/archive-reader'
import { restoreBackup } from '@/lib/backup/restore-backup'
import { writeBackup } from '@/lib/backup/write-backup'
import { createFolderStore } from '@/lib/files/folder-store'
import { signInOwner } from '@/tests/support/api/owner'
import { closePlaces, emptyFolder, emptyServer, restoreInto, rulesOf } from '@/tests/support/database/backup-places'
import { contentsOf } from '@/tests/support/database/contents'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { insertFile } from '@/tests/support/factories/files'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

const SECRETS = JSON.stringify({ authSecret: 'of the folder', encryptionKey: 'of the folder, too' })
const TRICKY = 'Grüße 👋 "quoted"\nsecond line \\ back\u0001'
const folder = mkdtempSync(path.join(tmpdir(), 'slotform-backup-'))
const store = createFolderStore(path.join(folder, 'files'))
const isServer = process.env.TEST_DATABASE === 'postgres'
let archived: string
let key: string

const source = () => ({ db: database(), target: { kind: 'embedded' as const, directory: folder }, store })
const fileOf = (directory: string, name: string) => path.join(directory, ...name.split('/'))

beforeAll(async () => {
  const owner = await signInOwner()
  const page = await createPage(owner, { title: TRICKY.slice(0, 20), description: TRICKY })
  expect((await bookBy(owner, page.slug, visitor(inDays(3)))).status).toBe(201)
  const { form, ids } = await createFormWith(owner, 'text')
  const responseId = await createResponse(owner, form.slug, { [ids[0]]: TRICKY })
  const id = await insertFile({ formId: form.id, questionId: ids[0], responseId })
  key = `none/${id}`
  const arrived = path.join(folder, 'arrived')
  writeFileSync(arrived, 'what a visitor sent')
  await store.put(key, arrived, { size: 19, sha256: '' })
  await createKey(owner)
  await query(sql`insert into pictures (user_id, kind, bytes)
    select id, 'face', decode('00ff10deadbeef', 'hex') from users limit 1`)
  await query(sql`update users set created_at = '2026-02-03 04:05:06.789012+00'`)
  writeFileSync(path.join(folder, 'secrets.json'), SECRETS)
  archived = await backup('whole.zip')
})
// The first data folder is made here, and takes the longest.
beforeAll(async () => {
  await newFolder()
  await closePlaces()
})
afterEach(closePlaces)
afterAll(() => rmSync(folder, { recursive: true }))

async function backup(name: string, from: Parameters<typeof writeBackup>[0] = source()): Promise<string> {
  const file = path.join(folder, name)
  await writeBackup(from, file)
  return file
}

const newFolder = () => emptyFolder(folder)
const newServer = () => emptyServer(folder)
const PLACES = [['a data folder', newFolder] as const, ...(isServer ? [['a server', newServer] as const] : [])]

describe('restoreBackup', () => {
  it.each(PLACES)('brings every row and every file into %s', async (_, makePlace) => {
    const place = await makePlace()
    await restoreInto(archived, place)
    const [there, here] = [await contentsOf(place.db), await contentsOf(database())]
    expect(there).toEqual(here)
    expect(there.users?.length).toBeGreaterThan(0)
    expect(readFileSync(fileOf(path.join(place.directory, 'files'), key), 'utf8')).toBe('what a visitor sent')
    if (place.target.kind === 'embedded')
      expect(readFileSync(path.join(place.directory, 'secrets.json'), 'utf8')).toBe(SECRETS)
    // Nothing is left to be migrated, and the constraints and triggers are those of a new database of the same kind.
    expect(await migrate(place.db, { isAlone: true })).toBe(0)
    if ((place.target.kind === 'postgres') === isServer)
      expect(await rulesOf(place)).toEqual(await rulesOf({ db: database() }))
  })

  it.runIf(isServer)('goes from a server by a data folder to a server', async () => {
    const [embedded, server] = [await newFolder(), await newServer()]
    await restoreInto(archived, embedded)
    await restoreInto(await backup('second.zip', embedded), server)
    expect(await contentsOf(server.db)).toEqual(await contentsOf(database()))
  })

  it('refuses a database that is not empty, and replaces all of it when told to', async () => {
    const place = await newFolder()
    await migrate(place.db, { isAlone: true })
    await place.db.execute(sql`insert into users (username, email) values ('other', 'other@example.com')`)
    const before = await contentsOf(place.db)
    await expect(restoreInto(archived, place)).rejects.toThrow('not empty')
    expect(await contentsOf(place.db)).toEqual(before)
    await restoreInto(archived, place, true)
    expect(await contentsOf(place.db)).toEqual(await contentsOf(database()))
  })

  it('takes a backup of an older release, which the next step brings up to date', async () => {
    const [older, place] = [await newFolder(), await newFolder()]
    const migrations = readMigrations().slice(0, 47)
    await migrate(older.db, { isAlone: true, migrations })
    await older.db.execute(sql`insert into users (username, email) values ('ada', 'ada@example.com')`)
    await restoreInto(await backup('older.zip', older), place)
    expect(await contentsOf(place.db)).toEqual(await contentsOf(older.db))
    expect(await migrate(place.db, { isAlone: true })).toBe(readMigrations().length - 47)
  })

  it('refuses a backup of a newer release, and leaves the database alone', async () => {
    const [newer, place] = [await newFolder(), await newFolder()]
    await migrate(newer.db, { isAlone: true })
    await newer.db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 9999999999999)`)
    const file = await backup('newer.zip', newer)
    await expect(restoreInto(file, place)).rejects.toThrow('newer release')
    expect(await contentsOf(place.db)).toEqual({})
  })

  it('leaves nothing in the database when it fails half way', async () => {
    const place = await newFolder()
    const archive = await ArchiveReader.open(archived)
    const lines = archive.lines.bind(archive)
    archive.lines = (name) => {
      if (name === 'tables/time_slot_pages.jsonl') throw new Error('The machine went off')
      return lines(name)
    }
    await expect(restoreBackup(archive, place, { isReplacing: false })).rejects.toThrow()
    archive.close()
    expect(await contentsOf(place.db)).toEqual({})
    await restoreInto(archived, place)
    expect(await contentsOf(place.db)).toEqual(await contentsOf(database()))
  })
})

describe('writeBackup', () => {
  it('is of one moment, whatever is written meanwhile', async () => {
    const place = await newFolder()
    const owner = await signInOwner()
    const written = backup('busy.zip')
    const made = Promise.all([1, 2, 3].map((number) => createPage(owner, { title: `Meanwhile ${number}` })))
    await restoreInto(await written, place)
    await made
    const contents = await contentsOf(place.db)
    // Each page of the archive has its rows in every table that follows it.
    expect(contents.users?.length).toBe((await contentsOf(database())).users?.length)
    await query(sql`delete from users where email = ${owner.email}`)
  })

  it('leaves no row out of a table that is longer than a portion', async () => {
    const place = await newFolder()
    await query(sql`insert into rate_limits (key, points) select 'backup ' || n, n from generate_series(1, 5000) n`)
    await restoreInto(await backup('long.zip'), place)
    expect((await contentsOf(place.db)).rate_limits).toEqual((await contentsOf(database())).rate_limits)
    await query(sql`delete from rate_limits where key like 'backup %'`)
  })

  it('is readable by its owner alone, and says when a disk is full', async () => {
    expect(statSync(archived).mode & 0o777).toBe(0o600)
    if (existsSync('/dev/full'))
      await expect(writeBackup(source(), '/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' })
  })
})

/** Spoils the data of the first file in a zip: some bytes around it, such as times of change, no reader looks at. */
function flip(file: string): void {
  const bytes = readFileSync(file)
  const at = LOCAL_HEADER_BYTES + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

const LOCAL_HEADER_BYTES = 30

describe('ArchiveReader', () => {
  it.each([
    ['is cut short', (file: string) => truncateSync(file, statSync(file).size - 100)],
    ['has another byte', flip],
    ['is something else', (file: string) => writeFileSync(file, 'PK is not enough')],
  ])('refuses a file that %s', async (_, spoil) => {
    const file = path.join(folder, 'spoiled.zip')
    writeFileSync(file, readFileSync(archived))
    spoil(file)
    await expect(
      ArchiveReader.open(file).then((archive) => archive.verify().finally(() => archive.close())),
    ).rejects.toMatchObject({ name: 'BackupError' })
  })

  it('says that there is no such file', async () => {
    await expect(ArchiveReader.open(path.join(folder, 'none.zip'))).rejects.toThrow('There is no file')
    expect(readdirSync(folder)).not.toContain('none.zip')
  })
})
