import { describe, expect, it } from 'vitest'
import { hashInputs } from '@/scripts/build.mjs'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { isInstalled } from '@/scripts/install.mjs'

const SERVER = { forTests: false }
const TESTS = { forTests: true }

describe('isInstalled', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } }

  it('is content with the locked versions, whatever else is there', () => {
    expect(isInstalled(wanted, { ...wanted, 'node_modules/b': { version: '2.0.0' } }, SERVER)).toBe(true)
  })

  it('wants what is missing, of another version or of another content', () => {
    expect(isInstalled(wanted, {}, SERVER)).toBe(false)
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }, SERVER)).toBe(false)
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'y' } }, SERVER)).toBe(false)
  })

  it('lets optional packages be missing, but not old', () => {
    const optional = { 'node_modules/c': { version: '1.0.0', optional: true } }
    expect(isInstalled(optional, {}, SERVER)).toBe(true)
    expect(isInstalled(optional, { 'node_modules/c': { version: '0.9.0' } }, SERVER)).toBe(false)
  })

  it('wants the packages for development for tests, and lets a server do without them', () => {
    const all = { ...wanted, 'node_modules/d': { version: '1.0.0', dev: true } }
    expect(isInstalled(all, wanted, SERVER)).toBe(true)
    expect(isInstalled(all, wanted, TESTS)).toBe(false)
    expect(isInstalled(all, all, TESTS)).toBe(true)
    expect(isInstalled(all, { ...wanted, 'node_modules/d': { version: '0.9.0' } }, SERVER)).toBe(false)
  })
})

describe('cleanEnv', () => {
  it('keeps what programs need to run and drops the product’s own settings', () => {
    const env = {
      PATH: '/bin',
      HOME: '/h',
      CHROMIUM_PATH: '/c',
      DATABASE_URL: 'postgres://x',
      SMTP_URL: 'y',
      PORT: '1',
    }
    const { PATH, HOME, CHROMIUM_PATH, ...rest } = cleanEnv(env)
    expect([PATH, HOME, CHROMIUM_PATH]).toEqual(['/bin', '/h', '/c'])
    expect(Object.keys(rest)).toEqual(['NEXT_TELEMETRY_DISABLED', '__NEXT_PROCESSED_ENV'])
  })
})

describe('hashInputs', () => {
  it('depends on what the build reads of the environment, and on nothing else of it', () => {
    expect(hashInputs({ PORT: '1' })).toBe(hashInputs({ PORT: '2' }))
    expect(hashInputs({ NEXT_PUBLIC_A: '1' })).not.toBe(hashInputs({ NEXT_PUBLIC_A: '2' }))
    expect(hashInputs({ NEXT_OUTPUT: 'standalone' })).not.toBe(hashInputs({}))
  })
})
