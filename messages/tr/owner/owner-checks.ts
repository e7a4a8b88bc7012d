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
  languageUnknown: 'Bilinmeyen dil',
  textUnknown: 'Bilinmeyen metin',
  jumpForward: 'Yalnızca daha sonraki bir soruya geçilebilir',
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
} satisfies Translated<typeof source>
