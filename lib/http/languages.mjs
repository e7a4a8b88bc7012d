import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from './language-choice.mjs'
import names from './languages.json' with { type: 'json' }

/** @typedef {keyof typeof names} Language as BCP 47 names it */

/** The languages that visitors read. */
export const LANGUAGE_CODES = /** @type {[Language, ...Language[]]} */ (Object.keys(names))

/** No two of the languages share their first subtag, so `pt` and `pt-PT` mean `pt-BR`. */
const SUBTAGS = LANGUAGE_CODES.map((code) => code.split('-')[0])
const ANY = SUBTAGS.join('|')

/** Patterns of whole values that name a language of ours. Their group `language` is its first subtag. */
export const NAMED_LANGUAGE = `(?<language>${ANY})(?:-.*)?`

/**
 * The first language of ours in an `Accept-Language` that is in order of preference: browsers list them so. Each entry can be
 * passed over in one way only, so that a long header costs no more than its length.
 */
export const ACCEPTED_LANGUAGE = `(?:(?!\\s*(?:${ANY})(?:[-,; ]|$))[^,]*,)*\\s*(?<language>${ANY})(?:[-,; ].*)?`

/**
 * An `Accept-Language` in order of preference, the most wanted language first, each with a subtag in small letters, as the
 * patterns have them: tags mean the same in any case. Languages with `q=0` are not wanted at all.
 * @param {string} header
 */
export function byPreference(header) {
  const value = header.replace(/(?:^|,)\s*[a-z]+/gi, (tag) => tag.toLowerCase())
  if (!value.includes(';')) return value
  const entries = value.split(',').map((entry) => {
    const [language = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))
    return { language, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  return entries
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .join(',')
}

/** @typedef {{ type: 'query' | 'cookie' | 'header', key: string, value?: string }} Condition of a rewrite */

/**
 * The rewrites of a visitor's page to the one in the visitor's language, in the order in which a language is chosen. Nobody
 * sees these addresses. A page that none of them leads away from is in its owner's language.
 * @param {string} source
 * @param {string} [page] the page below `/in/{language}`, if it has another address there
 * @param {Condition[]} [has] further conditions
 */
export function languageRewrites(source, page = source.replace(/\(.*\)/, ''), has = []) {
  /** @type {Condition[]} */
  const choices = [
    { type: 'query', key: LANGUAGE_QUERY, value: NAMED_LANGUAGE },
    { type: 'cookie', key: LANGUAGE_COOKIE, value: NAMED_LANGUAGE },
    { type: 'header', key: 'accept-language', value: ACCEPTED_LANGUAGE },
  ]
  return choices.map((choice) => ({
    source,
    has: [...has, choice],
    destination: `/in/:language${page}`,
  }))
}

/**
 * The paths under which a visitor's page is cached: in its owner's language, and in each.
 * @param {string} path without its first slash
 */
export function cachedPaths(path) {
  return [`/${path}`, ...SUBTAGS.map((subtag) => `/in/${subtag}/${path}`)]
}
