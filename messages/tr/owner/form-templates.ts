import type { formTemplates as source } from '@/messages/en/owner/form-templates'
import type { Translated } from '@/messages/message'

/** The templates of a new form. A template’s options are asked in this order. */
export const formTemplates = {
  heading: 'Başlangıç noktası',
  blank: 'Boş form',
  blankAbout: 'Sorusuz başlayın.',
  size: '{questions}, {rules}',
  questions: { one: '{count} soru', other: '{count} soru' },
  rules: { one: '{count} kural', other: '{count} kural' },
  presets: {
    contact: {
      title: 'Bize ulaşın',
      description: 'Bize yazın, size dönelim.',
      about: 'Gerektiğinde sipariş numarasını sorar.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        topic: {
          question: 'Konu nedir?',
          options: { question: 'Bir soru', order: 'Bir sipariş', else: 'Başka bir şey' },
        },
        number: { question: 'Sipariş numaranız nedir?' },
        help: { question: 'Nasıl yardımcı olabiliriz?' },
      },
    },
    feedback: {
      title: 'Geri bildiriminiz',
      description: 'İki dakikanızla gelişmemize yardımcı olun.',
      about: 'Neyin kötü gittiğini yalnızca düşük puandan sonra sorar.',
      questions: {
        rating: { question: 'Nasıldı?' },
        good: { question: 'Neyi beğendiniz?' },
        better: { question: 'Neler daha iyi olabilir?' },
        email: { question: 'Bir sorumuz olursa size nereden ulaşabiliriz?' },
      },
      messages: { sorry: 'Üzgünüz. Lütfen neyi daha iyi yapabileceğimizi yazın.' },
    },
    recommend: {
      title: 'Bizi tavsiye eder misiniz?',
      description: 'Tek bir soru; isterseniz bir tane daha.',
      about: 'Puana göre takip sorusu olan Net Promoter Score.',
      questions: {
        likely: {
          question: 'Bizi bir arkadaşınıza veya iş arkadaşınıza tavsiye etme olasılığınız nedir?',
          fromLabel: 'Hiç olası değil',
          toLabel: 'Kesinlikle',
        },
        why: { question: 'Bunun ana nedeni nedir?' },
        better: { question: 'Ne değişmeli?' },
        quote: { question: 'Sizi alıntılayabilir miyiz? O zaman buraya bir cümle yazın.' },
      },
    },
    event: {
      title: 'Etkinlik kaydı',
      description: 'Bir dakikada yerinizi ayırtın.',
      about: 'Yemeği yalnızca yerinde katılanlara sorar.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        way: { question: 'Nasıl katılacaksınız?', options: { there: 'Yerinde', online: 'Çevrim içi' } },
        food: {
          question: 'Yemekle ilgili bilmemiz gereken bir şey var mı?',
          options: { vegetarian: 'Vejetaryen', vegan: 'Vegan', gluten: 'Glutensiz' },
        },
        access: { question: 'Erişim için yardıma ihtiyacınız var mı?' },
        note: { question: 'Konuşmacılara sorunuz var mı?' },
        terms: {
          question: 'Verilerinizi nasıl kullanabiliriz?',
          statement: 'Bilgilerimi bu etkinlik için kullanabilirsiniz.',
        },
      },
      messages: { link: 'Bağlantıyı bir gün önce e-postayla göndereceğiz.' },
    },
    job: {
      title: 'İş başvurusu',
      description: 'Kendinizi anlatın. Beş dakika sürer.',
      about: 'Tasarım pozisyonları için portfolyo ister.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        role: {
          question: 'Hangi pozisyona başvuruyorsunuz?',
          options: { engineering: 'Mühendislik', design: 'Tasarım', sales: 'Satış' },
        },
        portfolio: { question: 'Çalışmalarınızı nerede görebiliriz?' },
        years: { question: 'Kaç yıllık deneyiminiz var?' },
        cv: { question: 'Lütfen özgeçmişinizi ekleyin.' },
        why: { question: 'Neden bizimle çalışmak istiyorsunuz?' },
      },
    },
    intake: {
      title: 'Yeni müşteri formu',
      description: 'Başlamadan önce birkaç soru.',
      about: 'Acele olmadığında ne olacağını söyler.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        company: { question: 'Hangi şirket veya kurumdansınız?' },
        goal: { question: 'Neyi başarmak istiyorsunuz?' },
        start: {
          question: 'Ne zaman başlamak istersiniz?',
          options: { now: 'Hemen', month: 'Bir ay içinde', later: 'Daha sonra', unsure: 'Henüz emin değilim' },
        },
      },
      messages: { calm: 'Acele yok: önce size kısa bir özet göndereceğiz.' },
    },
    order: {
      title: 'Sipariş formu',
      description: 'İhtiyacınızı seçin, e-postayla onaylayalım.',
      about: 'Adresi yalnızca gönderim olduğunda sorar.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        product: {
          question: 'Ne sipariş etmek istersiniz?',
          options: { shirt: 'Tişört', mug: 'Kupa', notebook: 'Defter' },
        },
        size: { question: 'Hangi beden?', options: { s: 'S', m: 'M', l: 'L', xl: 'XL' } },
        amount: { question: 'Kaç adet?' },
        delivery: { question: 'Nasıl teslim alacaksınız?', options: { pickup: 'Kendim alacağım', post: 'Postayla' } },
        address: { question: 'Nereye gönderelim?' },
      },
      messages: { many: 'Bu büyük bir sipariş: fiyat için sizi arayacağız.' },
    },
    rsvp: {
      title: 'LCV',
      description: 'Gelip gelmeyeceğinizi bize bildirin.',
      about: 'Misafir ve yemeği yalnızca gelenlere sorar.',
      questions: {
        name: { question: 'Adınız nedir?' },
        coming: { question: 'Geliyor musunuz?' },
        guests: { question: 'Yanınızda kaç kişi getireceksiniz?' },
        food: {
          question: 'Yemekle ilgili bilmemiz gereken bir şey var mı?',
          options: { vegetarian: 'Vejetaryen', vegan: 'Vegan', gluten: 'Glutensiz', nuts: 'Kuruyemişsiz' },
        },
        note: { question: 'Eklemek istediğiniz bir şey var mı?' },
      },
      messages: { pity: 'Sizi özleyeceğiz!' },
    },
    course: {
      title: 'Kurs değerlendirmesi',
      description: 'Yanıtlarınız bir sonraki kursu geliştirir.',
      about: 'İyi olmayan yerde nedenini sorar.',
      questions: {
        aspects: {
          question: 'Nasıldı?',
          rows: { content: 'İçerik', material: 'Materyal', teaching: 'Anlatım' },
          columns: { poor: 'Kötü', fair: 'Orta', good: 'İyi', excellent: 'Çok iyi' },
        },
        overall: { question: 'Kursu genel olarak nasıl değerlendirirsiniz?' },
        pace: { question: 'Tempo nasıldı?', options: { slow: 'Çok yavaş', right: 'Tam kararında', fast: 'Çok hızlı' } },
        reason: { question: 'Neyi değiştirmeliyiz?' },
        best: { question: 'Sizin için en değerli olan neydi?' },
      },
    },
    bug: {
      title: 'Hata bildirimi',
      description: 'Neyin yanlış gittiğini yazın, inceleyelim.',
      about: 'Veriler risk altındaysa önce ne yapılacağını söyler.',
      questions: {
        summary: { question: 'Ne oldu?' },
        severity: {
          question: 'Ne kadar ciddi?',
          options: { data: 'Veri kayboldu', blocked: 'Devam edemiyorum', annoying: 'Rahatsız edici' },
        },
        steps: { question: 'Bundan önce ne yaptınız?' },
        expected: { question: 'Ne olmasını bekliyordunuz?' },
        device: { question: 'Hangi tarayıcı ve cihazı kullanıyorsunuz?' },
        email: { question: 'Bir sorumuz olursa size nereden ulaşabiliriz?' },
      },
      messages: { stop: 'Lütfen biz size yazana kadar başka bir şey değiştirmeyin.' },
    },
    onboarding: {
      title: 'Müşteri başlangıç formu',
      description: 'Başlamak için gereken her şey.',
      about: 'Fatura adresini yalnızca gerektiğinde sorar.',
      questions: {
        company: { question: 'Şirketinizin adı nedir?' },
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        goals: {
          question: 'Neler üzerinde çalışalım?',
          options: { website: 'Web sitesi', brand: 'Marka', campaign: 'Kampanya' },
        },
        site: { question: 'Bugünkü web sitenizin adresi nedir?' },
        payment: { question: 'Nasıl ödemek istersiniz?', options: { card: 'Kartla', invoice: 'Faturayla' } },
        billing: { question: 'Fatura adresi nedir?' },
      },
    },
    office_hours: {
      title: 'Görüşme saati talebi',
      description: 'Randevudan önce konuyu yazın.',
      about: 'Her konu için gerekeni sorar.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        topic: { question: 'Konu nedir?', options: { exam: 'Bir sınav', thesis: 'Bir tez', else: 'Başka bir şey' } },
        course: { question: 'Hangi ders?' },
        thesis: { question: 'Çalışma başlığı nedir?' },
        question: { question: 'Ne hakkında konuşmak istersiniz?' },
      },
      messages: { draft: 'Lütfen son taslağınızı getirin.' },
    },
  },
} satisfies Translated<typeof source>
