import type { sessions as source } from '@/messages/en/owner/sessions'
import type { Translated } from '@/messages/message'

/** Browsers in which the owner is signed in, among their settings. */
export const sessions = {
  list: 'Oturum açık cihazlarınız',
  device: '{system} üzerinde {browser}',
  unknown: 'Bilinmeyen tarayıcı',
  current: 'Bu cihaz',
  facts: '{begun} · {used}',
  begun: 'Oturum açma: {date}',
  used: 'son kullanım: {date}',
  notNoted: 'son kullanım bilinmiyor',
  end: 'Oturumu kapat',
  endOne: {
    title: 'Bu cihazın oturumu kapatılsın mı?',
    text: '{device}: sonraki adımda yeniden oturum açılması gerekecek.',
    confirm: 'Cihazın oturumunu kapat',
    done: 'Cihazın oturumu kapatıldı',
    failed: 'Cihazın oturumu kapatılamadı',
  },
  endOthers: 'Diğer tüm cihazların oturumunu kapat',
  endRest: {
    title: 'Diğer tüm cihazların oturumu kapatılsın mı?',
    text: {
      one: 'Diğer bir cihazın yeniden oturum açması gerekecek.',
      other: 'Diğer {count} cihazın yeniden oturum açması gerekecek.',
    },
    confirm: 'Diğerlerini kapat',
    done: 'Diğer tüm cihazların oturumu kapatıldı',
    failed: 'Diğer cihazların oturumu kapatılamadı',
  },
  loadFailed: 'Cihazlarınız yüklenemedi',
} as const satisfies Translated<typeof source>
