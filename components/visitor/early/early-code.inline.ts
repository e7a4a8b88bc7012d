import type { AskOptions } from './ask-times'
import type { EarlyOptions } from './start-early'

/**
 * The scripts that call ask-times.ts and start-early.tsx. On the server scripts/inline-loader.mjs puts a function with their
 * bundles here when the app is built; in the browser they are empty.
 */
export function earlyScripts(
  _page: AskOptions & Pick<EarlyOptions, 'dates'>,
  _useTexts: () => EarlyOptions['texts'],
): [ask: string, draw: string] {
  return ['', '']
}
