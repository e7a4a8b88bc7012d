import { DEFAULT_LANGUAGE, type Language, type OwnerLanguage } from '@/lib/vocabulary/languages'
import type { Mail } from './templates'

/** `asker`: whoever asked for the mail in a browser. `people`: those of a meeting, without its owner. */
type Reader = 'asker' | 'people' | 'owner' | 'operator'

export const READERS = {
  'magic-link': 'asker',
  'email-code': 'asker',
  test: 'owner',
  'renewal-required': 'owner',
  'webhook-off': 'owner',
  'calendar-change': 'owner',
  contact: 'operator',
  'form-response': 'owner',
  'form-receipt': 'asker',
  'form-digest': 'owner',
  'gathered-notices': 'owner',
  'booking-request': 'people',
  'booking-request-notice': 'owner',
  'booking-confirmation': 'people',
  'booking-notice': 'owner',
  'booking-link': 'people',
  'booking-link-notice': 'owner',
  'booking-moved': 'people',
  'booking-moved-notice': 'owner',
  'booking-reminder': 'people',
  'booking-reminder-notice': 'owner',
  'booking-follow-up': 'people',
  cancellation: 'people',
  'cancellation-notice': 'owner',
  'booking-declined': 'people',
  'booking-expired': 'people',
  'meeting-invitation': 'people',
  'meeting-update': 'people',
  'meeting-link': 'people',
  'meeting-cancellation': 'people',
} as const satisfies Record<Mail['template'], Reader>

/** The languages that are stored at the time of sending. `booking`: null for a mail that is about none. */
export type StoredLanguages = { owner: OwnerLanguage; booking: Language | null }

/** People of a meeting that its owner made read the owner's language. */
export function readerLanguage({ template, props }: Mail, { owner, booking }: StoredLanguages): Language {
  switch (READERS[template]) {
    case 'asker':
      return ('language' in props && props.language) || DEFAULT_LANGUAGE
    case 'people':
      return booking ?? owner
    case 'owner':
      return owner
    case 'operator':
      return DEFAULT_LANGUAGE
  }
}
