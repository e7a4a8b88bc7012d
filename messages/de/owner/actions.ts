import type { actions as source } from '@/messages/en/owner/actions'
import type { Translated } from '@/messages/message'

/** Words on buttons and links that many screens have. */
export const actions = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  dismiss: 'Ausblenden',
  edit: 'Bearbeiten',
  publish: 'Veröffentlichen',
  retry: 'Erneut versuchen',
  saveChanges: 'Änderungen speichern',
  seeIntegrations: 'Integrationen ansehen',
  undo: 'Rückgängig',
  undoFailed: 'Das ließ sich nicht rückgängig machen',
  undone: 'Rückgängig gemacht',
  unpublish: 'Offline nehmen',
} satisfies Translated<typeof source>
