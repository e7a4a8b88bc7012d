/** The bundle of start-early.tsx, which scripts/inline-loader.mjs puts here when the app is built. Sets `early`. */
export const EARLY_CODE = ''
