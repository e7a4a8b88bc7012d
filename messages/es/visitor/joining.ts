import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Enlace de la reunión',
  join: 'Unirse a la reunión',
  password: 'Contraseña',
  passwordLine: 'Contraseña: {password}',
} satisfies Translated<typeof source>
