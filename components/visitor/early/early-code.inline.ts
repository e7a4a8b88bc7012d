/**
 * The bundle of start-early.tsx, which sets `early`. On the server scripts/inline-loader.mjs puts it here when the app is
 * built; for the browser it stays empty.
 */
export const EARLY_CODE: string = ''
