/** Texts of the statements that the product sent in this process. */
export const sent = new Set<string>()

/** Statements of the tests themselves begin with it. */
export const OF_TESTS = '/* test */'

/** Logger of a test's database. */
export const recorder = {
  logQuery: (text: string): void => {
    if (!text.startsWith(OF_TESTS)) sent.add(text)
  },
}
