import type { questions as source } from '@/messages/en/owner/questions'
import type { Translated } from '@/messages/message'

/** The questions of a form, as its owner edits them. */
export const questions = {
  add: 'Soru ekle',
  pickType: 'Nasıl bir yanıt istiyorsunuz?',
  added: 'Soru eklendi',
  empty: { title: 'Henüz soru yok', text: 'Bir tür seçin, ardından sorunuzu yazın.' },
  full: 'Bir formda en fazla {max} soru olabilir.',
  kinds: {
    text: { label: 'Metin', hint: 'Tek satırlık kısa bir yanıt' },
    email: { label: 'E-posta', hint: 'Geçerli bir e-posta adresi' },
    number: { label: 'Sayı', hint: 'Ondalıklı veya ondalıksız bir sayı' },
    select: { label: 'Tek seçim', hint: 'Birini seçin' },
    multiselect: { label: 'Çoklu seçim', hint: 'Bir veya daha fazlasını seçin' },
    rating: { label: 'Puan', hint: 'Birden beşe kadar' },
    paragraph: { label: 'Paragraf', hint: 'Birkaç satırlık daha uzun bir yanıt' },
  },
  card: {
    required: 'Zorunlu',
    moreOptions: '… ve {count} seçenek daha',
    move: '{number}. soruyu taşı',
    edit: '{number}. soruyu düzenle',
    duplicate: '{number}. soruyu çoğalt',
    delete: '{number}. soruyu sil',
    more: '{number}. soru için diğer işlemler',
    moveUp: 'Yukarı taşı',
    moveDown: 'Aşağı taşı',
  },
  duplicated: 'Soru çoğaltıldı',
  dialog: {
    title: 'Soruyu düzenle',
    question: 'Soru',
    description: 'Açıklama',
    descriptionHint: 'İsteğe bağlı. Sorunun altında gösterilir.',
    required: 'Zorunlu',
    save: 'Soruyu kaydet',
    saveAndAdd: 'Kaydet ve yenisini ekle',
    saved: 'Soru güncellendi',
    cancel: 'Vazgeç',
  },
  discard: {
    title: 'Değişiklikler silinsin mi?',
    text: 'Değişiklikleriniz kaydedilmeyecek.',
    confirm: 'Değişiklikleri sil',
  },
  options: {
    label: 'Seçenekler',
    hint: 'Sonraki seçenek için Enter’a basın veya bir liste yapıştırın.',
    add: 'Seçenek ekle',
    name: '{number}. seçenek',
    move: '{number}. seçeneği taşı',
    remove: '{number}. seçeneği kaldır',
  },
  /** Stored with a new question until its owner writes something else. */
  fresh: { question: 'Başlıksız soru', option: '{number}. seçenek' },
  delete: {
    title: '“{question}” silinsin mi?',
    text: 'Mevcut yanıtlar korunur.',
    textWithRules: {
      one: 'Bu soruyu kullanan {count} mantık kuralı da silinecek. Mevcut yanıtlar korunur.',
      other: 'Bu soruyu kullanan {count} mantık kuralı da silinecek. Mevcut yanıtlar korunur.',
    },
    confirm: 'Sil',
    done: 'Soru silindi',
  },
  failures: {
    add: { title: 'Soru eklenemedi', text: 'Soru eklenirken bir hata oluştu. Lütfen tekrar deneyin.' },
    update: { title: 'Soru güncellenemedi', text: 'Soru güncellenirken bir hata oluştu. Lütfen tekrar deneyin.' },
    delete: { title: 'Soru silinemedi', text: 'Soru silinirken bir hata oluştu. Lütfen tekrar deneyin.' },
    duplicate: { title: 'Soru çoğaltılamadı', text: 'Soru çoğaltılırken bir hata oluştu. Lütfen tekrar deneyin.' },
    order: { title: 'Soru taşınamadı', text: 'Soru taşınırken bir hata oluştu. Lütfen tekrar deneyin.' },
  },
} satisfies Translated<typeof source>
