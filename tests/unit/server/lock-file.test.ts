import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = { version?: string; integrity?: string; link?: boolean; resolved?: string }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(packages).filter(([key]) => key !== '')

describe('package-lock.json', () => {
  it('has a hash for each package, also for other systems: one without it is installed unchecked', () => {
    const unchecked = entries.filter(([, { integrity = '', link }]) => !link && !/^sha512-/.test(integrity))
    expect(unchecked.map(([key, { version }]) => `${key} ${version}`)).toEqual([])
    expect(entries.length).toBeGreaterThan(500)
  })

  it('names no registry, so that each machine asks its own', () => {
    expect(entries.filter(([, { resolved, link }]) => resolved && !link)).toEqual([])
  })
})
