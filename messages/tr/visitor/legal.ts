import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Kullanım Koşulları',
    intro: 'Bu koşullar, bu Slotform sunucusunda oturum açan herkes için geçerlidir. Okuyabilmeniz için kısa tuttuk.',
    sections: [
      {
        heading: 'Neler yapabilirsiniz',
        paragraphs: [
          'Slotform’u kendiniz veya kuruluşunuz adına toplantı planlamak, randevu sayfaları yayınlamak ve formlarla yanıt toplamak için kullanabilirsiniz.',
          'Slotform’u istenmeyen e-posta göndermek, ziyaretçileri aldatmak, hakkınız olmayan verileri toplamak veya hizmeti başkaları için aksatmak amacıyla kullanmayın.',
        ],
      },
      {
        heading: 'Sizin verileriniz ve ziyaretçilerinizin verileri',
        paragraphs: [
          'Hizmetin çalışabilmesi için takvim ve toplantı verilerini işler ve saklarız. Neleri sakladığımız ve bunları kimlerin gördüğü gizlilik sayfasında yazar.',
          'Ziyaretçiler adlarını, adreslerini ve yanıtlarını size verir. Bunlarla ne yaptığınızı onlara bildirmek ve taleplerini yanıtlamak sizin sorumluluğunuzdadır.',
        ],
      },
      {
        heading: 'Bağlı hesaplar',
        paragraphs: [
          'Bir takvim veya görüntülü görüşme hesabı bağladığınızda, bu sunucunun o hesaptan dolu saatleri okumasına ve toplantılarınızın etkinliklerini oluşturmasına, değiştirmesine ve kaldırmasına izin verirsiniz. Bu izni istediğiniz zaman Entegrasyonlar ekranından geri alabilirsiniz.',
        ],
      },
      {
        heading: 'Garanti verilmez',
        paragraphs: [
          'Slotform, MIT lisansı altında özgür bir yazılımdır ve hiçbir garanti verilmeden sunulur. Bu sunucunun kullanılabilirliğine sunucunun işletmecisi karar verir; işletmeci, bu koşulları ihlal eden bir hesabı kapatabilir.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Gizlilik',
    intro: 'Bu sunucunun neleri, neden sakladığı ve sizin neler yapabileceğiniz.',
    sections: [
      {
        heading: 'Bir hesabınız varsa',
        paragraphs: [
          'E-posta adresinizi, ayarlarınızı, randevu sayfalarınızı, toplantılarınızı ve formlarınızı; ayrıca bağladığınız her hesap için bir erişim anahtarını saklarız. Erişim anahtarları şifrelenir.',
          'Sunucu, bağlı takvimlerden ne zaman dolu olduğunuzu okur. Bu etkinliklerin başlıklarını veya ayrıntılarını ziyaretçilere göstermez.',
        ],
      },
      {
        heading: 'Randevu alıyor veya bir form dolduruyorsanız',
        paragraphs: [
          'Girdiğiniz adı ve e-posta adresini, seçtiğiniz saati ve verdiğiniz yanıtları saklarız. Bunları sayfanın sahibi görür.',
          'Onay e-postanızda randevuyu iptal edebileceğiniz bir bağlantı bulunur. Verilerinizin düzeltilmesi veya silinmesi için sayfanın sahibine yazın.',
        ],
      },
      {
        heading: 'Çerezler',
        paragraphs: [
          'Giriş yaptığınızda, son ziyaretinizden sonra 30 gün ve en fazla 90 gün boyunca oturumunuzu açık tutan bir çerez ayarlanır. 180 gün saklanan ikinci bir çerez, başkaları sizin adınıza çok fazla giriş bağlantısı istediğinde de bu tarayıcıdan bağlantı isteyebilmenizi sağlar. Reklam veya izleme çerezi yoktur.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Kaynaklar ve lisanslar',
    intro: 'Bu sunucunun gösterdiği veya kullandığı, başkalarına ait çalışmalar ve lisansları.',
    sections: [
      {
        heading: 'Resmî tatiller',
        paragraphs: [
          'Resmî tatiller, bu sunucunun değiştirmeden kullandığı date-holidays projesinden gelir: https://github.com/commenthol/date-holidays. Copyright (c) 2015-present commenthol. ISC lisansı altındadır: https://opensource.org/licenses/ISC.',
          'Projenin verileri, LICENSE dosyasında listelenen Vikipedi maddelerine dayanır. Bu dosya veriler için CC BY-SA 3.0 lisansını belirtir: https://creativecommons.org/licenses/by-sa/3.0/. Projenin paketi ise CC BY 3.0 lisansını belirtir: https://creativecommons.org/licenses/by/3.0/.',
          'Tarihler ilan edilmiş değil, hesaplanmıştır. Ay takvimine bağlı olanlar bir gün sapabilir.',
        ],
      },
    ],
  },
  support: {
    title: 'Destek',
    intro: 'Nereden yardım alabilirsiniz.',
    sections: [
      {
        heading: 'Aldığınız bir randevu hakkında',
        paragraphs: ['Onay e-postanızı yanıtlayın. Yanıtınız doğrudan toplantı sahibine gider.'],
      },
      {
        heading: 'Bu sunucu hakkında',
        paragraphs: [
          '“Bize ulaşın” sayfasından sunucunun işletmecisine yazın. Ne yaptığınızı, ne beklediğinizi ve bunun yerine ne olduğunu anlatın. Bir ekran görüntüsü işe yarar.',
        ],
      },
      {
        heading: 'Yazılım hakkında',
        paragraphs: [
          'Slotform açık kaynaklıdır. Hataları ve özellik isteklerini, yeniden oluşturma adımlarıyla birlikte projeye bildirin.',
        ],
      },
    ],
  },
  security: {
    title: 'Güvenlik',
    intro: 'Bu sunucunun verilerinizi nasıl koruduğu ve bir güvenlik açığını nasıl bildirebileceğiniz.',
    sections: [
      {
        heading: 'Neler yapıyoruz',
        paragraphs: [
          'Çalınabilecek bir parola yoktur: Yalnızca bir kez kullanılabilen ve 15 dakika sonra geçerliliğini yitiren bir bağlantıyla giriş yaparsınız. Oturumlar ve bağlantılar yalnızca özet (hash) değerleriyle saklanır.',
          'Bağlı hesapların erişim anahtarları, saklanmadan önce AES-256-GCM ile şifrelenir.',
        ],
      },
      {
        heading: 'Güvenlik açığı bildirme',
        paragraphs: [
          'Lütfen başkalarına anlatmadan önce “Bize ulaşın” sayfasından bu sunucunun işletmecisine haber verin ve düzeltme için zaman tanıyın. Size ait olmayan verilere bakmayın ve onları değiştirmeyin.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
