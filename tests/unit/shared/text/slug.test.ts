import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isReservedSlug, randomSlug } from '@/lib/shared/text/slug'

/** The first segments of all our paths: folders of app, except private ones and those in brackets. */
function ownPaths(): string[] {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  return ['app', 'app/(owner)', 'app/(request)', 'app/(visitor)', 'app/(visitor)/in/[language]']
    .flatMap(folders)
    .filter((name) => !/^[([_]/.test(name))
}

describe('isReservedSlug', () => {
  describe('a slug', () => {
    it.each(ownPaths())('may not be %s, which is a route', (name) => {
      expect(isReservedSlug(name)).toBe(true)
    })

    it.each(['sign-in', 's-i-g-n-in', 'log-out', 'api-', 'time-slotpages', 'termsacceptance', 'well.known', 'sign_up'])(
      'may not be %s, which reads as a reserved name',
      (name) => {
        expect(isReservedSlug(name)).toBe(true)
      },
    )

    it('may have a reserved name in it', () => {
      expect(['sign-in-here', 'forms-2', 'my-account', '---'].filter(isReservedSlug)).toEqual([])
    })

    it('may not look like an id, by which an owner names a page', () => {
      expect(isReservedSlug('7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11')).toBe(true)
      expect(isReservedSlug('intro-call')).toBe(false)
    })

    it('that is made at random has five characters and is never a route', () => {
      const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
      const picks = [...'forms', ...'abc12'].map((letter) => letters.indexOf(letter))
      expect(randomSlug(() => picks.shift() ?? 0)).toBe('abc12')
    })
  })
})
