import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Giriş yapın',
  heading: 'Slotform’a giriş yapın',
  intro: 'E-posta adresinizi girin, size bir giriş bağlantısı gönderelim. Parola gerekmez.',
  emailLabel: 'E-posta',
  emailPlaceholder: 'siz@example.com',
  submit: 'Giriş bağlantısı gönder',
  terms: 'Koşullar',
  privacy: 'Gizlilik',
  sent: {
    heading: 'E-posta gönderildi!',
    to: '{email} adresine bir giriş bağlantısı gönderdik.',
    next: 'E-postanızı kontrol edin ve giriş yapmak için bağlantıya tıklayın.',
    validity: 'Bağlantı 15 dakika geçerlidir.',
    back: 'Geri dön',
  },
  errorTitle: 'Hata',
  invalidEmail: 'Lütfen geçerli bir e-posta adresi girin.',
  sendRefused: 'E-posta gönderilemedi',
  sendFailed: 'E-posta gönderilemedi. Lütfen tekrar deneyin.',
  signOut: 'Çıkış yap',
  logoutFailed: 'Çıkış yapılamadı',
  /** By the code in the address, `?error=`. */
  linkErrors: {
    no_token: 'Giriş bağlantısı geçersiz. Lütfen tekrar deneyin.',
    invalid_token: 'Giriş bağlantısı geçersiz veya süresi dolmuş.',
    token_already_used: 'Bu giriş bağlantısı zaten kullanılmış.',
    token_expired: 'Giriş bağlantısının süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
    login_failed: 'Giriş yapılamadı. Lütfen tekrar deneyin.',
    verification_failed: 'Doğrulama başarısız oldu. Lütfen tekrar deneyin.',
  },
  unknownLinkError: 'Bilinmeyen bir hata oluştu. Lütfen tekrar deneyin.',
} satisfies Translated<typeof source>
