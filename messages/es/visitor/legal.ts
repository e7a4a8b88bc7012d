import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Condiciones de uso',
    intro:
      'Estas condiciones se aplican a todas las personas que inician sesión en este servidor de Slotform. Son breves para que las leas.',
    sections: [
      {
        heading: 'Qué puedes hacer',
        paragraphs: [
          'Usa Slotform para concertar reuniones, publicar páginas de reservas y recopilar respuestas con formularios, para ti o para tu organización.',
          'No lo uses para enviar correos no solicitados, engañar a quienes visitan tus páginas, recopilar datos a los que no tienes derecho ni perjudicar el servicio para los demás.',
        ],
      },
      {
        heading: 'Tus datos y los de tus visitantes',
        paragraphs: [
          'Tratamos y guardamos datos de calendarios y reuniones para que el servicio funcione. La página de privacidad explica qué guardamos y quién lo ve.',
          'Tus visitantes te dan su nombre, su dirección y sus respuestas. Es tu responsabilidad informarles de lo que haces con esos datos y atender sus solicitudes.',
        ],
      },
      {
        heading: 'Cuentas conectadas',
        paragraphs: [
          'Al conectar una cuenta de calendario o de videollamadas, permites que este servidor lea en ella tus horas ocupadas y que cree, cambie y elimine los eventos de tus reuniones. Puedes retirar este permiso en cualquier momento en la pantalla Integraciones.',
        ],
      },
      {
        heading: 'Sin garantía',
        paragraphs: [
          'Slotform es software libre con licencia MIT y se ofrece sin garantía. Quien opera este servidor decide sobre su disponibilidad y puede cerrar una cuenta que incumpla estas condiciones.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    intro: 'Qué guarda este servidor, por qué y qué puedes hacer al respecto.',
    sections: [
      {
        heading: 'Si tienes una cuenta',
        paragraphs: [
          'Guardamos tu dirección de correo, tu configuración, tus páginas de reservas, reuniones y formularios, y un token de acceso por cada cuenta que conectas. Los tokens están cifrados.',
          'El servidor lee en los calendarios conectados cuándo tienes horas ocupadas. No muestra a los visitantes los títulos ni los detalles de esos eventos.',
        ],
      },
      {
        heading: 'Si reservas una reunión o completas un formulario',
        paragraphs: [
          'Guardamos el nombre y el correo que escribes, el horario que eliges y las respuestas que das. Los ve la persona propietaria de la página.',
          'El correo de confirmación contiene un enlace para cancelar la reserva. Para corregir o eliminar tus datos, escribe a la persona propietaria de la página.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Al iniciar sesión se crea una cookie que mantiene la sesión abierta durante 30 días desde tu última visita y 90 días como máximo. Una segunda cookie, que se conserva 180 días, permite a este navegador pedir enlaces de acceso aunque otras personas pidan demasiados para tu dirección. No hay cookies publicitarias ni de seguimiento.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Agradecimientos',
    intro: 'Obras de terceros que este servidor muestra o usa, y sus licencias.',
    sections: [
      {
        heading: 'Días festivos',
        paragraphs: [
          'Los días festivos provienen de date-holidays, https://github.com/commenthol/date-holidays, que este servidor usa sin modificaciones. Copyright (c) 2015-present commenthol, con licencia ISC, https://opensource.org/licenses/ISC.',
          'Sus datos se basan en artículos de Wikipedia, que se enumeran en su archivo LICENSE. Ese archivo indica CC BY-SA 3.0 para los datos, https://creativecommons.org/licenses/by-sa/3.0/. Su paquete indica CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Las fechas se calculan, no son las anunciadas: las que dependen de la luna pueden variar un día.',
        ],
      },
    ],
  },
  support: {
    title: 'Ayuda',
    intro: 'Dónde obtener ayuda.',
    sections: [
      {
        heading: 'Sobre una reunión que has reservado',
        paragraphs: ['Responde a tu correo de confirmación. Le llega directamente a quien organiza la reunión.'],
      },
      {
        heading: 'Sobre este servidor',
        paragraphs: [
          'Escribe a quien lo opera desde la página «Contacto». Cuenta qué hiciste, qué esperabas y qué ocurrió. Una captura de pantalla ayuda.',
        ],
      },
      {
        heading: 'Sobre el software',
        paragraphs: [
          'Slotform es de código abierto. Comunica los errores y las propuestas de mejora al proyecto, con los pasos para reproducirlos.',
        ],
      },
    ],
  },
  security: {
    title: 'Seguridad',
    intro: 'Cómo protege tus datos este servidor y cómo comunicar una vulnerabilidad.',
    sections: [
      {
        heading: 'Qué hacemos',
        paragraphs: [
          'No hay contraseñas que robar: inicias sesión con un enlace que funciona una sola vez y caduca a los 15 minutos. Las sesiones y los enlaces solo se guardan como hashes.',
          'Los tokens de acceso de las cuentas conectadas se cifran con AES-256-GCM antes de guardarse.',
        ],
      },
      {
        heading: 'Comunicar una vulnerabilidad',
        paragraphs: [
          'Avisa a quien opera este servidor desde la página «Contacto» antes de contárselo a otras personas y deja tiempo para corregirla. No mires ni cambies datos que no sean tuyos.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
