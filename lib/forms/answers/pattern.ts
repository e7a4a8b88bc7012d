import { RE2JS } from 're2js'
import type { Question } from '@/lib/shared/forms/question'
import { MAX_PATTERN_STEPS } from '@/lib/shared/forms/question-validation'

/** In characters, and in instructions once compiled: a repeat of repeats grows far beyond what was typed. */
export const MAX_PATTERN = 500
const MAX_PROGRAM = 1_000
/** The patterns of two forms at least. */
const MAX_KEPT = 200

/** The patterns of the forms that were answered lately, the last used at the end; null for one that cannot be compiled. */
const compiled = new Map<string, RE2JS | null>()

/** True where the pattern is found in the text, in time linear in the text. One that cannot be compiled refuses nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern)?.matcher(text).find() ?? true
}

/** True for a pattern of RE2 within the limits. */
export function isPattern(pattern: string): boolean {
  return compile(pattern) !== null
}

/** True if the next use of the pattern does not compile it, which takes tens of milliseconds at worst. */
export function isCompiled(pattern: string): boolean {
  return compiled.has(pattern)
}

/** The instructions of all patterns of a form. */
export function programSize(patterns: readonly string[]): number {
  return patterns.reduce((sum, pattern) => sum + (compile(pattern)?.programSize() ?? 0), 0)
}

/**
 * The most characters of an answer that the patterns of its form are looked for in, so that all answers to a form take a bounded
 * time together. `MIN_PATTERN_TEXT` at least, but for forms of earlier releases and of other installations.
 */
export function longestMatched(questions: readonly Question[]): number {
  const known = longest.get(questions)
  if (known !== undefined) return known
  const fresh = Math.floor(MAX_PATTERN_STEPS / programSize(patternsOf(questions)))
  longest.set(questions, fresh)
  return fresh
}
const longest = new WeakMap<readonly Question[], number>()

export function patternsOf(questions: readonly Question[]): string[] {
  return questions.flatMap(({ validation: { pattern } }) => pattern || [])
}

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern)
  const program = known === undefined ? tryCompile(pattern) : known
  compiled.delete(pattern)
  compiled.set(pattern, program)
  const [oldest] = compiled.keys()
  if (compiled.size > MAX_KEPT && oldest !== undefined) compiled.delete(oldest)
  return program
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
