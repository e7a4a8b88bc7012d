import type { Mail } from '@/lib/mail/templates'
import { answerTexts, isAnswered } from '@/lib/vocabulary/forms/answer-text'
import type { RespondentMail } from '@/lib/vocabulary/forms/endings'
import type { Answer, Answers, Question } from '@/lib/vocabulary/forms/question'
import type { Language } from '@/lib/vocabulary/languages'
import { isSafeToRepeat } from '@/lib/vocabulary/text/person-name'
import { shorten } from '@/lib/vocabulary/text/shorten'
import { readText } from '@/lib/vocabulary/text/translations'
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
  const all = withAnswers ? form.questions.flatMap((question) => toAnswered(question, answers, language)) : []
  const kept = all.map(({ isFree, ...one }) => ({
    ...one,
    answers: one.answers.filter((words) => !isFree(words) || isSafeToRepeat(words)),
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

/** `isFree`: true for words of the respondent, false for a number and the label of an option. */
type Worded = { question: string; answers: string[]; isFree: (words: string) => boolean }

function toAnswered(question: Question, answers: Answers, language: Language): Worded[] {
  const answer: Answer | undefined = answers.get(question.id)
  if (!isAnswered(answer)) return []
  const isNumber = typeof answer === 'number'
  const labels = new Set(question.options.map(({ label }) => shorten(label, MAX_ANSWER)))
  return [
    {
      question: question.question,
      answers: answerTexts({ ...question, type: question.questionType }, answer, textsOf(language).part('answers')).map(
        (words) => shorten(words, MAX_ANSWER),
      ),
      isFree: (words) => !isNumber && !labels.has(words),
    },
  ]
}
