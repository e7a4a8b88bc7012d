import { describe, expect, it } from 'vitest'
import { linesOf } from '@/lib/backup/restored-lines'

const sum = { sha256: 'a'.repeat(64) }
const tables = { users: { rows: 2, ...sum }, forms: { rows: 3, ...sum } }
const manifest = { tables, files: { count: 1, ...sum }, secrets: sum }
const KEYS = 'Set AUTH_SECRET and ENCRYPTION_KEY as they were where the backup was written.'

describe('linesOf', () => {
  it('counts rows and files, and tells of migrations', () => {
    const lines = linesOf('a.zip', { ...manifest, secrets: null }, { applied: 2, isEmbedded: true }).split('\n')
    expect(lines).toEqual(['Restored a.zip: 5 rows of 2 tables, 1 files.', 'Applied 2 migrations.', KEYS])
  })

  it('prefers keys that were set over those of the data folder, which may have signed nothing', () => {
    const [, onServer] = linesOf('a.zip', manifest, { applied: 0, isEmbedded: false }).split('\n')
    expect(onServer).toBe(`${KEYS} If one was not set there, take it from secrets.json of the backup.`)
    const [, inFolder] = linesOf('a.zip', manifest, { applied: 0, isEmbedded: true }).split('\n')
    expect(inFolder).toBe('If AUTH_SECRET or ENCRYPTION_KEY was set where the backup was written, set it here, too.')
  })
})
