import type { meetingForm as source } from '@/messages/en/owner/meeting-form'
import type { Translated } from '@/messages/message'

/** The form that makes or changes a meeting. */
export const meetingForm = {
  newTitle: 'Yeni toplantı oluştur',
  title: 'Başlık',
  titlePlaceholder: 'Proje başlangıç toplantısı',
  description: 'Açıklama',
  start: 'Başlangıç saati',
  end: 'Bitiş saati',
  clock: '{city} saati ({offset}). <link>Değiştir</link>',
  attendees: 'Katılımcılar',
  attendeesHint: 'E-posta adreslerini virgülle ayırın.',
  notify: 'Katılımcılara bildir',
  inviteHint: 'Herkese e-postayla bir takvim daveti gönderilir.',
  changeHint: 'Değişikliği herkese e-postayla bildiririz. Çıkardığınız kişilere iptal bildirimi gider.',
  twice: 'O gün saatler geri alındığı için bu saat iki kez yaşanıyor. Birincisini kullanacağız.',
  skipped: 'O gün saatler ileri alınıyor. Bunun yerine {used} kullanılacak.',
  submit: 'Toplantı oluştur',
  submitting: 'Planlanıyor…',
  save: 'Değişiklikleri kaydet',
  saving: 'Kaydediliyor…',
  cancel: 'Vazgeç',
  created: 'Toplantı oluşturuldu',
  createFailed: 'Toplantı oluşturulamadı',
  updated: 'Toplantı güncellendi',
  updateFailed: 'Toplantı güncellenemedi',
  updateFailedText: 'Toplantınız güncellenirken bir hata oluştu. Lütfen tekrar deneyin.',
  discard: {
    title: 'Kaydetmeden kapatılsın mı?',
    text: 'Yazdığınız her şey kaybolur.',
    confirm: 'Kaydetmeden kapat',
  },
  problem: {
    title: 'Toplantı yüklenemedi',
    text: 'Toplantı bulunamadı veya düzenleme izniniz yok.',
  },
} satisfies Translated<typeof source>
