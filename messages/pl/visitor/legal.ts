import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Regulamin',
    intro:
      'Ten regulamin obowiązuje każdego, kto loguje się na tym serwerze Slotform. Jest krótki, aby dało się go przeczytać.',
    sections: [
      {
        heading: 'Co możesz robić',
        paragraphs: [
          'Używaj Slotform do umawiania spotkań, publikowania stron rezerwacji i zbierania odpowiedzi w formularzach, na własne potrzeby lub na potrzeby swojej organizacji.',
          'Nie używaj go do wysyłania niechcianych wiadomości, wprowadzania odwiedzających w błąd, zbierania danych, do których nie masz prawa, ani do zakłócania działania usługi innym.',
        ],
      },
      {
        heading: 'Twoje dane i dane osób, które odwiedzają Twoje strony',
        paragraphs: [
          'Przetwarzamy i przechowujemy dane kalendarza i spotkań, aby usługa mogła działać. Na stronie „Prywatność” opisujemy, co przechowujemy i kto to widzi.',
          'Odwiedzający podają Ci swoje imiona i nazwiska, adresy i odpowiedzi. Twoim obowiązkiem jest poinformować ich, co robisz z tymi danymi, i odpowiadać na ich wnioski.',
        ],
      },
      {
        heading: 'Połączone konta',
        paragraphs: [
          'Łącząc konto kalendarza lub wideokonferencji, zezwalasz temu serwerowi na odczytywanie z niego zajętych terminów oraz na tworzenie, zmienianie i usuwanie wydarzeń dotyczących Twoich spotkań. Możesz to cofnąć w każdej chwili na ekranie integracji.',
        ],
      },
      {
        heading: 'Brak gwarancji',
        paragraphs: [
          'Slotform jest wolnym oprogramowaniem na licencji MIT i jest udostępniany bez gwarancji. Operator tego serwera decyduje o jego dostępności i może zamknąć konto, które narusza ten regulamin.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Prywatność',
    intro: 'Co przechowuje ten serwer, dlaczego i co możesz w tej sprawie zrobić.',
    sections: [
      {
        heading: 'Jeśli masz konto',
        paragraphs: [
          'Przechowujemy Twój adres e-mail, ustawienia, strony rezerwacji, spotkania i formularze oraz token dostępu do każdego połączonego konta. Tokeny są szyfrowane.',
          'Serwer odczytuje z połączonych kalendarzy, kiedy masz zajęty czas. Nie pokazuje odwiedzającym tytułów ani szczegółów tych wydarzeń.',
        ],
      },
      {
        heading: 'Jeśli rezerwujesz spotkanie lub wypełniasz formularz',
        paragraphs: [
          'Przechowujemy podane imię i nazwisko, adres e-mail, wybrany termin i udzielone odpowiedzi. Widzi je właściciel strony.',
          'W wiadomości z potwierdzeniem jest link do odwołania rezerwacji. Jeśli chcesz poprawić lub usunąć swoje dane, napisz do właściciela strony.',
        ],
      },
      {
        heading: 'Pliki cookie',
        paragraphs: [
          'Przy logowaniu zapisywany jest plik cookie, który podtrzymuje Twoją sesję przez 30 dni od ostatniej wizyty, łącznie najwyżej przez 90 dni. Drugi, przechowywany przez 180 dni, pozwala tej przeglądarce prosić o linki do logowania także wtedy, gdy ktoś inny zamówił ich zbyt wiele dla Twojego adresu. Nie ma plików cookie reklamowych ani śledzących.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Podziękowania',
    intro: 'Prace innych osób, które ten serwer pokazuje lub wykorzystuje, oraz ich licencje.',
    sections: [
      {
        heading: 'Święta',
        paragraphs: [
          'Święta pochodzą z date-holidays, https://github.com/commenthol/date-holidays, którego ten serwer używa bez zmian. Copyright (c) 2015-present commenthol, na licencji ISC, https://opensource.org/licenses/ISC.',
          'Dane opierają się na artykułach Wikipedii wymienionych w pliku LICENSE. Plik ten podaje dla danych licencję CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/. Pakiet podaje CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Daty są obliczane, a nie ogłaszane: te, które zależą od księżyca, mogą się różnić o jeden dzień.',
        ],
      },
    ],
  },
  support: {
    title: 'Pomoc',
    intro: 'Gdzie uzyskać pomoc.',
    sections: [
      {
        heading: 'W sprawie zarezerwowanego spotkania',
        paragraphs: ['Odpisz na wiadomość z potwierdzeniem. Trafi ona prosto do organizatora.'],
      },
      {
        heading: 'W sprawie tego serwera',
        paragraphs: [
          'Napisz do operatora przez stronę „Kontakt”. Opisz, jakie kroki poprzedziły problem, jaki miał być wynik i co stało się zamiast tego. Pomoże zrzut ekranu.',
        ],
      },
      {
        heading: 'W sprawie oprogramowania',
        paragraphs: [
          'Slotform ma otwarty kod źródłowy. Błędy i propozycje funkcji zgłaszaj do projektu wraz z krokami, które pozwalają je odtworzyć.',
        ],
      },
    ],
  },
  security: {
    title: 'Bezpieczeństwo',
    intro: 'Jak ten serwer chroni Twoje dane i jak zgłosić lukę w zabezpieczeniach.',
    sections: [
      {
        heading: 'Co robimy',
        paragraphs: [
          'Nie ma haseł, które można by ukraść: logujesz się linkiem, który działa raz i wygasa po 15 minutach. Sesje i linki są przechowywane wyłącznie jako skróty (hashe).',
          'Tokeny dostępu do połączonych kont są przed zapisaniem szyfrowane algorytmem AES-256-GCM.',
        ],
      },
      {
        heading: 'Zgłaszanie luk w zabezpieczeniach',
        paragraphs: [
          'Zanim powiesz o luce innym, zgłoś ją operatorowi tego serwera przez stronę „Kontakt” i daj czas na jej usunięcie. Nie przeglądaj ani nie zmieniaj danych, które nie należą do Ciebie.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
