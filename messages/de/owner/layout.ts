import type { layout as source } from '@/messages/en/owner/layout'
import type { Translated } from '@/messages/message'

/** Around every signed-in screen. */
export const layout = {
  skipToContent: 'Zum Inhalt springen',
  toggleSidebar: 'Seitenleiste ein- oder ausblenden',
  closeSidebar: 'Schließen',
  navigation: 'Navigation',
  mainNavigation: 'Hauptnavigation',
  nav: {
    meetings: 'Termine',
    pages: 'Buchungsseiten',
    integrations: 'Integrationen',
    forms: 'Formulare',
    settings: 'Einstellungen',
    timeOff: 'Abwesenheiten',
    developers: 'Entwickler',
    contact: 'Kontakt',
    support: 'Hilfe',
    security: 'Sicherheit',
  },
  renewal: {
    label: 'Zu erneuernde Verbindungen',
    required: 'Verbindung zu {service} muss erneuert werden',
    goTo: 'Zu den Integrationen',
  },
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    text: 'Ihre nicht gespeicherten Änderungen auf dieser Seite gehen verloren.',
    leave: 'Verlassen',
  },
  copyLink: {
    button: 'Link kopieren',
    done: 'Link kopiert',
    failed: 'Der Link konnte nicht kopiert werden',
  },
} satisfies Translated<typeof source>
