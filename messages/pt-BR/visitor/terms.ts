import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Termos de Uso',
  heading: 'Termos de Uso',
  welcome: 'Olá, {email}! Antes de começar, leia e aceite nossos termos.',
  summaryHeading: 'Em resumo',
  summary: [
    {
      title: 'Só reuniões de verdade',
      text: 'Use o Slotform para organizar reuniões legítimas. Nada de spam nem de enganos.',
    },
    {
      title: 'O que é tratado e armazenado',
      text: 'Seus dados de agenda e de reuniões: títulos, horários e os nomes e e-mails de quem participa.',
    },
    {
      title: 'As contas que você conecta',
      text: 'Lemos os horários ocupados das contas que você conecta e adicionamos suas reuniões a elas. O acesso é criptografado e você pode desconectá-las quando quiser.',
    },
    {
      title: 'Os dados de seus visitantes',
      text: 'Armazenamos o que as pessoas digitam nas suas páginas e formulários. Cabe a você tratar esses dados conforme a lei.',
    },
    {
      title: 'Páginas públicas são públicas',
      text: 'Qualquer pessoa com o link pode abrir uma página ou um formulário publicado. Você pode tirá-los do ar ou excluí-los quando quiser.',
    },
  ],
  readFull: 'Ler os Termos de Uso completos',
  checkbox: 'Li e aceito os Termos de Uso',
  submit: 'Aceitar e continuar',
  submitting: 'Um momento…',
  requiredTitle: 'Falta aceitar os termos',
  requiredText: 'Aceite os Termos de Uso para continuar.',
  acceptedTitle: 'Termos aceitos',
  acceptedText: 'Boas-vindas ao Slotform! Agora você pode usar todos os recursos.',
  errorTitle: 'Erro',
  acceptRefused: 'Não foi possível aceitar os termos',
  acceptFailed: 'Não foi possível aceitar os termos. Tente de novo.',
} satisfies Translated<typeof source>
