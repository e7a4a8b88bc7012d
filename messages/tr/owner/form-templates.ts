import type { formTemplates as source } from '@/messages/en/owner/form-templates'
import type { Translated } from '@/messages/message'

/** The templates of a new form. A template’s options are asked in this order. */
export const formTemplates = {
  heading: 'Başlangıç noktası',
  blank: 'Boş form',
  presets: {
    contact: {
      title: 'Bize ulaşın',
      description: 'Bize bir mesaj gönderin, size dönelim.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        message: { question: 'Size nasıl yardımcı olabiliriz?' },
      },
    },
    feedback: {
      title: 'Görüşleriniz',
      description: 'İki dakikanızı ayırın, daha iyi olmamıza yardım edin.',
      questions: {
        rating: { question: 'Nasıl buldunuz?' },
        good: { question: 'Neleri beğendiniz?' },
        better: { question: 'Neler daha iyi olabilirdi?' },
        email: { question: 'Bir sorumuz olursa size nereden ulaşabiliriz?' },
      },
    },
    intake: {
      title: 'Yeni müşteri formu',
      description: 'Başlamadan önce birkaç soru.',
      questions: {
        name: { question: 'Adınız nedir?' },
        email: { question: 'E-posta adresiniz nedir?' },
        company: { question: 'Hangi şirkette veya kurumda çalışıyorsunuz?' },
        goal: { question: 'Neyi hedefliyorsunuz?' },
        start: {
          question: 'Ne zaman başlamak istersiniz?',
          options: { now: 'Hemen', month: 'Bir ay içinde', later: 'Daha sonra', unsure: 'Henüz bilmiyorum' },
        },
      },
    },
    recommend: {
      title: 'Bizi önerir misiniz?',
      description: 'Bir soru, isterseniz bir soru daha.',
      questions: {
        likely: {
          question: 'Bizi bir arkadaşınıza veya iş arkadaşınıza önerme olasılığınız nedir?',
          options: {
            p0: '0 (hiç olası değil)',
            p1: '1',
            p2: '2',
            p3: '3',
            p4: '4',
            p5: '5',
            p6: '6',
            p7: '7',
            p8: '8',
            p9: '9',
            p10: '10 (son derece olası)',
          },
        },
        why: { question: 'Bunun başlıca nedeni nedir?' },
      },
    },
    rsvp: {
      title: 'Katılım bildirimi',
      description: 'Gelip gelmeyeceğinizi bize bildirin.',
      questions: {
        name: { question: 'Adınız nedir?' },
        coming: { question: 'Geliyor musunuz?', options: { yes: 'Evet', maybe: 'Belki', no: 'Hayır' } },
        guests: { question: 'Yanınızda kaç konuk olacak?' },
        food: {
          question: 'Yemek konusunda bilmemiz gereken bir şey var mı?',
          options: { vegetarian: 'Vejetaryen', vegan: 'Vegan', gluten: 'Glütensiz', nuts: 'Kuruyemişsiz' },
        },
        note: { question: 'Eklemek istediğiniz başka bir şey var mı?' },
      },
    },
  },
} satisfies Translated<typeof source>
