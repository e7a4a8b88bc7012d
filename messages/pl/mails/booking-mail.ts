import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Potwierdzone: {title} · {owner}',
    heading: 'Spotkanie jest zarezerwowane',
    approved: '{owner} zatwierdza Twoją prośbę',
  },
  notice: { subject: 'Nowa rezerwacja: {title} · {guest}', heading: '{guest} rezerwuje spotkanie „{title}”' },
  request: {
    subject: 'Prośba wysłana: {title} · {owner}',
    heading: 'Twoja prośba czeka na zatwierdzenie',
    next: 'Jeszcze niepotwierdzone:',
    until: 'Czas na odpowiedź ({owner}): {until}. Tak czy inaczej damy Ci znać e-mailem.',
  },
  requestNotice: {
    subject: 'Zatwierdź lub odrzuć: {title} · {guest}',
    heading: '{guest} prosi o spotkanie „{title}”',
    next: 'Odpowiedz najpóźniej:',
    until: '{until}. Potem prośba wygaśnie, a termin znów będzie wolny.',
    approve: 'Zatwierdź',
    decline: 'Odrzuć',
  },
  moved: {
    subject: 'Nowy termin: {title} · {name}',
    heading: '{name} przekłada spotkanie',
    ownHeading: 'Spotkanie ma nowy termin',
    requestHeading: '{name} prosi o inny termin',
    ownRequestHeading: 'Prośba ma nowy termin',
    reason: 'Wiadomość:',
  },
  manage: 'Przełóż lub odwołaj',
  manageRequest: 'Przełóż lub wycofaj',
  view: 'Zobacz rezerwację',
  closed:
    'Na przełożenie lub odwołanie online jest już za późno. Jeśli nie możesz wziąć udziału, daj znać w odpowiedzi na tę wiadomość. Otrzyma ją {owner}.',
  sender: '{guest} (przez Slotform)',
} satisfies Translated<typeof source>
