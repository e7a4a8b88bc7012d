import type { pages as source } from '@/messages/en/owner/pages'
import type { Translated } from '@/messages/message'

/** Time slot pages: the list, and a page as its owner sees it. */
export const pages = {
  title: 'Randevu sayfaları',
  one: 'Randevu sayfası',
  intro: 'Bir bağlantı paylaşın, isteyen sizden randevu alsın.',
  create: 'Randevu sayfası oluştur',
  edit: 'Randevu sayfasını düzenle',
  loadFailed: 'Yüklenemedi',
  error: 'Hata',
  problem: {
    invalidId: 'Randevu sayfasının kimliği geçersiz.',
    notFound: 'Randevu sayfası bulunamadı.',
    help: 'Silinmiş olabilir veya bağlantı eksik olabilir.',
    back: 'Randevu sayfalarına dön',
  },
  empty: {
    title: 'Henüz randevu sayfası yok',
    text: 'Müsait olduğunuz zamanları belirtin, tek bir bağlantı paylaşın, saati karşınızdaki seçsin.',
  },
  firstSteps: {
    done: 'Tamamlandı',
    connect: {
      title: '1. Takvimlerinizi bağlayın',
      text: 'Böylece dolu olduğunuz saatlerde randevu alınamaz. Bunun için <link>Entegrasyonlar</link> sayfasına gidin.',
    },
    create: {
      title: '2. Bir sayfa oluşturun',
      text: 'Bir başlık, bir süre ve saatleriniz yeterli.',
      textWithLink: 'Bir başlık, bir süre ve saatleriniz yeterli. <link>Randevu sayfaları</link> bölümünden başlayın.',
    },
    share: {
      title: '3. Paylaşın',
      text: 'Bağlantıyı istediğiniz kişiye gönderin. Randevu almak için hesap gerekmez.',
    },
  },
  created: {
    label: 'Yeni sayfanızı paylaşın',
    title: '“{title}” paylaşıma hazır',
    secret: 'Bu sayfa gizli. Randevu alabilecek kişiler için bir bağlantı oluşturun.',
    done: 'Randevu sayfası oluşturuldu',
    failed: 'Randevu sayfası oluşturulamadı',
  },
  updated: { done: 'Randevu sayfası güncellendi', failed: 'Randevu sayfası güncellenemedi' },
  card: {
    active: 'Etkin',
    inactive: 'Etkin değil',
    secret: 'Gizli, yalnızca bağlantıyla',
    noDescription: 'Açıklama girilmemiş',
    slots: '{minutes} dk.',
    recently: 'Kısa süre önce',
    noBookings: 'Yaklaşan randevu yok',
    bookings: { one: '{count} randevu · sıradaki: {when}', other: '{count} randevu · sıradaki: {when}' },
    nextSoon: '{weekday} {time}',
    nextLater: '{date}, {time}',
    takesBookings: 'Randevu kabul et: {title}',
    view: 'Sayfayı görüntüle',
    unpublished: 'Bu sayfa yayında değil. Randevu alınabilmesi için yayınlayın.',
    bookForGuest: 'Başkası adına randevu al',
  },
  duplicate: {
    label: 'Çoğalt',
    done: 'Randevu sayfası çoğaltıldı',
    note: '“{title}” yayında değil.',
    failed: 'Randevu sayfası çoğaltılamadı',
  },
  publish: {
    title: '“{title}” yayınlansın mı?',
    text: '/{slug} bağlantısını bilen herkes sizden randevu alabilir.',
    secret: 'Sayfa gizli: Bağlantılarından birini bilen herkes sizden randevu alabilir.',
    done: 'Randevu sayfası yayınlandı',
  },
  unpublish: {
    title: '“{title}” yayından kaldırılsın mı?',
    text: '/{slug} adresinden artık randevu alınamaz. Mevcut randevular kalır ve sayfayı istediğiniz zaman yeniden yayınlayabilirsiniz.',
    secret:
      'Sayfanın bağlantıları çalışmaz olur. Mevcut randevular kalır ve sayfayı istediğiniz zaman aynı bağlantılarla yeniden yayınlayabilirsiniz.',
    done: 'Randevu sayfası yayından kaldırıldı',
  },
  delete: {
    title: '“{title}” silinsin mi?',
    text: '{bookings} /{slug} bağlantısı artık çalışmayacak. Bu işlem geri alınamaz.',
    secret: '{bookings} Sayfanın hiçbir bağlantısı artık çalışmayacak. Bu işlem geri alınamaz.',
    bookings: {
      none: 'Bu sayfanın gelecek randevusu yok. Geçmiş randevular toplantılarınızda kalır.',
      some: {
        one: 'Bu sayfanın gelecekte {count} randevusu var. Bu randevu toplantılarınızda kalır.',
        other: 'Bu sayfanın gelecekte {count} randevusu var. Bu randevular toplantılarınızda kalır.',
      },
      counting: 'Gelecek randevular sayılıyor…',
      unknown: 'Randevular toplantılarınızda kalır.',
    },
    done: 'Randevu sayfası silindi',
    failed: 'Randevu sayfası silinemedi',
  },
  page: {
    duration: '{minutes} dk.',
    customLocation: 'Özel',
    unpublished: 'Bu sayfa yayında değil. Burada yalnızca siz, başkası adına randevu alabilirsiniz.',
  },
} satisfies Translated<typeof source>
