import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Termos de Uso',
    intro:
      'Estes termos valem para todas as pessoas que fazem login neste servidor do Slotform. São curtos para que você os leia.',
    sections: [
      {
        heading: 'O que você pode fazer',
        paragraphs: [
          'Use o Slotform para marcar reuniões, publicar páginas de agendamento e coletar respostas com formulários, para você ou para sua organização.',
          'Não o use para enviar e-mails não solicitados, enganar visitantes, coletar dados aos quais você não tem direito nem prejudicar o serviço para outras pessoas.',
        ],
      },
      {
        heading: 'Seus dados e os de seus visitantes',
        paragraphs: [
          'Tratamos e armazenamos dados de agendas e reuniões para que o serviço funcione. A página de privacidade diz o que guardamos e quem vê esses dados.',
          'Os visitantes entregam a você nomes, endereços e respostas. Cabe a você informar o que faz com esses dados e atender aos pedidos deles.',
        ],
      },
      {
        heading: 'Contas conectadas',
        paragraphs: [
          'Ao conectar uma conta de agenda ou de vídeo, você permite que este servidor leia nela os horários ocupados e crie, altere e remova os eventos das suas reuniões. Você pode retirar essa permissão a qualquer momento na tela Integrações.',
        ],
      },
      {
        heading: 'Sem garantia',
        paragraphs: [
          'O Slotform é software livre sob a licença MIT e vem sem garantia. Quem opera este servidor decide sobre a disponibilidade dele e pode encerrar uma conta que descumpra estes termos.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidade',
    intro: 'O que este servidor armazena, por quê, e o que você pode fazer a respeito.',
    sections: [
      {
        heading: 'Se você tem uma conta',
        paragraphs: [
          'Armazenamos seu endereço de e-mail, suas configurações, suas páginas de agendamento, reuniões e formulários, e um token de acesso para cada conta que você conecta. Os tokens são criptografados.',
          'O servidor lê nas agendas conectadas quando você tem compromissos. Ele não mostra aos visitantes os títulos nem os detalhes desses eventos.',
        ],
      },
      {
        heading: 'Se você agenda uma reunião ou responde a um formulário',
        paragraphs: [
          'Armazenamos o nome e o e-mail que você digita, o horário que escolhe e as respostas que dá. Quem é responsável pela página vê esses dados.',
          'O e-mail de confirmação tem um link para cancelar o agendamento. Para corrigir ou excluir seus dados, escreva para quem é responsável pela página.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Ao fazer login, um cookie mantém seu acesso por 30 dias depois da última visita, e por no máximo 90 dias. Um segundo cookie, guardado por 180 dias, permite que este navegador peça links de acesso mesmo quando outras pessoas pedem links demais para o seu endereço. Não há cookies de publicidade nem de rastreamento.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Créditos',
    intro: 'Obras de terceiros que este servidor mostra ou usa, e suas licenças.',
    sections: [
      {
        heading: 'Feriados',
        paragraphs: [
          'Os feriados vêm de date-holidays, https://github.com/commenthol/date-holidays, que este servidor usa sem modificações. Copyright (c) 2015-present commenthol, sob a licença ISC, https://opensource.org/licenses/ISC.',
          'Os dados se baseiam em artigos da Wikipédia, listados no arquivo LICENSE do projeto. Esse arquivo indica CC BY-SA 3.0 para os dados, https://creativecommons.org/licenses/by-sa/3.0/. O pacote indica CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'As datas são calculadas, não anunciadas: as que seguem a lua podem variar um dia.',
        ],
      },
    ],
  },
  support: {
    title: 'Suporte',
    intro: 'Onde conseguir ajuda.',
    sections: [
      {
        heading: 'Sobre uma reunião que você agendou',
        paragraphs: ['Responda ao e-mail de confirmação. A resposta vai direto para quem organiza a reunião.'],
      },
      {
        heading: 'Sobre este servidor',
        paragraphs: [
          'Escreva para quem o opera pela página “Fale conosco”. Conte o que você fez, o que esperava e o que aconteceu. Uma captura de tela ajuda.',
        ],
      },
      {
        heading: 'Sobre o software',
        paragraphs: [
          'O Slotform é de código aberto. Informe falhas e sugestões ao projeto, com os passos para reproduzi-las.',
        ],
      },
    ],
  },
  security: {
    title: 'Segurança',
    intro: 'Como este servidor protege seus dados e como informar uma vulnerabilidade.',
    sections: [
      {
        heading: 'O que fazemos',
        paragraphs: [
          'Não há senhas para roubar: você entra com um link que funciona uma única vez e expira em 15 minutos. Sessões e links são armazenados apenas como hashes.',
          'Os tokens de acesso das contas conectadas são criptografados com AES-256-GCM antes de serem armazenados.',
        ],
      },
      {
        heading: 'Como informar uma vulnerabilidade',
        paragraphs: [
          'Avise quem opera este servidor pela página “Fale conosco” antes de contar a outras pessoas e dê tempo para a correção. Não veja nem altere dados que não são seus.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
