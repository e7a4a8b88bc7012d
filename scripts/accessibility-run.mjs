/** Sums up what the accessibility specs have looked at (tests/support/browser/axe.ts), for the statement. */

/**
 * @typedef {{ path: string, applied: string[], undecided: string[], violated: string[], size: string, language: string, browser: string,
 *   engine: string }} Look one run of the rules; `applied`, `undecided` and `violated` are ids of rules
 * @typedef {{ version: string, date: string }} Of
 */

/** Pages of the build that are no screen of the product: its own reference, and the mailbox of development machines. */
const NO_SCREEN = /^\/(?:_|dev\/|developers\/|.*\/picture$)/

/**
 * The screens of a build, by their addresses.
 * @param {Record<string, string>} routes of .next/app-path-routes-manifest.json: a file of each address
 * @returns {string[]}
 */
export function readScreens(routes) {
  const pages = Object.entries(routes)
    .filter(([file]) => file.endsWith('/page'))
    // Visitors' pages are one for each language, and have one address.
    .map(([, address]) => address.replace(/^\/in\/\[language\](?=\/)/, ''))
    .filter((address) => !NO_SCREEN.test(address))
  return [...new Set(pages)].sort()
}

/**
 * @param {string} path as it was opened
 * @param {string[]} screens
 * @returns {string | undefined} the screen; the address with the most words of its own wins
 */
export function screenAt(path, screens) {
  const parts = path.split('/').filter(Boolean)
  const fits = screens.filter((screen) => {
    const own = screen.split('/').filter(Boolean)
    return own.length === parts.length && own.every((part, index) => part.startsWith('[') || part === parts[index])
  })
  const found = fits.sort((one, other) => countOpen(one) - countOpen(other))[0]
  if (found !== undefined) return found
  // A team has the screens of a person, below its own address.
  const [first, , ...rest] = parts
  return first === 'team' ? screenAt(`/${rest.join('/')}`, screens) : undefined
}

/** @param {string} screen */
const countOpen = (screen) => screen.split('[').length

/** @param {string[]} all */
const distinct = (all) => [...new Set(all)].sort()

/**
 * @param {Look[]} looks without a violation
 * @param {string[]} screens of the build
 * @param {Of} of
 */
export function sumUp(looks, screens, { version, date }) {
  const seen = distinct(looks.flatMap(({ path }) => screenAt(path, screens) ?? []))
  const unseen = screens.filter((screen) => !seen.includes(screen))
  const browsers = distinct(looks.map(({ browser }) => browser))
  const undecided = distinct(looks.flatMap((look) => look.undecided))
  const limits = [
    { code: 'automated', items: [] },
    ...(browsers.length === 1 ? [{ code: 'oneBrowser', items: [] }] : []),
    ...(undecided.length > 0 ? [{ code: 'undecided', items: undecided }] : []),
    ...(unseen.length > 0 ? [{ code: 'screens', items: unseen }] : []),
    { code: 'content', items: [] },
  ]
  return {
    version,
    date,
    engine: distinct(looks.map(({ engine }) => engine)).join(', '),
    browsers,
    rules: distinct(looks.flatMap(({ applied }) => applied)),
    screens: seen,
    sizes: distinct(looks.map(({ size }) => size)),
    languages: distinct(looks.map(({ language }) => language)),
    limits,
  }
}
