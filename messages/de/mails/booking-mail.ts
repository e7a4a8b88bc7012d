import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Bestätigt: {title} mit {owner}',
    heading: 'Ihr Termin ist gebucht',
    approved: '{owner} hat Ihre Anfrage bestätigt',
  },
  notice: { subject: 'Neue Buchung: {title} mit {guest}', heading: '{guest} hat „{title}“ gebucht' },
  request: {
    subject: 'Anfrage gesendet: {title} mit {owner}',
    heading: 'Ihre Anfrage wartet auf Bestätigung',
    next: 'Noch nicht bestätigt:',
    until: '{owner} kann bis {until} antworten. Sie erhalten in jedem Fall eine E-Mail von uns.',
  },
  requestNotice: {
    subject: 'Bestätigen oder ablehnen: {title} mit {guest}',
    heading: '{guest} möchte „{title}“ buchen',
    next: 'Antworten bis:',
    until: '{until}. Danach läuft die Anfrage ab und die Zeit ist wieder frei.',
    approve: 'Bestätigen',
    decline: 'Ablehnen',
  },
  moved: {
    subject: 'Neue Zeit: {title} mit {name}',
    heading: '{name} hat den Termin verschoben',
    ownHeading: 'Ihr Termin wurde verschoben',
    requestHeading: '{name} hat die Anfrage verschoben',
    ownRequestHeading: 'Die Anfrage wurde verschoben',
    reason: 'Nachricht:',
  },
  manage: 'Verschieben oder absagen',
  manageRequest: 'Verschieben oder zurückziehen',
  view: 'Buchung ansehen',
  closed:
    'Online lässt sich der Termin nicht mehr verschieben oder absagen. Falls Sie verhindert sind, antworten Sie auf diese E-Mail, um {owner} Bescheid zu geben.',
  sender: '{guest} (über Slotform)',
} satisfies Translated<typeof source>
