import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '@/db/folder-lock'

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'slotform-lock-'))

describe('lockFolder', () => {
  describe('the lock of a data folder', () => {
    it('refuses a second holder and says which process has it', () => {
      const folder = newFolder()
      const release = lockFolder(folder)
      expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
      release()
      lockFolder(folder)()
    })

    it('is taken over from a process that is gone', () => {
      const folder = newFolder()
      const { pid } = spawnSync(process.execPath, ['-e', ''])
      writeFileSync(path.join(folder, 'lock'), `${pid} 1`)
      const release = lockFolder(folder)
      expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
      release()
    })

    it('is taken over when its process id now belongs to another program', () => {
      const folder = newFolder()
      writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`)
      lockFolder(folder)()
    })
  })

  describe('the data folder', () => {
    const modeOf = (folder: string) => (statSync(folder).mode & 0o7777).toString(8)

    it('is closed to others, when it is new and when it was there before', () => {
      const before = newFolder()
      chmodSync(before, 0o755)
      for (const folder of [before, path.join(newFolder(), 'new', 'folder')]) {
        lockFolder(folder)()
        expect(modeOf(folder)).toBe('700')
      }
    })

    it("is never a folder that is everybody's", () => {
      const shared = path.join(newFolder(), 'tmp')
      mkdirSync(shared)
      chmodSync(shared, 0o1777)
      expect(() => lockFolder(shared)).toThrow(/^DATABASE_URL: other users of this machine may enter the data folder/)
      expect(modeOf(shared)).toBe('1777')
    })
  })
})
