import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Condiciones de uso',
  heading: 'Condiciones de uso',
  welcome: '¡Hola, {email}! Antes de empezar, lee y acepta nuestras condiciones.',
  summaryHeading: 'En pocas palabras',
  summary: [
    {
      title: 'Solo reuniones reales',
      text: 'Usa Slotform para organizar reuniones legítimas. Nada de spam ni engaños.',
    },
    {
      title: 'Qué se trata y se guarda',
      text: 'Tus datos de calendario y de reuniones: títulos, horarios y los nombres y correos de quienes asisten.',
    },
    {
      title: 'Las cuentas que conectas',
      text: 'Leemos las horas ocupadas de las cuentas que conectas y añadimos tus reuniones a ellas. El acceso está cifrado y puedes desconectarlas cuando quieras.',
    },
    {
      title: 'Los datos de tus visitantes',
      text: 'Guardamos lo que se escribe en tus páginas y formularios. Es tu responsabilidad tratarlo conforme a la ley.',
    },
    {
      title: 'Las páginas públicas son públicas',
      text: 'Cualquier persona con el enlace puede abrir una página o un formulario publicado. Puedes dejar de publicarlos o eliminarlos cuando quieras.',
    },
  ],
  readFull: 'Leer las condiciones de uso completas',
  checkbox: 'He leído y acepto las condiciones de uso',
  submit: 'Aceptar y continuar',
  submitting: 'Un momento…',
  requiredTitle: 'Falta tu aceptación',
  requiredText: 'Acepta las condiciones de uso para continuar.',
  acceptedTitle: 'Condiciones aceptadas',
  acceptedText: '¡Te damos la bienvenida a Slotform! Ya puedes usar todas las funciones.',
  errorTitle: 'Error',
  acceptRefused: 'No se han podido aceptar las condiciones',
  acceptFailed: 'No se han podido aceptar las condiciones. Inténtalo de nuevo.',
} satisfies Translated<typeof source>
