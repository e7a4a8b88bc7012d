import type { controls as source } from '@/messages/en/owner/controls'
import type { Translated } from '@/messages/message'

/** Controls that many of the owner's screens have; words on buttons are in actions.ts. */
export const controls = {
  loading: 'Wird geladen',
  pleaseTryAgain: 'Bitte versuchen Sie es erneut.',
  checkConnection: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  moreActions: 'Weitere Aktionen für {name}',
  loadMore: {
    button: 'Mehr laden',
    meetings: {
      loading: 'Weitere Termine werden geladen …',
      failed: 'Weitere Termine konnten nicht geladen werden. {reason}',
    },
    responses: {
      loading: 'Weitere Einsendungen werden geladen …',
      failed: 'Weitere Einsendungen konnten nicht geladen werden. {reason}',
    },
  },
} satisfies Translated<typeof source>
