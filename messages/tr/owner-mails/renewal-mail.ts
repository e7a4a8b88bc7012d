import type { renewalMail as source } from '@/messages/en/owner-mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Randevularınız aksamasın: {service} hesabınızı yeniden bağlayın',
  heading: '{service} hesabınızı yeniden bağlamanız gerekiyor',
  text: 'Slotform artık {service} hesabınıza erişemiyor. Erişim izni kaldırıldığında, parola değiştiğinde veya bağlantı bir süre kullanılmadığında böyle olur.',
  /** `account`: the address of the account, if it is known. */
  textWithAccount:
    'Slotform artık {service} hesabınıza ({account}) erişemiyor. Erişim izni kaldırıldığında, parola değiştiğinde veya bağlantı bir süre kullanılmadığında böyle olur.',
  consequence:
    'Hesabı yeniden bağlayana kadar, ona bağlı saatleri sunmayacağız; yeni toplantılara da bağlantı veya takvim etkinliği eklenmeyecek. Hiçbir şey silinmedi.',
  button: '{service} hesabını yeniden bağla',
} satisfies Translated<typeof source>
