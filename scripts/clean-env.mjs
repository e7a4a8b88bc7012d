/** Variables that a program needs to run here. Any other in a shell may be a developer's DATABASE_URL or SMTP_URL. */
const KEPT =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|CI|DISPLAY|XDG_\w+|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|npm_\w+|\w+_proxy|SystemRoot|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|ProgramFiles|USERPROFILE|CHROMIUM_PATH|POSTGRES_BIN|TEST_EVERY_DATABASE|TEST_SEED|PLAYWRIGHT_\w+|DEBIAN_FRONTEND)$/i

/**
 * The environment that tests, and the servers they start, begin with.
 * @param {NodeJS.Dict<string>} env
 * @returns {Record<string, string>}
 */
export function cleanEnv(env) {
  const kept = Object.entries(env).filter(([name, value]) => KEPT.test(name) && value !== undefined)
  return {
    .../** @type {Record<string, string>} */ (Object.fromEntries(kept)),
    NEXT_TELEMETRY_DISABLED: '1',
    // Next's own mark for "the .env files have been read", so that a developer's stay out as well.
    __NEXT_PROCESSED_ENV: 'true',
  }
}
