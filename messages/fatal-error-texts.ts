import { errors } from './en/visitor/errors'
import type { Part } from './texts'

type LastWords = Part<'errors'>['unexpected']

/**
 * The few texts of the screen that is left when a root layout has failed, and its provider of texts with it. Every browser
 * loads the English ones; a document in another language carries its own (app/document.tsx).
 */
export function fatalErrorTexts(failed: HTMLElement | null): { lang: string; dir: string; words: LastWords } {
  const words = failed?.dataset.failed
  return failed && words
    ? { lang: failed.lang, dir: failed.dir, words: JSON.parse(words) }
    : { lang: 'en', dir: 'ltr', words: errors.unexpected }
}
