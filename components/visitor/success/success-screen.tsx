'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'
import { isOver, type SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { readSuccessQuery } from '@/lib/meetings/visitor/success-params'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'
import { PRIVATE_MS, type RememberedBooking, recallBooking } from '../shared/remembered-booking'
import { recallFresh, rememberFor } from '../shared/storage-with-expiry'
import { skeleton } from '../shared/styles'
import { recallTimeFormat } from '../shared/use-visitor'
import { forget, recall, remember } from '../shared/visitor-storage'
import { Confirmation } from './confirmation'
import { UnknownBooking } from './unknown-booking'

type Arrival = {
  facts: SuccessFacts
  booked: RememberedBooking | null
  home: string
  timeFormat: TimeFormat
  isOver: boolean
}

export function SuccessScreen() {
  const { t } = useTexts('success')
  const [arrival, setArrival] = useState<Arrival | null>(null)
  // Before the first paint: after a booking everything is known, and no skeleton is to be seen.
  useLayoutEffect(() => setArrival(readArrival()), [])
  const title = arrival?.facts.until && t.request.heading
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  if (!arrival) return <ConfirmationSkeleton />

  const goHome = () => window.location.assign(arrival.home)
  if (!arrival.facts.date && !arrival.facts.time) return <UnknownBooking onHome={goHome} />
  return (
    <Confirmation
      facts={arrival.facts}
      booked={arrival.booked}
      timeFormat={arrival.timeFormat}
      isOver={arrival.isOver}
      onBack={() => (window.history.length > 1 ? window.history.back() : goHome())}
      onHome={goHome}
    />
  )
}

/** The query is taken out of the address: links and passwords do not belong into a history, but must survive a reload. */
function readArrival(): Arrival {
  const asked = new URLSearchParams(window.location.search)
  const language = asked.get(LANGUAGE_QUERY)
  asked.delete(LANGUAGE_QUERY)
  const isNew = String(asked) !== ''
  if (isNew) {
    keep(asked)
    window.history.replaceState(null, '', withLanguage(window.location.pathname, language))
  }
  const query = new URLSearchParams(recall('sessionStorage', 'success') ?? '')
  const password = recallFresh('sessionStorage', 'password')
  if (password) query.set('password', password)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const facts = readSuccessQuery((isNew ? asked : query).toString(), timeZone || 'UTC')
  return {
    facts,
    booked: recallBooking(facts.start),
    home: withLanguage(homePath(), language),
    timeFormat: recallTimeFormat() ?? '24h',
    isOver: isOver(facts, Date.now()),
  }
}

/**
 * Stores the parameters for a reload. The password is stored separately, for a short while, and replaces an earlier one.
 */
function keep(asked: URLSearchParams): void {
  const kept = new URLSearchParams(asked)
  kept.delete('password')
  remember('sessionStorage', 'success', kept.toString())
  const password = asked.get('password')
  if (password) rememberFor(PRIVATE_MS, 'sessionStorage', 'password', password)
  else forget('sessionStorage', 'password')
}

/** The booking page that this visitor came from, as this tab remembers it. */
function homePath(): string {
  const page = recall('sessionStorage', 'page') ?? ''
  return /^\/[a-z0-9-]+(\?k=[\w-]+)?$/.test(page) ? page : '/'
}

function ConfirmationSkeleton() {
  const { t } = useTexts('unknownBooking')
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center">
      <span className={`${skeleton} size-14 rounded-full`} />
      <span className={`${skeleton} mt-5 h-7 w-56`} />
      <span className={`${skeleton} mt-3 h-5 w-72`} />
      <span className={`${skeleton} mt-7 h-64 w-full rounded-xl`} />
      <noscript>
        <p className="text-balance text-center text-muted-foreground">{t.needsScripts}</p>
      </noscript>
    </div>
  )
}
