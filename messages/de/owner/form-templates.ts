import type { formTemplates as source } from '@/messages/en/owner/form-templates'
import type { Translated } from '@/messages/message'

/** The templates of a new form. A template's options are asked in this order. */
export const formTemplates = {
  heading: 'Beginnen mit',
  blank: 'Leeres Formular',
  blankAbout: 'Ohne Fragen beginnen.',
  size: '{questions}, {rules}',
  questions: { one: '{count} Frage', other: '{count} Fragen' },
  rules: { one: '{count} Regel', other: '{count} Regeln' },
  presets: {
    contact: {
      title: 'Kontakt',
      description: 'Schreiben Sie uns, wir melden uns bei Ihnen.',
      about: 'Fragt nach einer Bestellnummer, wo sie hilft.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        topic: {
          question: 'Worum geht es?',
          options: { question: 'Eine Frage', order: 'Eine Bestellung', else: 'Etwas anderes' },
        },
        number: { question: 'Wie lautet Ihre Bestellnummer?' },
        help: { question: 'Wie können wir helfen?' },
      },
    },
    feedback: {
      title: 'Ihr Feedback',
      description: 'Zwei Minuten, die uns besser machen.',
      about: 'Fragt nur nach einer schlechten Bewertung, was nicht gut war.',
      questions: {
        rating: { question: 'Wie war es?' },
        good: { question: 'Was hat Ihnen gefallen?' },
        better: { question: 'Was könnte besser sein?' },
        email: { question: 'Wo erreichen wir Sie bei Rückfragen?' },
      },
      messages: { sorry: 'Das tut uns leid. Bitte sagen Sie uns, was wir besser machen können.' },
    },
    recommend: {
      title: 'Würden Sie uns weiterempfehlen?',
      description: 'Eine Frage, und eine zweite, wenn Sie mögen.',
      about: 'Net Promoter Score mit passender Nachfrage.',
      questions: {
        likely: {
          question: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
          fromLabel: 'Sehr unwahrscheinlich',
          toLabel: 'Sehr wahrscheinlich',
        },
        why: { question: 'Was ist der wichtigste Grund?' },
        better: { question: 'Was müsste sich ändern?' },
        quote: { question: 'Dürfen wir Sie zitieren? Dann schreiben Sie hier einen Satz.' },
      },
    },
    event: {
      title: 'Anmeldung zur Veranstaltung',
      description: 'In einer Minute angemeldet.',
      about: 'Fragt nur, wer vor Ort ist, nach dem Essen.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        way: { question: 'Wie nehmen Sie teil?', options: { there: 'Vor Ort', online: 'Online' } },
        food: {
          question: 'Was sollten wir beim Essen beachten?',
          options: { vegetarian: 'Vegetarisch', vegan: 'Vegan', gluten: 'Glutenfrei' },
        },
        access: { question: 'Brauchen Sie Unterstützung beim Zugang?' },
        note: { question: 'Haben Sie Fragen an die Vortragenden?' },
        terms: {
          question: 'Wie dürfen wir Ihre Daten verwenden?',
          statement: 'Sie dürfen meine Angaben für diese Veranstaltung verwenden.',
        },
      },
      messages: { link: 'Den Link senden wir Ihnen einen Tag vorher per E-Mail.' },
    },
    job: {
      title: 'Bewerbung',
      description: 'Erzählen Sie uns von sich. Es dauert fünf Minuten.',
      about: 'Verlangt ein Portfolio für Stellen im Design.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        role: {
          question: 'Auf welche Stelle bewerben Sie sich?',
          options: { engineering: 'Entwicklung', design: 'Design', sales: 'Vertrieb' },
        },
        portfolio: { question: 'Wo können wir Ihre Arbeiten sehen?' },
        years: { question: 'Wie viele Jahre Berufserfahrung haben Sie?' },
        cv: { question: 'Bitte fügen Sie Ihren Lebenslauf bei.' },
        why: { question: 'Warum möchten Sie bei uns arbeiten?' },
      },
    },
    intake: {
      title: 'Erstgespräch vorbereiten',
      description: 'Ein paar Fragen, bevor wir anfangen.',
      about: 'Sagt, wie es weitergeht, wenn es nicht eilt.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        company: { question: 'Für welches Unternehmen oder welche Organisation sind Sie tätig?' },
        goal: { question: 'Was möchten Sie erreichen?' },
        start: {
          question: 'Wann möchten Sie beginnen?',
          options: { now: 'Sofort', month: 'Innerhalb eines Monats', later: 'Später', unsure: 'Noch offen' },
        },
      },
      messages: { calm: 'Kein Problem: Wir senden Ihnen zuerst einen kurzen Überblick.' },
    },
    order: {
      title: 'Bestellformular',
      description: 'Wählen Sie aus, wir bestätigen per E-Mail.',
      about: 'Fragt nur bei Versand nach der Adresse.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        product: {
          question: 'Was möchten Sie bestellen?',
          options: { shirt: 'T-Shirt', mug: 'Tasse', notebook: 'Notizbuch' },
        },
        size: { question: 'Welche Größe?', options: { s: 'S', m: 'M', l: 'L', xl: 'XL' } },
        amount: { question: 'Wie viele?' },
        delivery: { question: 'Wie erhalten Sie es?', options: { pickup: 'Ich hole es ab', post: 'Per Post' } },
        address: { question: 'Wohin sollen wir es senden?' },
      },
      messages: { many: 'Das ist eine große Bestellung: Wir melden uns wegen des Preises.' },
    },
    rsvp: {
      title: 'Zu- oder Absage',
      description: 'Sagen Sie uns, ob Sie kommen.',
      about: 'Fragt nur, wer kommt, nach Gästen und Essen.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        coming: { question: 'Kommen Sie?' },
        guests: { question: 'Wie viele Gäste bringen Sie mit?' },
        food: {
          question: 'Was sollten wir beim Essen beachten?',
          options: { vegetarian: 'Vegetarisch', vegan: 'Vegan', gluten: 'Glutenfrei', nuts: 'Ohne Nüsse' },
        },
        note: { question: 'Noch etwas?' },
      },
      messages: { pity: 'Wir werden Sie vermissen!' },
    },
    course: {
      title: 'Kursbewertung',
      description: 'Ihre Antworten machen den nächsten Kurs besser.',
      about: 'Fragt nach Gründen, wo etwas nicht gut war.',
      questions: {
        aspects: {
          question: 'Wie war es?',
          rows: { content: 'Inhalt', material: 'Material', teaching: 'Unterricht' },
          columns: { poor: 'Schlecht', fair: 'Mäßig', good: 'Gut', excellent: 'Sehr gut' },
        },
        overall: { question: 'Wie bewerten Sie den Kurs insgesamt?' },
        pace: {
          question: 'Wie war das Tempo?',
          options: { slow: 'Zu langsam', right: 'Genau richtig', fast: 'Zu schnell' },
        },
        reason: { question: 'Was sollten wir ändern?' },
        best: { question: 'Was war für Sie am wertvollsten?' },
      },
    },
    bug: {
      title: 'Fehler melden',
      description: 'Sagen Sie uns, was nicht funktioniert hat.',
      about: 'Sagt, was zuerst zu tun ist, wenn Daten in Gefahr sind.',
      questions: {
        summary: { question: 'Was ist passiert?' },
        severity: {
          question: 'Wie schlimm ist es?',
          options: { data: 'Daten sind verloren', blocked: 'Ich komme nicht weiter', annoying: 'Lästig' },
        },
        steps: { question: 'Was haben Sie davor getan?' },
        expected: { question: 'Was haben Sie erwartet?' },
        device: { question: 'Welchen Browser und welches Gerät nutzen Sie?' },
        email: { question: 'Wo erreichen wir Sie bei Rückfragen?' },
      },
      messages: { stop: 'Bitte ändern Sie nichts mehr, bis wir Ihnen geschrieben haben.' },
    },
    onboarding: {
      title: 'Start der Zusammenarbeit',
      description: 'Alles, was wir zum Start brauchen.',
      about: 'Fragt nur bei Rechnung nach der Rechnungsadresse.',
      questions: {
        company: { question: 'Wie heißt Ihr Unternehmen?' },
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        goals: {
          question: 'Woran sollen wir arbeiten?',
          options: { website: 'Website', brand: 'Marke', campaign: 'Kampagne' },
        },
        site: { question: 'Wie lautet die Adresse Ihrer heutigen Website?' },
        payment: { question: 'Wie möchten Sie zahlen?', options: { card: 'Mit Karte', invoice: 'Auf Rechnung' } },
        billing: { question: 'Wie lautet die Rechnungsadresse?' },
      },
    },
    office_hours: {
      title: 'Sprechstunde anfragen',
      description: 'Sagen Sie mir vorab, worum es geht.',
      about: 'Fragt, was zum jeweiligen Thema nötig ist.',
      questions: {
        name: { question: 'Wie heißen Sie?' },
        email: { question: 'Wie lautet Ihre E-Mail-Adresse?' },
        topic: {
          question: 'Worum geht es?',
          options: { exam: 'Eine Prüfung', thesis: 'Eine Abschlussarbeit', else: 'Etwas anderes' },
        },
        course: { question: 'Um welchen Kurs geht es?' },
        thesis: { question: 'Wie lautet der Arbeitstitel?' },
        question: { question: 'Worüber möchten Sie sprechen?' },
      },
      messages: { draft: 'Bitte bringen Sie Ihren aktuellen Entwurf mit.' },
    },
  },
} satisfies Translated<typeof source>
