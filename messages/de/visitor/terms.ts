import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Nutzungsbedingungen',
  heading: 'Nutzungsbedingungen',
  welcome: 'Willkommen, {email}! Bitte lesen und akzeptieren Sie unsere Bedingungen, bevor Sie beginnen.',
  summaryHeading: 'Kurz gesagt',
  summary: [
    {
      title: 'Nur echte Termine',
      text: 'Nutzen Sie Slotform für ernst gemeinte Termine. Kein Spam, keine Täuschung.',
    },
    {
      title: 'Was verarbeitet und gespeichert wird',
      text: 'Ihre Kalender- und Termindaten: Titel, Zeiten sowie Namen und E-Mail-Adressen der Teilnehmenden.',
    },
    {
      title: 'Konten, die Sie verbinden',
      text: 'Wir lesen belegte Zeiten aus den verbundenen Konten und tragen dort Ihre Termine ein. Der Zugriff ist verschlüsselt, und Sie können ihn jederzeit trennen.',
    },
    {
      title: 'Daten von Besucherinnen und Besuchern',
      text: 'Wir speichern, was andere auf Ihren Seiten und in Ihren Formularen eingeben. Für den rechtmäßigen Umgang damit sind Sie verantwortlich.',
    },
    {
      title: 'Öffentliche Seiten sind öffentlich',
      text: 'Wer den Link hat, kann eine veröffentlichte Seite oder ein veröffentlichtes Formular öffnen. Sie können beides jederzeit offline nehmen oder löschen.',
    },
  ],
  readFull: 'Nutzungsbedingungen vollständig lesen',
  checkbox: 'Ich habe die Nutzungsbedingungen gelesen und akzeptiere sie',
  submit: 'Akzeptieren und fortfahren',
  submitting: 'Wird gespeichert …',
  requiredTitle: 'Zustimmung erforderlich',
  requiredText: 'Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.',
  acceptedTitle: 'Nutzungsbedingungen akzeptiert',
  acceptedText: 'Willkommen bei Slotform! Sie können jetzt alle Funktionen nutzen.',
  errorTitle: 'Fehler',
  acceptRefused: 'Ihre Zustimmung konnte nicht gespeichert werden',
  acceptFailed: 'Ihre Zustimmung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
} satisfies Translated<typeof source>
