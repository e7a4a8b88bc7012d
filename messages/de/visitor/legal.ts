import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Nutzungsbedingungen',
    intro:
      'Diese Bedingungen gelten für alle, die sich bei diesem Slotform-Server anmelden. Wir haben sie kurz gehalten, damit Sie sie auch lesen.',
    sections: [
      {
        heading: 'Was Sie tun dürfen',
        paragraphs: [
          'Nutzen Sie Slotform, um Termine zu vereinbaren, Buchungsseiten zu veröffentlichen und mit Formularen Antworten zu sammeln, für sich selbst oder für Ihre Organisation.',
          'Nutzen Sie es nicht, um unerwünschte E-Mails zu versenden, Besucherinnen und Besucher zu täuschen, Daten zu sammeln, auf die Sie kein Recht haben, oder den Dienst für andere zu stören.',
        ],
      },
      {
        heading: 'Ihre Daten und die Daten der Personen, die Ihre Seiten besuchen',
        paragraphs: [
          'Wir verarbeiten und speichern Kalender- und Termindaten, damit der Dienst funktioniert. Auf der Seite „Datenschutz“ steht, was wir aufbewahren und wer es sieht.',
          'Wer Ihre Seiten besucht, gibt Namen, Adressen und Antworten an Sie weiter. Sie sind dafür verantwortlich, diese Personen darüber zu informieren, was Sie damit tun, und ihre Anfragen zu beantworten.',
        ],
      },
      {
        heading: 'Verbundene Konten',
        paragraphs: [
          'Wenn Sie ein Kalender- oder Videokonto verbinden, erlauben Sie diesem Server, dort belegte Zeiten zu lesen und die Einträge Ihrer Termine anzulegen, zu ändern und zu entfernen. Sie können das jederzeit unter „Integrationen“ widerrufen.',
        ],
      },
      {
        heading: 'Keine Gewährleistung',
        paragraphs: [
          'Slotform ist freie Software unter der MIT-Lizenz und wird ohne Gewährleistung bereitgestellt. Der Betreiber dieses Servers entscheidet über dessen Verfügbarkeit und kann ein Konto beenden, das gegen diese Bedingungen verstößt.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    intro: 'Was dieser Server speichert, warum, und was Sie tun können.',
    sections: [
      {
        heading: 'Wenn Sie ein Konto haben',
        paragraphs: [
          'Wir speichern Ihre E-Mail-Adresse, Ihre Einstellungen, Ihre Buchungsseiten, Termine und Formulare sowie ein Zugriffstoken für jedes Konto, das Sie verbinden. Tokens werden verschlüsselt.',
          'Der Server liest aus verbundenen Kalendern, wann Sie belegt sind. Titel oder Details dieser Einträge zeigt er den Personen, die Ihre Seiten besuchen, nicht an.',
        ],
      },
      {
        heading: 'Wenn Sie einen Termin buchen oder ein Formular ausfüllen',
        paragraphs: [
          'Wir speichern den Namen und die E-Mail-Adresse, die Sie eingeben, die Zeit, die Sie wählen, und die Antworten, die Sie geben. Die Person, der die Seite gehört, sieht diese Angaben.',
          'Ihre Bestätigungsmail enthält einen Link, mit dem Sie die Buchung absagen können. Wenn Ihre Daten berichtigt oder gelöscht werden sollen, schreiben Sie der Person, der die Seite gehört.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Bei der Anmeldung wird ein Cookie gesetzt, mit dem Sie nach Ihrem letzten Besuch noch 30 Tage angemeldet bleiben, insgesamt höchstens 90 Tage. Ein zweites, das 180 Tage gespeichert bleibt, lässt diesen Browser auch dann Anmeldelinks anfordern, wenn andere zu viele für Ihre Adresse anfordern. Werbe- oder Tracking-Cookies gibt es nicht.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Danksagungen',
    intro: 'Werke anderer, die dieser Server anzeigt oder nutzt, und ihre Lizenzen.',
    sections: [
      {
        heading: 'Feiertage',
        paragraphs: [
          'Die Feiertage stammen aus date-holidays, https://github.com/commenthol/date-holidays, das dieser Server unverändert verwendet. Copyright (c) 2015-present commenthol, unter der ISC-Lizenz, https://opensource.org/licenses/ISC.',
          'Die Daten beruhen auf Wikipedia-Artikeln, die in der Datei LICENSE aufgeführt sind. Diese Datei nennt für die Daten CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/. Das Paket nennt CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Wann ein Feiertag ist, wird berechnet und nicht amtlichen Bekanntmachungen entnommen. Richtet er sich nach dem Mond, kann er um einen Tag abweichen.',
        ],
      },
    ],
  },
  support: {
    title: 'Hilfe',
    intro: 'Wo Sie Hilfe bekommen.',
    sections: [
      {
        heading: 'Zu einem Termin, den Sie gebucht haben',
        paragraphs: ['Antworten Sie auf Ihre Bestätigungsmail. Die Antwort geht direkt an Ihre Ansprechperson.'],
      },
      {
        heading: 'Zu diesem Server',
        paragraphs: [
          'Schreiben Sie dem Betreiber über die Seite „Kontakt“. Beschreiben Sie, was Sie getan haben, was Sie erwartet haben und was stattdessen passiert ist. Ein Screenshot hilft.',
        ],
      },
      {
        heading: 'Zur Software',
        paragraphs: [
          'Slotform ist Open Source. Melden Sie Fehler und Wünsche dem Projekt und beschreiben Sie die Schritte, mit denen sich ein Fehler nachstellen lässt.',
        ],
      },
    ],
  },
  security: {
    title: 'Sicherheit',
    intro: 'Wie dieser Server Ihre Daten schützt und wie Sie eine Sicherheitslücke melden.',
    sections: [
      {
        heading: 'Was wir tun',
        paragraphs: [
          'Es gibt keine Passwörter, die gestohlen werden könnten: Sie melden sich mit einem Link an, der einmal funktioniert und nach 15 Minuten abläuft. Sitzungen und Links werden nur als Hashes gespeichert.',
          'Zugriffstokens verbundener Konten werden vor dem Speichern mit AES-256-GCM verschlüsselt.',
        ],
      },
      {
        heading: 'Eine Sicherheitslücke melden',
        paragraphs: [
          'Bitte informieren Sie über die Seite „Kontakt“ zuerst den Betreiber dieses Servers, bevor Sie anderen davon erzählen, und lassen Sie Zeit für die Behebung. Sehen Sie sich keine Daten an, die nicht Ihre sind, und ändern Sie keine.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
