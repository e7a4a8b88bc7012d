import tested from './accessibility.json'

/** Limits of what was tested; `items` are rules or screens. */
export type KnownLimit = { code: 'automated' | 'oneBrowser' | 'undecided' | 'screens' | 'content'; items: string[] }

/** What the last `npm run test:access` has looked at, and found no violation on. */
export type AccessibilityRun = {
  version: string
  /** A day, `2027-03-01`. */
  date: string
  /** The program with the rules, and its version. */
  engine: string
  browsers: string[]
  /** Ids of rules that were applied to at least one screen. */
  rules: string[]
  /** Addresses; a part in brackets is any value. */
  screens: string[]
  /** In CSS pixels, `375 × 812`. */
  sizes: string[]
  languages: string[]
  limits: KnownLimit[]
}

export const ACCESSIBILITY_RUN = tested as AccessibilityRun
