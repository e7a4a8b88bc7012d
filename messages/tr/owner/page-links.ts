import type { pageLinks as source } from '@/messages/en/owner/page-links'
import type { Translated } from '@/messages/message'

/** The visibility of a page, and the links of a secret one. */
export const pageLinks = {
  visibility: {
    heading: 'Görünürlük',
    label: 'Sayfayı kim açabilir',
    choices: { public: 'Herkes', secret: 'Yalnızca bağlantıyla' },
    secret: 'Sayfanın yalın adresinde “Bulunamadı” yazar; ne profiliniz ne de formlarınız buraya yönlendirir.',
    secretOnceSaved:
      'Kaydettiğinizde sayfanın yalın adresinde “Bulunamadı” yazar; ne profiliniz ne de formlarınız buraya yönlendirir. Daha önce paylaştığınız adresler çalışmaz olur.',
    publicOnceSaved: 'Kaydettiğinizde adresi bilen herkes randevu alabilir.',
    publicWithLinks: {
      one: 'Sayfanın {count} bağlantısı var. Bu bağlantı da sayfayı adresi gibi açar ve kullanımı sayılmaz. Sayfa gizli olunca yeniden sayılır.',
      other:
        'Sayfanın {count} bağlantısı var. Bu bağlantılar da sayfayı adresi gibi açar ve kullanımları sayılmaz. Sayfa gizli olunca yeniden sayılır.',
    },
    createFirst:
      'Önce sayfayı oluşturun. Ardından bağlantılarını burada veya sayfalarınızın listesinde oluşturabilirsiniz.',
  },
  heading: 'Bağlantılar',
  titleOf: 'Bağlantılar: “{title}”',
  text: 'Bu sayfa gizli: Açmak için bağlantılarından biri gerekir.',
  button: 'Bağlantılar',
  list: 'Bu sayfanın bağlantıları',
  none: 'Henüz bağlantı yok. Bu sayfada sizden başka kimse randevu alamaz.',
  newLink: 'Yeni bağlantı',
  unnamed: 'Notsuz bağlantı',
  uses: { one: '{count} kez kullanıldı', other: '{count} kez kullanıldı' },
  usesOf: { one: '{uses}/{count} kez kullanıldı', other: '{uses}/{count} kez kullanıldı' },
  untilDate: '{date} tarihine kadar geçerli',
  untilTime: '{date}, {time} saatine kadar geçerli',
  both: '{used} · {until}',
  states: { usedUp: 'Hakkı doldu', expired: 'Süresi doldu' },
  thing: 'Bağlantı',
  open: 'Aç',
  deleteLink: 'Bağlantıyı sil',
  create: {
    title: 'Yeni bağlantı',
    text: 'Bağlantıyı bilen herkes sayfayı açabilir.',
    note: 'Kendinize not',
    noteHint: 'İsteğe bağlı. Örneğin bağlantının kimin için olduğu. Ziyaretçiler bu notu görmez.',
    isLimited: 'Kaç kez kullanılabileceğini sınırla',
    maxUses: 'Alınabilecek randevu sayısı',
    maxUsesHint: 'İptal edilen randevular da sayılır.',
    expires: 'Geçerlilik süresi belirle',
    lastDay: 'Son gün',
    lastDayHint: 'Sayfanın saat dilimine göre gece yarısına kadar.',
    submit: 'Bağlantı oluştur',
    done: 'Bağlantı oluşturuldu',
    failed: 'Bağlantı oluşturulamadı',
  },
  delete: {
    title: 'Bu bağlantı silinsin mi?',
    text: '“{note}” hemen çalışmaz olur. Bu bağlantıyla alınan randevular kalır.',
    done: 'Bağlantı silindi',
    failed: 'Bağlantı silinemedi',
  },
  loadFailed: 'Bağlantılar yüklenemedi',
} satisfies Translated<typeof source>
