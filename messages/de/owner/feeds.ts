import type { feeds as source } from '@/messages/en/owner/feeds'
import type { Translated } from '@/messages/message'

/** Feeds of meetings on the screen for programs. */
export const feeds = {
  heading: 'Feeds',
  intro: 'Ihre Termine in einer Kalender-App: Sie abonniert eine Adresse, die nur Sie kennen.',
  none: 'Noch keine Feeds.',
  list: 'Ihre Feeds',
  loadFailed: 'Ihre Feeds konnten nicht geladen werden.',
  newFeed: 'Neuer Feed',
  allMeetings: 'Alle Termine und Buchungen',
  onePage: 'Eine Buchungsseite',
  neverRead: 'Erstellt: {date}, noch nicht gelesen',
  lastRead: 'Zuletzt gelesen: {date}',
  deleteFeed: 'Feed löschen',
  kinds: {
    full: { name: 'Alles', hint: 'Titel, Personen, Orte und Links. Für Ihre eigene Kalender-App.' },
    busy: { name: 'Nur belegte Zeiten', hint: 'Nur, wann Sie beschäftigt sind. Zum Teilen mit anderen.' },
  },
  create: {
    title: 'Neuer Feed',
    text: 'Die Adresse funktioniert in Google Kalender, Outlook, Apple Kalender und anderen Apps.',
    kind: 'Was er zeigt',
    page: 'Welche Termine',
    submit: 'Feed erstellen',
    failed: 'Der Feed wurde nicht erstellt',
  },
  made: {
    title: 'Kopieren Sie die Adresse jetzt',
    text: 'Wir zeigen sie nicht noch einmal. Wer sie hat, kann den Feed lesen: Behandeln Sie sie wie ein Passwort.',
    thing: 'Adresse',
    open: 'In Kalender-App öffnen',
    hint: 'In Google Kalender: Weitere Kalender, Per URL. In Outlook: Kalender hinzufügen, Aus dem Internet abonnieren. Apps lesen ihn alle paar Stunden neu.',
    done: 'Fertig',
  },
  delete: {
    title: 'Diesen Feed löschen?',
    text: 'Apps, die ihn lesen, zeigen Ihre Termine nicht mehr. Das lässt sich nicht rückgängig machen.',
    done: 'Feed gelöscht',
    failed: 'Der Feed wurde nicht gelöscht',
  },
} satisfies Translated<typeof source>
