import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Entrar',
  heading: 'Entrar no Slotform',
  intro: 'Digite seu e-mail e enviaremos um link de acesso. Sem senha.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'nome@example.com',
  submit: 'Enviar link de acesso',
  terms: 'Termos',
  privacy: 'Privacidade',
  sent: {
    heading: 'E-mail enviado!',
    to: 'Enviamos um link de acesso para {email}.',
    next: 'Abra o e-mail e clique no link para entrar.',
    validity: 'O link vale por 15 minutos.',
    back: 'Voltar',
  },
  errorTitle: 'Erro',
  invalidEmail: 'Digite um endereço de e-mail válido.',
  sendRefused: 'Não foi possível enviar o e-mail',
  sendFailed: 'Não foi possível enviar o e-mail. Tente de novo.',
  signOut: 'Sair',
  logoutFailed: 'Não foi possível sair',
  linkErrors: {
    no_token: 'Link de acesso inválido. Tente de novo.',
    invalid_token: 'Link de acesso inválido ou expirado.',
    token_already_used: 'Este link de acesso já foi usado.',
    token_expired: 'O link de acesso expirou. Peça um novo.',
    login_failed: 'Não foi possível entrar. Tente de novo.',
    verification_failed: 'A verificação falhou. Tente de novo.',
  },
  unknownLinkError: 'Ocorreu um erro desconhecido. Tente de novo.',
} satisfies Translated<typeof source>
