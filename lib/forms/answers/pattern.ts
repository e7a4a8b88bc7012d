import { RE2JS } from 're2js'

/** In characters, and in instructions once compiled: a repeat of repeats grows far beyond what was typed. */
export const MAX_PATTERN = 500
const MAX_PROGRAM = 1_000
const MAX_KEPT = 200

/** The patterns of the forms that were answered lately; null for one that cannot be compiled. */
const compiled = new Map<string, RE2JS | null>()

/** True where the pattern is found in the text, in time linear in the text. One that cannot be compiled refuses nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern)?.matcher(text).find() ?? true
}

/** True for a pattern of RE2 within the limits. */
export function isPattern(pattern: string): boolean {
  return compile(pattern) !== null
}

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= MAX_KEPT) compiled.clear()
  const fresh = tryCompile(pattern)
  compiled.set(pattern, fresh)
  return fresh
}

function tryCompile(pattern: string): RE2JS | null {
  if (pattern.length > MAX_PATTERN) return null
  try {
    const program = RE2JS.compile(pattern)
    return program.programSize() <= MAX_PROGRAM ? program : null
  } catch {
    return null
  }
}
