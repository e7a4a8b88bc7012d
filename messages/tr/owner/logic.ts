import type { logic as source } from '@/messages/en/owner/logic'
import type { Translated } from '@/messages/message'

const conditions = {
  contains: 'içerir',
  not_contains: 'içermez',
  equals: 'eşittir',
  not_equals: 'eşit değildir',
}

const clauses = {
  contains: 'Eğer {question} için yanıt {value} içeriyorsa',
  not_contains: 'Eğer {question} için yanıt {value} içermiyorsa',
  equals: 'Eğer {question} için yanıt {value} ise',
  not_equals: 'Eğer {question} için yanıt {value} değilse',
}

/** The logic rules of a form, as its owner edits them. */
export const logic = {
  title: 'Mantık kuralları',
  intro: 'Kurallar yukarıdan aşağıya doğru uygulanır.',
  full: '{max} kural sınırına ulaştınız.',
  add: 'Kural ekle',
  list: 'Mantık kuralları',
  rule: '{number}. kural',
  loadFailed: 'Kurallar yüklenemedi',
  checkConnection: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  tryAgain: 'Tekrar dene',
  empty: {
    title: 'Herkes bütün soruları görür',
    text: 'Kurallarla, bir yanıta göre soruları atlayabilir, mesaj gösterebilir veya yönlendirme yapabilirsiniz. Örneğin:',
    example: { question: 'Bütçe', value: 'yok', target: 'Notlar' },
  },
  noQuestions: {
    title: 'Önce sorular',
    text: 'Kurallar yanıtlara göre çalışır. Önce soru ekleyin.',
    go: 'Sorulara git',
  },
  /** By how the answers to the question are compared. */
  conditions: {
    words: conditions,
    number: { ...conditions, contains: 'şu rakamları içerir', not_contains: 'şu rakamları içermez' },
    rating: conditions,
    option: conditions,
    options: { ...conditions, equals: 'tam olarak eşittir', not_equals: 'tam olarak eşit değildir' },
  },
  /** The first half of `sentence`, in the words of `conditions`. */
  clauses: {
    words: clauses,
    number: {
      ...clauses,
      contains: 'Eğer {question} için yanıt {value} rakamlarını içeriyorsa',
      not_contains: 'Eğer {question} için yanıt {value} rakamlarını içermiyorsa',
    },
    rating: clauses,
    option: clauses,
    options: {
      ...clauses,
      equals: 'Eğer {question} için yanıt tam olarak {value} ise',
      not_equals: 'Eğer {question} için yanıt tam olarak {value} değilse',
    },
  },
  /** The second half of `sentence`. */
  effects: {
    jump_to_question: 'şu soruya geç: {target}',
    show_message: 'şu mesajı göster: {message}',
    redirect: 'gönderdikten sonra şu adrese git: {address}',
  },
  sentence: '{clause}, {effect}',
  gaps: { question: 'bir soru', value: 'bir değer', message: 'bir mesaj', address: 'bir adres' },
  fields: {
    question: 'Soru',
    chooseQuestion: 'Soru seçin',
    deletedQuestion: 'Silinmiş bir soru',
    numberedQuestion: '{question} ({number}. soru)',
    condition: 'Koşul',
    value: 'Değer',
    chooseValue: 'Değer seçin',
    rating: '{max} üzerinden {rating}',
    valueHint: 'Büyük/küçük harf fark etmez.',
    action: 'İşlem',
    actions: {
      jump_to_question: 'Bir soruya geç',
      show_message: 'Mesaj göster',
      redirect: 'Bir web adresine git',
    },
    target: 'Hedef soru',
    targetHint: 'Aradaki sorular atlanır.',
    noTargetHint: 'Geçilecek daha sonraki bir soru yok.',
    chooseTarget: 'Daha sonraki bir soru seçin',
    noTarget: 'Daha sonraki soru yok',
    message: 'Mesaj',
    messageHint: 'Sorunun altında gösterilir.',
    address: 'Yönlendirme adresi',
    addressHint: 'Ziyaretçiler gönderdikten sonra buraya yönlendirilir.',
    done: 'Tamam',
    doneWith: '{number}. kural tamam',
  },
  actions: {
    moveUp: '{number}. kuralı yukarı taşı',
    moveDown: '{number}. kuralı aşağı taşı',
    edit: '{number}. kuralı düzenle',
    duplicate: '{number}. kuralı çoğalt',
    delete: '{number}. kuralı sil',
    moved: 'Kural artık {number}. sırada, toplam {total}.',
  },
  delete: {
    title: '{number}. kural silinsin mi?',
    text: '{rule}. Siz kaydedene kadar ziyaretçiler için hiçbir şey değişmez.',
    /** A name in `rule`. */
    name: '“{words}”',
    confirm: 'Sil',
    done: 'Kural silindi',
  },
  unreachable: {
    title: { one: 'Bu soruyu kimse görmeyecek:', other: 'Bu soruları kimse görmeyecek:' },
    question: '{number}. {question}',
    text: { one: 'Kurallarınız onu her zaman atlıyor.', other: 'Kurallarınız onları her zaman atlıyor.' },
  },
  /** Why a rule cannot be saved, or does nothing. */
  problems: {
    unknown_question: 'Bu soru silinmiş',
    unknown_target: 'Bu soru silinmiş',
    backward_jump: 'Yalnızca ileriye geçilebilir. Daha sonraki bir soru seçin.',
    value_no_option: 'Bu soruda böyle bir seçenek yok.',
    value_no_number: 'Bir sayı girin: Bu soru yalnızca sayı kabul eder.',
    value_no_rating: '1 ile {max} arasında bir puan girin.',
    never_fires: 'Bu kural hiç çalışmaz: Ya daha önceki bir kural hep önce davranır ya da uyan bir yanıt yoktur.',
    source_unreachable: 'Bu kural hiç çalışmaz: Başka kurallar sorusunu her zaman atlar.',
  },
  save: 'Kuralları kaydet',
  unsaved: 'Kaydedilmemiş değişiklikleriniz var.',
  allSaved: 'Bütün kurallar kaydedildi.',
  saved: 'Mantık kuralları kaydedildi',
  saveFailed: {
    title: 'Kurallar kaydedilemedi',
    text: 'Mantık kuralları kaydedilirken bir hata oluştu. Lütfen tekrar deneyin.',
  },
  discard: {
    label: 'Değişiklikleri sil',
    title: 'Değişiklikler silinsin mi?',
    text: 'Kurallarınız son kaydedilen hâline döner.',
    confirm: 'Değişiklikleri sil',
  },
} satisfies Translated<typeof source>
