import type { formTemplates as source } from '@/messages/en/owner/form-templates'
import type { Translated } from '@/messages/message'

/** The templates of a new form. A template's options are asked in this order. */
export const formTemplates = {
  heading: 'Beginnen mit',
  blank: 'Leeres Formular',
  presets: {
    contact: {
      title: 'Kontakt',
      description: 'Schreiben Sie uns, wir melden uns bei Ihnen.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        message: { question: 'Wie können wir Ihnen helfen?' },
      },
    },
    feedback: {
      title: 'Ihr Feedback',
      description: 'Zwei Minuten, die uns helfen, besser zu werden.',
      questions: {
        rating: { question: 'Wie hat es Ihnen gefallen?' },
        good: { question: 'Was hat Ihnen gefallen?' },
        better: { question: 'Was könnte besser sein?' },
        email: { question: 'Wie erreichen wir Sie bei Rückfragen?' },
      },
    },
    intake: {
      title: 'Erstanfrage',
      description: 'Einige Fragen, bevor wir beginnen.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        company: { question: 'Für welches Unternehmen oder welche Organisation sind Sie tätig?' },
        goal: { question: 'Was möchten Sie erreichen?' },
        start: {
          question: 'Wann möchten Sie beginnen?',
          options: { now: 'Sofort', month: 'Innerhalb eines Monats', later: 'Später', unsure: 'Weiß ich noch nicht' },
        },
      },
    },
    recommend: {
      title: 'Würden Sie uns weiterempfehlen?',
      description: 'Eine Frage, und noch eine, wenn Sie möchten.',
      questions: {
        likely: {
          question: 'Wie wahrscheinlich ist es, dass Sie uns im Freundes- oder Kollegenkreis weiterempfehlen?',
          options: {
            p0: '0 (äußerst unwahrscheinlich)',
            p1: '1',
            p2: '2',
            p3: '3',
            p4: '4',
            p5: '5',
            p6: '6',
            p7: '7',
            p8: '8',
            p9: '9',
            p10: '10 (äußerst wahrscheinlich)',
          },
        },
        why: { question: 'Was ist der wichtigste Grund dafür?' },
      },
    },
    rsvp: {
      title: 'Um Antwort wird gebeten',
      description: 'Sagen Sie uns, ob Sie kommen.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        coming: { question: 'Kommen Sie?', options: { yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' } },
        guests: { question: 'Wie viele Gäste bringen Sie mit?' },
        food: {
          question: 'Was sollten wir beim Essen beachten?',
          options: { vegetarian: 'Vegetarisch', vegan: 'Vegan', gluten: 'Glutenfrei', nuts: 'Ohne Nüsse' },
        },
        note: { question: 'Möchten Sie uns noch etwas mitteilen?' },
      },
    },
  },
} satisfies Translated<typeof source>
