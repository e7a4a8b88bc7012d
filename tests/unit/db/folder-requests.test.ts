import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from '@/db/folder-lock'
import { answerRequests, askHolder, REQUESTED } from '@/db/folder-requests'

let directory: string
let release: () => void
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'slotform-requests-'))
  release = lockFolder(directory)
})
afterEach(() => {
  release()
  rmSync(directory, { recursive: true, force: true })
})

const folder = () => path.join(directory, REQUESTED.export)
const names = () => readdirSync(folder()).map((name) => path.extname(name))
const explain = async (error: unknown) => (error as Error).message
const answer = (write: (partial: string, wish: string) => unknown) =>
  answerRequests(directory, { what: 'export', write: async (partial, wish) => write(partial, wish), explain })
const ask = (wish: string) => askHolder(directory, 'export', wish)
const isAsked = () => vi.waitFor(() => expect(names()).toEqual(['.request']))

describe('askHolder', () => {
  it('gets what the process that holds the folder has written for its wish', async () => {
    const asked = ask('ada@example.com')
    await isAsked()
    await answer((partial, wish) => writeFileSync(partial, `all of ${wish}`))
    const written = await asked
    expect(readFileSync(written, 'utf8')).toBe('all of ada@example.com')
    expect(names()).toEqual(['.zip'])
  })

  it('throws the sentence of what went wrong, and nothing is left', async () => {
    const asked = ask('nobody')
    await isAsked()
    await answer((partial) => {
      writeFileSync(partial, 'half of it')
      throw new Error('No account has this name.')
    })
    await expect(asked).rejects.toThrow('No account has this name.')
    expect(names()).toEqual([])
  })

  it('does not wait for a process that has ended', async () => {
    const asked = ask('ada')
    await isAsked()
    release()
    await expect(asked).rejects.toThrow('The server ended before')
  })

  it('is told by the next process when one has died over its archive', async () => {
    const asked = ask('ada')
    await isAsked()
    void answer(() => new Promise(() => {}))
    await vi.waitFor(() => expect(names()).toEqual(['.begun']))
    await answer(() => {})
    await expect(asked).rejects.toThrow('The server ended before')
  })
})

describe('answerRequests', () => {
  it('answers nothing where nobody has asked', async () => {
    const write = vi.fn()
    await answer(write)
    expect(write).not.toHaveBeenCalled()
    expect(existsSync(folder())).toBe(false)
  })

  it('removes what processes have left: half an archive at once, a whole one that nobody took after an hour', async () => {
    mkdirSync(folder())
    const anHourAgo = Date.now() / 1000 - 3_700
    for (const [name, at] of Object.entries({ 'a.partial': 0, 'b.zip': anHourAgo, 'c.zip': Date.now() / 1000 })) {
      writeFileSync(path.join(folder(), name), '')
      utimesSync(path.join(folder(), name), at, at)
    }
    await answer(() => {})
    expect(readdirSync(folder())).toEqual(['c.zip'])
  })
})
