import type { yourData as source } from '@/messages/en/owner/your-data'
import type { Translated } from '@/messages/message'

/** Keeping and erasing data, and deleting the account. */
export const yourData = {
  heading: 'Verileriniz',
  intro: 'Her şeyi yanınıza alın, rezervasyon yapmış ya da yanıt vermiş birini unutun veya hesabınızı silin.',
  kept: {
    title: 'Hesabınız kalıyor',
    text: 'Sayfalarınız ve formlarınız yeniden açık. İptal edilen rezervasyonlar iptal kalır; takvimlerin yeniden bağlanması gerekir.',
  },
  retention: {
    heading: 'Verilerin saklanması',
    text: 'Bir rezervasyondaki kişiler, bitişinden bu kadar gün sonra unutulur; saati kalır.',
    isLimited: 'Bir süre sonra unut',
    days: 'Bitişten sonraki gün sayısı',
  },
  responseRetention: {
    heading: 'Yanıtların saklanması',
    text: 'Yanıtlar ve dosyaları, gönderildikten bu kadar gün sonra silinir. Bu, zaten burada olanlar için de geçerlidir.',
    isLimited: 'Yanıtları bir süre sonra sil',
    days: 'Gönderimden sonraki gün sayısı',
  },
  erase: {
    heading: 'Bir kişiyi sil',
    text: 'Adı, adresi, yanıtları ve dosyaları silinir, gelecek rezervasyonları iptal edilir. Saatler ve sayılar kalır.',
    email: 'Kişinin e-posta adresi',
    find: 'Bul',
    failed: 'Kişi aranamadı',
    nothing: 'Bu adres hakkında hiçbir şey yok.',
    title: '{email} silinsin mi?',
    counts:
      'Rezervasyonlar: {bookings}, iptal edilecek: {cancelled}. Diğer toplantılar: {invitations}. Yanıtlar: {responses}. Dosyalar: {files}. Bu geri alınamaz.',
    confirm: 'Sil',
    done: 'Kişi silindi',
    pending: 'Kalanı birkaç dakika içinde kendiliğinden tamamlanır.',
    eraseFailed: 'Kişi silinemedi',
  },
  remove: {
    heading: 'Hesabı sil',
    text: 'Sayfalarınız ve formlarınız hemen kapanır, gelecek rezervasyonu olanlara haber verilir, takvimlerin bağlantısı kesilir. 7 gün içinde oturum açarsanız hesap kalır. Sonrasında her şey silinir.',
    open: 'Hesabı sil',
    title: 'Hesabınız silinsin mi?',
    confirmText: 'Onaylamak için {email} yazın.',
    email: 'Hesabınızın e-posta adresi',
    confirm: 'Hesabı sil',
    failed: 'Hesap silinemedi',
  },
} as const satisfies Translated<typeof source>
