import type { ics as source } from '@/messages/en/owner/ics'
import type { Translated } from '@/messages/message'

/** Adding a calendar by the address of its file. */
export const ics = {
  connect: 'Kalender per Adresse hinzufügen (ICS)',
  renew: 'Adresse neu eingeben',
  intro: 'Wir lesen den Kalender zuerst. Seine Adresse wird verschlüsselt gespeichert und nie wieder angezeigt.',
  connected: 'Kalender hinzugefügt',
  renewed: 'Kalender wieder verbunden',
  connectedText:
    'Ihre Buchungsseiten können {account} jetzt auf Konflikte prüfen. Wählen Sie den Kalender auf jeder Seite aus.',
  failed: 'Verbindung fehlgeschlagen',
  nothingStored: 'Es wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
  address: 'Kalenderadresse',
  addressHint:
    'In Google Kalender: Einstellungen, Ihr Kalender, „Privatadresse im iCal-Format“. In Outlook: Freigegebene Kalender, veröffentlichen, ICS. Adressen mit webcal:// gehen auch.',
  name: 'Name in Ihren Listen',
  nameHint: 'Leer: der eigene Name des Kalenders.',
  submit: 'Kalender hinzufügen',
  submitRenewal: 'Wieder verbinden',
  checking: 'Wird gelesen …',
} satisfies Translated<typeof source>
