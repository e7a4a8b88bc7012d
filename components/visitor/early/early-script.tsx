'use client'

import { RawHtml } from '@/components/layout/raw-html'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'
import { EARLY_CODE } from './early-code.inline'
import type { EarlyOptions } from './start-early'

/**
 * Starts to read the times before any other script has come. An `async` module, for it alone does not wait for the styles;
 * it must stand before every other inline script, for those do, and hold the parser back. A component of the browser's, so
 * that what it writes is in the HTML only and not in the data for React as well.
 */
export function EarlyScript(page: Omit<EarlyOptions, 'texts'>) {
  const { language, locale, t: booking } = useTexts('booking')
  const { t: timezones } = useTexts('timezones')
  // Nothing of it is in the browser's copy, where the code is empty.
  const html = EARLY_CODE && callEarly({ ...page, texts: { language, locale, parts: drawnTexts(booking, timezones) } })
  return <RawHtml as="script" type="module" async html={html} />
}

/** The rest of these parts is in the page once, for the app. */
function drawnTexts({ calendar, dayParts, times: { label } }: Part<'booking'>, { now }: Part<'timezones'>) {
  return {
    booking: { calendar, dayParts, times: { label } } as Part<'booking'>,
    timezones: { now } as Part<'timezones'>,
  }
}

function callEarly(options: EarlyOptions): string {
  // Nothing in a text can end the script.
  return `${EARLY_CODE}early.startEarly(${JSON.stringify(options).replaceAll('<', '\\u003c')})`
}
