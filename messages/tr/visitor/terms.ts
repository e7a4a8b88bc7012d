import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Kullanım Koşulları',
  heading: 'Kullanım Koşulları',
  welcome: 'Hoş geldiniz, {email}! Başlamadan önce lütfen koşullarımızı okuyup kabul edin.',
  summaryHeading: 'Kısaca',
  summary: [
    {
      title: 'Yalnızca gerçek toplantılar',
      text: 'Slotform’u meşru toplantıları planlamak için kullanın. Spam göndermeyin, kimseyi aldatmayın.',
    },
    {
      title: 'Neler işlenir ve saklanır',
      text: 'Takvim ve toplantı verileriniz: başlıklar, saatler, katılımcıların adları ve e-posta adresleri.',
    },
    {
      title: 'Bağladığınız hesaplar',
      text: 'Bağladığınız hesaplardan dolu saatleri okur, toplantılarınızı bu hesaplara ekleriz. Erişim şifrelenir ve bağlantıyı istediğiniz zaman kesebilirsiniz.',
    },
    {
      title: 'Ziyaretçilerinizin verileri',
      text: 'Sayfalarınıza ve formlarınıza girilenleri saklarız. Bu verileri hukuka uygun şekilde işlemek sizin sorumluluğunuzdadır.',
    },
    {
      title: 'Herkese açık sayfalar herkese açıktır',
      text: 'Yayındaki bir sayfayı veya formu, bağlantıyı bilen herkes açabilir. İstediğiniz zaman yayından kaldırabilir veya silebilirsiniz.',
    },
  ],
  readFull: 'Kullanım Koşulları’nın tamamını okuyun',
  checkbox: 'Kullanım Koşulları’nı okudum ve kabul ediyorum',
  submit: 'Koşulları kabul et ve devam et',
  submitting: 'Kabul ediliyor…',
  requiredTitle: 'Koşulları kabul etmeniz gerekiyor',
  requiredText: 'Devam etmek için lütfen Kullanım Koşulları’nı kabul edin.',
  acceptedTitle: 'Koşullar kabul edildi',
  acceptedText: 'Slotform’a hoş geldiniz! Artık bütün özellikleri kullanabilirsiniz.',
  errorTitle: 'Hata',
  acceptRefused: 'Koşullar kabul edilemedi',
  acceptFailed: 'Koşullar kabul edilemedi. Lütfen tekrar deneyin.',
} satisfies Translated<typeof source>
