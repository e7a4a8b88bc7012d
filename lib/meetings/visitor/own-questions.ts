import type { Question } from '@/lib/shared/forms/question'
import type { Attendee } from './attendee-fields'

type Asked = Pick<Question, 'id' | 'questionType' | 'question' | 'description' | 'validation'>

/** The questions of a page's form that ask once more for what every booking asks for, by the attendee's field. */
export type OwnQuestions = { [Field in keyof Attendee]?: string }

/**
 * Finds the questions that the attendee's own name and email address answer. They need not be asked again, so one counts
 * only if its words ask for that and nothing else, and if the owner has added neither words nor limits of an answer.
 */
export function ownQuestions(questions: readonly Asked[]): OwnQuestions {
  const plain = questions.filter(({ description, validation }) => description === '' && isEmpty(validation))
  const find = (type: Asked['questionType'], phrases: ReadonlySet<string>) =>
    plain.find(({ questionType, question }) => questionType === type && phrases.has(plainWords(question)))?.id
  const attendeeEmail = find('email', EMAIL)
  const name = find('text', NAME)
  // “Name” beside “First name” asks for the rest of it.
  const isSplit = questions.some(({ id, question }) => id !== name && PART_OF_NAME.test(question))
  const attendeeName = isSplit ? undefined : name
  return { ...(attendeeName && { attendeeName }), ...(attendeeEmail && { attendeeEmail }) }
}

const isEmpty = (validation: object) => Object.values(validation).every((value) => value == null || value === '')

/** In small letters, without marks around and between the words. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const PART_OF_NAME =
  /\b(first|last|family|given|middle) name|surname|vorname|nachname|familienname|prénom|apellido|sobrenome|cognome|soyad|nazwisko|苗字|名字|姓|العائلة/i

/** As the templates and the languages of visitors word it, each as `plainWords` leaves it. */
const phrases = (...lists: string[]) => new Set(lists.flatMap((list) => list.split('|')).map(plainWords))

const NAME = phrases(
  'name|your name|full name|your full name|what is your name|what’s your name|what is your full name|first and last name',
  'ihr name|dein name|wie heißen sie|wie heißt du|wie ist ihr name|vollständiger name|vor- und nachname',
  'nom|votre nom|nom complet|votre nom complet|quel est votre nom|comment vous appelez-vous|nom et prénom|prénom et nom',
  'nombre|tu nombre|su nombre|nombre completo|tu nombre completo|cómo te llamas|cuál es tu nombre|nombre y apellidos',
  'nome|seu nome|nome completo|seu nome completo|qual é o seu nome|qual é seu nome',
  'il tuo nome|il suo nome|come ti chiami|qual è il tuo nome|nome e cognome',
  'ad|adınız|isim|isminiz|adınız nedir|ad soyad|adınız soyadınız',
  'imię|twoje imię|jak masz na imię|imię i nazwisko',
  'お名前|名前|氏名|お名前を教えてください',
  'الاسم|اسمك|الاسم الكامل|ما اسمك|ما هو اسمك',
)

const EMAIL = phrases(
  'email|e-mail|your email|your e-mail|email address|your email address|e-mail address|what is your email|what is your email address|what’s your email|what’s your email address',
  'ihre e-mail|ihre e-mail-adresse|deine e-mail-adresse|e-mail-adresse|wie lautet ihre e-mail-adresse|wie ist ihre e-mail-adresse',
  'adresse e-mail|votre adresse e-mail|votre e-mail|courriel|votre courriel|quelle est votre adresse e-mail',
  'correo|correo electrónico|tu correo|tu correo electrónico|su correo electrónico|cuál es tu correo electrónico',
  'seu e-mail|endereço de e-mail|seu endereço de e-mail|qual é o seu e-mail|qual é seu e-mail',
  'la tua email|il tuo indirizzo email|indirizzo email|qual è la tua email|qual è il tuo indirizzo email',
  'e-posta|e-postanız|e-posta adresi|e-posta adresiniz|e-posta adresiniz nedir',
  'adres e-mail|twój e-mail|twój adres e-mail|jaki jest twój adres e-mail',
  'メール|メールアドレス|メールアドレスを教えてください',
  'البريد الإلكتروني|بريدك الإلكتروني|ما بريدك الإلكتروني|ما هو بريدك الإلكتروني',
)
