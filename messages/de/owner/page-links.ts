import type { pageLinks as source } from '@/messages/en/owner/page-links'
import type { Translated } from '@/messages/message'

/** The visibility of a page, and the links of a secret one. */
export const pageLinks = {
  visibility: {
    heading: 'Sichtbarkeit',
    label: 'Wer die Seite öffnen kann',
    choices: { public: 'Alle', secret: 'Nur mit Link' },
    secret:
      'Unter der bloßen Adresse erscheint „Nicht gefunden“, und weder Ihr Profil noch Ihre Formulare führen hierher.',
    secretOnceSaved:
      'Nach dem Speichern erscheint unter der bloßen Adresse „Nicht gefunden“, und weder Ihr Profil noch Ihre Formulare führen hierher. Bereits geteilte Adressen funktionieren dann nicht mehr.',
    publicOnceSaved: 'Nach dem Speichern kann buchen, wer die Adresse hat.',
    publicWithLinks: {
      one: 'Die Seite hat {count} Link. Er öffnet sie genau wie die Adresse, ohne dass mitgezählt wird. Gezählt wird wieder, wenn die Seite geheim ist.',
      other:
        'Die Seite hat {count} Links. Diese öffnen sie genau wie die Adresse, ohne dass mitgezählt wird. Gezählt wird wieder, wenn die Seite geheim ist.',
    },
    createFirst:
      'Erstellen Sie zuerst die Seite. Danach können Sie hier oder in der Liste Ihrer Seiten Links dafür erstellen.',
  },
  heading: 'Links',
  titleOf: 'Links zu „{title}“',
  text: 'Diese Seite ist geheim: Zum Öffnen braucht man einen ihrer Links.',
  button: 'Links',
  list: 'Links dieser Seite',
  none: 'Noch keine Links. Außer Ihnen kann auf dieser Seite niemand buchen.',
  newLink: 'Neuer Link',
  unnamed: 'Link ohne Notiz',
  uses: { one: '{count}-mal genutzt', other: '{count}-mal genutzt' },
  usesOf: { one: 'Genutzt: {uses} von {count}', other: 'Genutzt: {uses} von {count}' },
  untilDate: 'gültig bis {date}',
  untilTime: 'gültig bis {date}, {time}',
  both: '{used} · {until}',
  states: { usedUp: 'Aufgebraucht', expired: 'Abgelaufen' },
  thing: 'Link',
  open: 'Öffnen',
  deleteLink: 'Link löschen',
  create: {
    title: 'Neuer Link',
    text: 'Wer den Link hat, kann die Seite öffnen.',
    note: 'Notiz für Sie',
    noteHint: 'Optional. Zum Beispiel, für wen der Link ist. Gäste sehen die Notiz nie.',
    isLimited: 'Begrenzen, wie oft der Link genutzt werden kann',
    maxUses: 'Mögliche Buchungen',
    maxUsesHint: 'Abgesagte Buchungen zählen mit.',
    expires: 'Link ablaufen lassen',
    lastDay: 'Letzter Tag',
    lastDayHint: 'Bis Mitternacht, in der Zeitzone der Seite.',
    submit: 'Link erstellen',
    done: 'Link erstellt',
    failed: 'Der Link konnte nicht erstellt werden',
  },
  delete: {
    title: 'Diesen Link löschen?',
    text: '„{note}“ funktioniert dann sofort nicht mehr. Buchungen über diesen Link bleiben bestehen.',
    done: 'Link gelöscht',
    failed: 'Der Link konnte nicht gelöscht werden',
  },
  loadFailed: 'Die Links konnten nicht geladen werden',
} satisfies Translated<typeof source>
