'use client'

import { RawHtml } from '@/components/layout/raw-html'
import { useTexts } from '@/messages/react/texts-provider'
import type { GivenTexts, Part } from '@/messages/texts'
import type { AskOptions } from './ask-times'
import { earlyScripts } from './early-code.inline'
import type { EarlyOptions } from './start-early'

const MODULE = { as: 'script', type: 'module', async: true } as const

/**
 * Starts to read the times before any other script has come, and draws them. Both are `async` modules, for they alone do not
 * wait for the styles; they must stand before every other inline script, for those do, and hold the parser back. Our server
 * moves the first one further up (server/early-script.mjs). A component of the browser's, so that what it writes is in the HTML
 * only and not in the data for React as well.
 */
export function EarlyScript(page: AskOptions & Omit<EarlyOptions, 'texts'>) {
  const [ask, draw] = earlyScripts(page, useDrawnTexts)
  return (
    <>
      <RawHtml {...MODULE} html={ask} />
      <RawHtml {...MODULE} html={draw} />
    </>
  )
}

/** The rest of these parts is in the page once, for the app. The server alone asks for them, so that the browser's code has no need to. */
function useDrawnTexts(): GivenTexts {
  const { language, locale, t: booking } = useTexts('booking')
  const { t: timezones } = useTexts('timezones')
  const { calendar, dayParts, times } = booking
  const parts = {
    booking: { calendar, dayParts, times: { label: times.label } } as Part<'booking'>,
    timezones: { now: timezones.now } as Part<'timezones'>,
  }
  return { language, locale, parts }
}
