import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '@/db/folder-lock'

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'slotform-lock-'))

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
