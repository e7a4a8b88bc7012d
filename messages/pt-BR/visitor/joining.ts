import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Link da reunião',
  join: 'Entrar na reunião',
  password: 'Senha',
  passwordLine: 'Senha: {password}',
} satisfies Translated<typeof source>
