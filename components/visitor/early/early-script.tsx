import { RawHtml } from '@/components/layout/raw-html'
import { EARLY_CODE } from './early-code.inline'
import type { EarlyOptions } from './start-early'

/**
 * Starts to read the times before any other script has come. An `async` module, for it alone does not wait for the styles;
 * it must stand before every other inline script, for those do, and hold the parser back.
 */
export function EarlyScript(options: EarlyOptions) {
  // Nothing in a text can end the script.
  const given = JSON.stringify(options).replaceAll('<', '\\u003c')
  return <RawHtml as="script" type="module" async html={`${EARLY_CODE}early.startEarly(${given})`} />
}
