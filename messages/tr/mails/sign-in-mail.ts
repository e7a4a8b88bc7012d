import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Slotform giriş bağlantınız',
  heading: 'Slotform’a giriş yapın',
  text: 'Slotform’a {email} olarak giriş yapmak için bu düğmeyi kullanın.',
  button: 'Giriş yap',
  copy: 'Veya bu adresi tarayıcınıza kopyalayın:',
  /** `name`: `Chrome`; `system`: `Windows`. */
  requestedFrom: 'İstek: {name} ({system}), {when}',
  requested: 'İstek zamanı: {when}',
  validity: 'Bağlantı 15 dakika geçerlidir ve bir kez kullanılabilir.',
  ignore: 'Bu isteği siz göndermediyseniz e-postayı güvenle yok sayabilirsiniz.',
} satisfies Translated<typeof source>
