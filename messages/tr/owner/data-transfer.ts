import type { dataTransfer as source } from '@/messages/en/owner/data-transfer'
import type { Translated } from '@/messages/message'

/** Exporting the account, and importing a zip, among the owner's settings. */
export const dataTransfer = {
  export: {
    heading: 'Dışa aktarma',
    text: 'Hesabınızdaki her şey tek bir zip dosyasında: sayfalar, formlar, yanıtlar, rezervasyonlar, dosyalar ve ayarlar. Parola ya da anahtar içermez. Dosyayı burada veya başka bir sunucuda içe aktarabilirsiniz.',
    start: 'Dışa aktarmayı hazırla',
    download: 'Zip dosyasını indir',
    again: 'Yeniden hazırla',
    retry: 'Tekrar dene',
    ready:
      'Dışa aktarma hazır. Bağlantı bir gün boyunca ve yalnızca sizin için geçerlidir. İlerlemeyi tarayıcınız gösterir; indirme yarıda kalırsa yeniden başlatın.',
    failed: 'Dışa aktarma hazırlanamadı.',
  },
  import: {
    heading: 'İçe aktarma',
    text: 'Dışa aktarılmış bir dosyayı bu hesaba getirin. Önce bir plan görürsünüz. Burada zaten olanlar olduğu gibi kalır.',
    nobodyIsMailed: 'İçe aktarılan rezervasyonlar için kimseye e-posta gönderilmez.',
    choose: 'Zip dosyası seç',
    drop: 'veya buraya bırakın',
    uploading: 'Yükleniyor…',
    reading: 'Dosya denetleniyor. Bu birkaç dakika sürebilir.',
    writing: 'İçe aktarılıyor. Bu birkaç dakika sürebilir.',
    cancel: 'İptal',
    retry: 'Tekrar dene',
    confirm: 'İçe aktar',
    planned: 'İçe aktarma şunları yapacak',
    nothingYet: 'Henüz hiçbir şey değişmedi.',
    done: 'İçe aktarma tamamlandı',
    setUpAgain:
      'Takvimleri yeniden bağlayın; anahtarları, webhook’ları ve akışları yeniden kurun: Dışa aktarma bunları içermez.',
    another: 'Başka bir dosya içe aktar',
    empty: 'Bu dosya boş. Slotform’un dışa aktardığı bir zip dosyası seçin.',
    tooLarge: 'Bu dosya içe aktarmak için çok büyük. Bir zip dosyası en fazla 1 GB olabilir.',
    noAnswer:
      'Sunucuya ulaşılamadı. Bağlantınızı denetleyip tekrar deneyin. Aynı dosyayı yeniden gönderebilirsiniz: Hiçbir şey iki kez eklenmez.',
  },
  plan: {
    list: 'İçe aktarmanın içeriği',
    exported: 'Dışa aktarıldığı an: {moment}.',
    moment: '{date}, {time}',
    empty: 'Bu dosyada içe aktarılacak bir şey yok.',
    added: { one: '{count} yeni', other: '{count} yeni' },
    kept: { one: '{count} zaten burada', other: '{count} zaten burada' },
    skipped: { one: '{count} dışarıda kaldı', other: '{count} dışarıda kaldı' },
    parts: {
      settings: 'Ayarlar',
      'time-off': 'İzinler',
      forms: 'Formlar',
      pages: 'Rezervasyon sayfaları',
      bookings: 'Rezervasyonlar',
      meetings: 'Toplantılar',
      responses: 'Yanıtlar',
      files: 'Dosyalar',
      links: 'Kişilerdeki bağlantılar',
    },
    reasons: {
      taken: 'Dışarıda kaldı: Saatleri burada dolu.',
      files: 'Dışarıda kaldı: Dosya eksik, izin verilmeyen türde ya da yanıtı içe aktarılmadı.',
      missing: 'Dışarıda kaldı: Ait oldukları bir şey içe aktarılmadı.',
    },
    erased: {
      one: '{count} kayıt, silinmiş bir kişi olmadan gelir.',
      other: '{count} kayıt, silinmiş kişiler olmadan gelir.',
    },
    renamed: 'Eskileri burada başkasına ait olduğu için yeni adresler',
    renamedTo: '/{from} yerine /{to}',
    conflicts: 'Saati dolu olan rezervasyonlar',
    conflict: '{moment}: {name}',
  },
} as const satisfies Translated<typeof source>
