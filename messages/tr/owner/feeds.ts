import type { feeds as source } from '@/messages/en/owner/feeds'
import type { Translated } from '@/messages/message'

/** Feeds of meetings on the screen for programs. */
export const feeds = {
  heading: 'Akışlar',
  intro: 'Toplantılarınız takvim uygulamanızda: uygulama yalnızca sizin bildiğiniz bir adrese abone olur.',
  none: 'Henüz akış yok.',
  list: 'Akışlarınız',
  loadFailed: 'Akışlarınız yüklenemedi.',
  newFeed: 'Yeni akış',
  allMeetings: 'Tüm toplantı ve randevular',
  onePage: 'Bir randevu sayfası',
  neverRead: 'Oluşturuldu: {date}, henüz okunmadı',
  lastRead: 'Son okuma: {date}',
  deleteFeed: 'Akışı sil',
  kinds: {
    full: { name: 'Her şey', hint: 'Başlıklar, kişiler, yerler ve bağlantılar. Kendi takvim uygulamanız için.' },
    busy: { name: 'Yalnızca dolu saatler', hint: 'Yalnızca ne zaman meşgul olduğunuz. Başkalarıyla paylaşmak için.' },
  },
  create: {
    title: 'Yeni akış',
    text: 'Adresi Google Takvim, Outlook, Apple Takvim ve diğer uygulamalarda çalışır.',
    kind: 'Neyi gösterir',
    page: 'Hangi toplantılar',
    submit: 'Akış oluştur',
    failed: 'Akış oluşturulamadı',
  },
  made: {
    title: 'Adresi şimdi kopyalayın',
    text: 'Bir daha göstermeyeceğiz. Adrese sahip olan herkes akışı okuyabilir; parola gibi saklayın.',
    thing: 'Adres',
    open: 'Takvim uygulamasında aç',
    hint: 'Google Takvim: Diğer takvimler, URL ile. Outlook: Takvim ekle, Web’den abone ol. Uygulamalar akışı birkaç saatte bir yeniden okur.',
    done: 'Bitti',
  },
  delete: {
    title: 'Bu akış silinsin mi?',
    text: 'Akışı okuyan uygulamalar toplantılarınızı artık göstermez. Bu işlem geri alınamaz.',
    done: 'Akış silindi',
    failed: 'Akış silinemedi',
  },
} satisfies Translated<typeof source>
