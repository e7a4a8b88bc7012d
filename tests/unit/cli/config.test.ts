import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { configFile, findLogin, forgetLogin, isOpenWire, readSaved, saveLogin, toOrigin } from '@/cli/config'
import { newHome } from '../../support/cli'

const LOGIN = { url: 'https://slots.example', key: 'sf_saved' }

describe('toOrigin', () => {
  it('takes an address as people type it', () => {
    expect(['slots.example', 'https://slots.example/', 'localhost:3000', 'http://10.0.0.1:80'].map(toOrigin)).toEqual([
      'https://slots.example',
      'https://slots.example',
      'http://localhost:3000',
      'http://10.0.0.1',
    ])
  })

  it('refuses what is no server', () => {
    for (const text of ['', 'ftp://a.example', 'https://a.example/intro', 'https://me:pw@a.example', 'a b'])
      expect(() => toOrigin(text)).toThrow('is not the address of a server')
  })

  it('knows where a key can be read on its way', () => {
    expect(
      ['http://slots.example', 'https://slots.example', 'http://localhost:1', 'http://[::1]:1'].map(isOpenWire),
    ).toEqual([true, false, false, false])
  })
})

describe('saveLogin', () => {
  it('is for its owner alone, also where a readable file was', () => {
    const env = newHome()
    const file = configFile({ env })
    mkdirSync(path.dirname(file))
    writeFileSync(file, '{}', { mode: 0o644 })
    expect(saveLogin({ env }, LOGIN)).toBe(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readSaved({ env })).toEqual(LOGIN)
    forgetLogin({ env })
    forgetLogin({ env })
    expect(readSaved({ env })).toBeNull()
  })
})

describe('findLogin', () => {
  const find = (env: Record<string, string>) => {
    const saved = newHome()
    saveLogin({ env: saved }, LOGIN)
    return findLogin({ env: { ...saved, ...env } })
  }

  it('prefers the environment', () => {
    expect(find({})).toEqual(LOGIN)
    expect(find({ SLOTFORM_KEY: 'sf_env' })).toEqual({ ...LOGIN, key: 'sf_env' })
    expect(find({ SLOTFORM_URL: 'other.example', SLOTFORM_KEY: 'sf_env' })).toEqual({
      url: 'https://other.example',
      key: 'sf_env',
    })
  })

  it('never sends a saved key to another instance', () => {
    expect(find({ SLOTFORM_URL: 'https://slots.example/' })).toEqual(LOGIN)
    expect(() => find({ SLOTFORM_URL: 'https://other.example' })).toThrow('There is no key for https://other.example.')
  })

  it('says so when the file is damaged, unless it is not needed', () => {
    const env = newHome()
    mkdirSync(path.dirname(configFile({ env })))
    writeFileSync(configFile({ env }), '{"url": 3}')
    expect(() => findLogin({ env })).toThrow('is damaged')
    expect(findLogin({ env: { ...env, SLOTFORM_URL: 'a.example', SLOTFORM_KEY: 'sf_x' } }).key).toBe('sf_x')
  })
})
