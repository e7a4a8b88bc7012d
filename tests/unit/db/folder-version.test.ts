import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFolderVersion } from '@/db/drivers/folder-version'

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'slotform-version-'))

describe('checkFolderVersion', () => {
  describe('the version of a data folder', () => {
    it('is written into a new one, which then opens again', () => {
      const folder = newFolder()
      checkFolderVersion(folder)
      expect(JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8'))).toEqual({ postgres: 18 })
      checkFolderVersion(folder)
    })

    it('refuses a folder that another major version wrote', () => {
      const folder = newFolder()
      writeFileSync(path.join(folder, 'version.json'), '{"postgres":17}')
      expect(() => checkFolderVersion(folder)).toThrow('was written by PostgreSQL 17')
    })
  })
})
