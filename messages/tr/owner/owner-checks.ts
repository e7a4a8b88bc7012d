import type { ownerChecks as source } from '@/messages/en/owner/owner-checks'
import type { Translated } from '@/messages/message'

/** Like `checks`, of calls that only an owner's screens make. */
export const ownerChecks = {
  mailLimit: {
    one: 'Hesabınız e-posta sınırına ulaştı: {until} saatine kadar en fazla {limit}. Kalan: {left}, bu işlem için gereken: {count}. Hiçbir şey değiştirilmedi.',
    other:
      'Hesabınız e-posta sınırına ulaştı: {until} saatine kadar en fazla {limit}. Kalan: {left}, bu işlem için gereken: {count}. Hiçbir şey değiştirilmedi.',
  },
  tooManyToRead: 'Bu formda zamanında incelenemeyecek kadar çok yanıt var. Tarih aralığını daraltın.',
  notOwnAddress: 'Bu, hesabınızın e-posta adresi değil',
  retentionDays: '{min} ile {max} arasında tam gün sayısı',
  languageUnknown: 'Bilinmeyen dil',
  textUnknown: 'Bilinmeyen metin',
  /** A configuration file. */
  fieldUnknown: 'Bilinmeyen alan: {name}',
  questionKeyInvalid: 'Anahtar 1 ila 64 karakterdir: a-z, 0-9 ve -',
  questionKeyRepeated: 'İki soruda aynı anahtar var',
  endingIdInvalid: 'Bir kimlik en fazla 64 harf, rakam, tire ve alt çizgiden oluşur',
  endingIdRepeated: 'İki bitişin kimliği aynı',
  noPageFollows: 'Bu formdan sonra gelen bir randevu sayfası yok',
  pageAsksMore: 'Sonraki sayfanın kendi soruları var. Randevuyu o sayfadan alın.',
  endingNamed: 'Bir kural, artık olmayan bir bitişe götürüyor. Önce kuralı değiştirin.',
  tooManyEndings: 'En fazla {max} bitiş',
  questionTypeFixed: 'Bir sorunun türü değişmez. Yeni soruya başka bir anahtar verin.',
  rightNeeded: 'En az bir yetki seçin',
  notInFuture: 'Gelecekte bir zaman seçin',
  scaleRange: 'Bir ölçek 0 veya üzerinden başlar, en çok {max} değerine gider ve en çok {steps} adımı olur',
  hiddenName: 'Ad bir harfle başlar ve en çok 64 harf, rakam, nokta, tire ve alt çizgi içerir',
  validationUnknown: 'Bu türün böyle bir sınırı yok',
  patternInvalid: 'Bu, RE2 söz diziminde bir kalıp değil ya da çok büyük (en fazla {max} karakter)',
  rangeEmpty: 'Hiçbir yanıt bu sınırlara uymaz',
  jumpForward: 'Yalnızca daha sonraki bir soruya geçilebilir',
  operatorUnfit: 'Bu sorunun yanıtları böyle karşılaştırılamaz',
  neverAsked: 'Burada yanıt istenmez, bu yüzden zorunlu olamaz',
  endingUnknown: 'Bu formda böyle bir bitiş yok',
  dependsOnItself: 'Bu soru kendisine bağlı olurdu',
  ruleConditions: 'Bir kuralın 1 ile {max} arasında koşulu olur',
  ruleActions: 'Bir kuralın 1 ile {max} arasında eylemi olur',
  dateOrTime: 'Tarihi yyyy-aa-gg, saati ss:dd biçiminde girin',
  caldavUnreached:
    'Bu adrese ulaşılamıyor. Adres herkese açık olmalı, https:// ile başlamalı ve yanıt vermelidir. Kontrol edin veya birazdan tekrar deneyin.',
  caldavElsewhere: 'Bu adres başka bir sunucuya yönlendiriyor. O sunucunun adresini girin.',
  caldavNone: 'Bu adreste takvim bulunamadı. CalDAV adresini hizmetin ayarlarında arayın.',
  caldavNotListed:
    'Bu kurulum yalnızca belirli CalDAV sunucularına bağlanır ve bu sunucu onlardan biri değil. Yöneticinize danışın.',
  caldavTooMuch: 'Sunucu okuyabileceğimizden fazlasını gönderdi. Bu, tek bir hesabın adresi mi?',
  caldavPassword: 'Sunucu bu kullanıcı adını ve parolayı kabul etmedi. Bir uygulama parolası girdiğinizden emin olun.',
  caldavForbidden: 'Sunucu bu hesabın takvim kullanmasına izin vermiyor.',
  caldavRateLimited: 'Çok fazla deneme yapıldı. Birkaç dakika sonra tekrar deneyin.',
  caldavUnreadable: 'Sunucu bir takvim göndermedi. Birazdan tekrar deneyin.',
  caldavNoCalendar: 'Bu hesapta takvim yok. Hizmette bir takvim oluşturup yeniden bağlayın.',
  icsAddress: 'Bir takvimin adresini girin, örneğin https://calendar.example.com/team.ics',
  icsUnreached:
    'Bu adrese ulaşılamıyor. Adres herkese açık olmalı ve yanıt vermelidir. Kontrol edin veya birazdan tekrar deneyin.',
  icsPlain: 'Bu adres http:// ile başlıyor; başkaları da okuyabilir. https:// ile başlayan bir adres kullanın.',
  icsMissing: 'Bu adreste takvim yok. Adresi takvimin ayarlarından bir kez daha kopyalayın.',
  icsForbidden: 'Sunucu bu takvimi okumamıza izin vermiyor. Takvimin gizli veya herkese açık adresini arayın.',
  icsTooMuch: 'Bu takvim 10 MB’tan büyük; bu kadarını okuyamıyoruz. Daha kısa bir dönemini paylaşın.',
  icsNone: 'Bu adres bir takvim dosyasına (ICS) götürmüyor. Bir web sayfasının adresi mi?',
  icsUnreadable: 'Bu takvimde okuyamadığımız bir etkinlik var; ne zaman meşgul olduğunuzu bilemeyiz.',
  icsRateLimited: 'Sunucu isteklerimizi sınırlıyor. Birkaç dakika sonra tekrar deneyin.',
  /** The address of a webhook. */
  webhookUrl: 'Kullanıcı adı, parola ve # sonrası kısmı olmayan bir https:// adresi girin',
  webhookAddress: 'Bu adres özel ya da şifresiz. Herkese açık bir https:// adresi girin.',
  webhookEvents: 'En az bir olay seçin',
  idsOrFilter: 'Kimliklerden ya da filtreden yalnızca biri',
} satisfies Translated<typeof source>
