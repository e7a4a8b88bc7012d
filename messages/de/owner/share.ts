import type { share as source } from '@/messages/en/owner/share'
import type { Translated } from '@/messages/message'

export const share = {
  button: 'Teilen',
  title: '„{title}“ teilen',
  link: 'Link',
  qrCode: 'QR-Code',
  qrCodeOf: 'QR-Code für {link}',
  qrCodeFailed: 'Der QR-Code konnte nicht geladen werden. Öffnen Sie dieses Fenster noch einmal.',
  download: 'SVG herunterladen',
  onYourSite: 'Auf Ihrer eigenen Website',
  snippets: {
    inline: { name: 'Eingebettet', note: 'Steht in Ihrer Seite und passt seine Größe an.' },
    popup: { name: 'Pop-up', note: 'Ein Link, der auf Ihrer Seite ein Fenster öffnet.' },
    button: {
      name: 'Schwebende Schaltfläche',
      note: 'Bleibt beim Scrollen in der Ecke. Text und Farbe können Sie frei ändern.',
    },
    frame: { name: 'Ohne Skript', note: 'Für Websites, die Skripte blockieren. Feste Höhe.' },
  },
  copy: 'Kopieren',
  copied: 'Kopiert: {thing}',
  copyFailed: 'Nicht kopiert: {thing}',
  copyByHand: 'Markieren Sie den Text und kopieren Sie ihn von Hand.',
} satisfies Translated<typeof source>
