// The Content-Security-Policy of pages. Hot reload needs eval, a socket and its own styles.

/** The scripts of a page that is cached, and so cannot have a nonce. inline-scripts.mjs replaces this very text by hashes. */
export const ANY_INLINE = "script-src 'self' 'unsafe-inline'"

/**
 * Returns the policy of a cached page. A serverless host's cache sends it as it stands.
 *
 * @param {string} frameAncestors
 * @param {boolean} isDev
 */
export function cachedContentPolicy(frameAncestors, isDev) {
  return toPolicy({ scripts: ANY_INLINE, styles: "style-src 'self' 'unsafe-inline'", frameAncestors, isDev })
}

/**
 * Returns the policy of a page rendered per request: only scripts and styles with the response's nonce run.
 *
 * @param {string} nonce
 * @param {boolean} isDev
 */
export function nonceContentPolicy(nonce, isDev) {
  const styles = isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`
  return toPolicy({
    scripts: `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    styles: `${styles}; style-src-attr 'unsafe-inline'`,
    frameAncestors: "'none'",
    isDev,
  })
}

/** @param {{ scripts: string, styles: string, frameAncestors: string, isDev: boolean }} parts */
function toPolicy({ scripts, styles, frameAncestors, isDev }) {
  return [
    "default-src 'self'",
    `${scripts}${isDev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    styles,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
