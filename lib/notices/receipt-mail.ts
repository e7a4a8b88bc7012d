import type { Mail } from '@/lib/mail/templates'
import { answerTexts, isAnswered, partsGiven } from '@/lib/shared/forms/answer-text'
import type { RespondentMail } from '@/lib/shared/forms/endings'
import { type Answer, type Answers, isAsked, type Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { Language } from '@/lib/shared/languages'
import { isSafeToRepeat } from '@/lib/shared/text/person-name'
import { shorten } from '@/lib/shared/text/shorten'
import { readText } from '@/lib/shared/text/translations'
import { textsOf } from '@/messages'

/** Longest answer in a receipt, in characters: a stranger may have given somebody else's address. */
const MAX_ANSWER = 300

type Shown = { title: string; questions: readonly Question[]; lang?: { title?: Language } | undefined }
type Told = { to: string; language: Language; mainLanguage: Language }

/**
 * The mail to somebody who has answered a form, in their language. Nobody has checked the address, so that it repeats no words in
 * which a mail client or a reader may find a link.
 */
export function toReceipt(
  form: Shown,
  { withAnswers, ...mail }: RespondentMail,
  answers: Answers,
  { to, language, mainLanguage }: Told,
): Mail {
  const reading = { asked: language, main: mainLanguage }
  const { text, lang: textLang } = readText(mail.text, reading, (code) => mail.translations?.[code])
  // The respondent has neither seen nor given what the address of the form said.
  const asked = form.questions.filter(({ questionType }) => isAsked(questionType))
  const all = withAnswers ? asked.flatMap((question) => toAnswered(question, answers, language)) : []
  const kept = all.map(({ question, answers: said }) => ({
    question,
    answers: said.filter(({ words, isOurs }) => isOurs || isSafeToRepeat(words)).map(({ words }) => words),
  }))
  const lang = {
    ...(form.lang?.title && { title: form.lang.title }),
    ...(textLang && { words: textLang }),
  }
  return {
    template: 'form-receipt',
    props: {
      to,
      language,
      formTitle: form.title,
      words: text,
      answers: withAnswers ? kept.filter((one) => one.answers.length > 0) : null,
      isShortened: kept.some((one, index) => one.answers.length < (all[index]?.answers.length ?? 0)),
      ...(Object.keys(lang).length > 0 && { lang }),
    },
  }
}

/** `isOurs`: the words are the owner's or the product's, and not the respondent's. */
type Worded = { question: string; answers: { words: string; isOurs: boolean }[] }

function toAnswered(question: Question, answers: Answers, language: Language): Worded[] {
  const answer: Answer | undefined = answers.get(question.id)
  if (!isAnswered(answer)) return []
  const texts = answerTexts({ ...question, type: question.questionType }, answer, textsOf(language).part('answers'))
  return [
    {
      question: question.question,
      answers: texts.map((text, index) => ({
        words: shorten(text, MAX_ANSWER),
        isOurs: isOurs(question, answer, index),
      })),
    },
  ]
}

/** True for the text of an answer, by its place, that no respondent has written. */
function isOurs({ questionType, options }: Question, answer: Answer, index: number): boolean {
  const isOption = (value: unknown) => options.some((option) => option.value === value)
  switch (QUESTION_KINDS[questionType].stores) {
    case 'words':
    case 'files':
    case 'nothing':
      return false
    case 'option':
      return isOption(answer)
    case 'options':
    case 'ranking':
      return Array.isArray(answer) && isOption(answer[index])
    case 'address':
      return partsGiven(answer)[index] === 'country'
    default:
      return true
  }
}
