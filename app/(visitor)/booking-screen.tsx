import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MissingPage } from '@/components/layout/missing-page'
import { BookingCard } from '@/components/visitor/booking/booking-card'
import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { MissingMessage } from '@/components/visitor/shared/missing-message'
import type { Schedule } from '@/lib/meetings/server/booking/schedule'
import { withLink } from '@/lib/meetings/visitor/with-link'
import type { Language } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import type { SharedPartName } from '@/messages/texts'
import { toStatementLink } from './statement-link'

const PARTS = [
  'booking',
  'bookingDialog',
  'timezones',
  'success',
  'locations',
  'joining',
  'entry',
  'tryAgain',
  'mailLimits',
  'visitorChecks',
  'visitorErrors',
] as const

/** Texts that only some pages need. */
function partsOf({
  form,
  approval,
  maxGuests,
  requireEmailCheck,
  acceptsOtherTimes,
  hosts,
}: Schedule): SharedPartName[] {
  const parts: SharedPartName[] = []
  if (form) parts.push('form', 'answerChecks', 'answerControls')
  if (approval) parts.push('bookingRequest')
  if (maxGuests || requireEmailCheck) parts.push('bookingPeople')
  if (acceptsOtherTimes) parts.push('otherTimes')
  if (hosts) parts.push('hostChoice')
  return parts
}

export function missingMetadata(language: Language): Metadata {
  const { t } = textsOf(language).part('missing')
  return { title: t.kinds.page, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
}

/** The words of a booking page for its tab and for those who find it. */
export function wordsOf({ title, ownerName, duration, ...schedule }: Schedule, language: Language) {
  const { t, say } = textsOf(language).part('booking')
  const opening = schedule.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  return {
    title: say(t.pageTitle, { title, host: ownerName }),
    description: opening || say(t.pageDescription, { count: duration, host: ownerName }),
  }
}

type BookingScreenProps = {
  schedule: Schedule | null
  language: Language
  /** A link led to the secret page with it. */
  k?: string
  /** It stands before everything else. */
  early?: ReactNode
}

export function BookingScreen({ schedule, language, k, early }: BookingScreenProps) {
  if (!schedule) {
    return (
      <EmbedMode>
        <MissingPage view={<MissingMessage kind="page" texts={textsOf(language).part('missing')} />} />
      </EmbedMode>
    )
  }
  const texts = textsOf(language)
  return (
    <TextsProvider texts={texts.pick(...PARTS, ...partsOf(schedule))}>
      {early}
      <EmbedMode>
        <BookingCard
          schedule={{ ...schedule, ...(k && { k }) }}
          texts={texts.part('booking')}
          languages={<LanguageSwitch texts={texts.part('language')} query={k && withLink('', k)} />}
          statement={toStatementLink(texts)}
        />
      </EmbedMode>
    </TextsProvider>
  )
}
