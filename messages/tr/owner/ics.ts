import type { ics as source } from '@/messages/en/owner/ics'
import type { Translated } from '@/messages/message'

/** Adding a calendar by the address of its file. */
export const ics = {
  connect: 'Adresle takvim ekle (ICS)',
  renew: 'Adresi yeniden girin',
  intro: 'Önce takvimi okuyacağız. Adresi şifrelenerek saklanır ve bir daha gösterilmez.',
  connected: 'Takvim eklendi',
  renewed: 'Takvim yeniden bağlandı',
  connectedText:
    'Randevu sayfalarınız artık {account} takvimini çakışmalara karşı kontrol edebilir. Takvimi her sayfada seçin.',
  failed: 'Bağlantı kurulamadı',
  nothingStored: 'Hiçbir şey kaydedilmedi. Lütfen tekrar deneyin.',
  address: 'Takvim adresi',
  addressHint:
    'Google Takvim: Ayarlar, takviminiz, “iCal biçimindeki gizli adres”. Outlook: Paylaşılan takvimler, yayımla, ICS. webcal:// ile başlayan adresler de olur.',
  name: 'Listelerinizdeki adı',
  nameHint: 'Boşsa takvimin kendi adı.',
  submit: 'Takvimi ekle',
  submitRenewal: 'Yeniden bağla',
  checking: 'Okunuyor…',
} satisfies Translated<typeof source>
