import { database } from '@/db/client'
import { findPublicForm, type PublicFormRow, type ShownFormRow } from '@/db/queries/forms/public-forms'
import { type Brand, toBrand } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import { messageLanguagesOf } from '@/lib/shared/forms/rule'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'
import { isSlug } from '@/lib/shared/text/slug'
import { OPEN_FORM_TEXTS, readTexts } from '@/lib/shared/text/translations'
import { textsOf } from '@/messages'
import { findClosedReason } from '../closing'
import type { FormToDraw, NextPage, PublicForm } from '../form'
import { toAskedQuestion } from '../questions/asked-question'
import { toAskedEnding, toAskedRule } from '../rules/asked-rule'
import { toLogicRules } from '../rules/logic-rule'
import { toRule } from './rule-rows'

/**
 * A published form as visitors see it, in the language of the page that shows it. Texts that cannot be a slug never reach the
 * database.
 */
export async function findFormToDraw(slug: string, language: Language, now: Date): Promise<FormToDraw | null> {
  const row = await findRow(slug)
  if (!row) return null
  const at = row.closesAt === null ? null : new Date(row.closesAt).toISOString()
  const closing = at === null ? null : { at, ...closedTextIn(row, language, language) }
  return {
    form: toShownForm(row, now, language, language),
    closing,
    nextPage: row.nextPage && toNextPage(row.nextPage, language),
  }
}

export async function getPublishedForm(slug: string, now: Date, asked: Language | null): Promise<PublicForm> {
  const row = await findRow(slug)
  if (!row) throw formNotPublished()
  return toShownForm(row, now, asked)
}

export function formNotPublished(): AppError {
  return new AppError('form_not_published')
}

/**
 * With the look of its owner, unless the form has one of its own. It names its owner beside a face or a logo, or where their public
 * profile shows the form.
 */
function toShownForm(row: ShownFormRow, now: Date, asked: Language | null, ownWords?: Language): PublicForm {
  const { theme, ...form } = toPublicForm(row, now, asked, ownWords)
  const brand = toBrand(row.brand)
  return {
    ...form,
    theme: brand?.accent && !theme.accent ? { ...theme, accent: brand.accent } : theme,
    ...((brand?.face || brand?.logo || row.profile) && { brand: { ...NO_LOOK, ...brand, name: row.brand.name } }),
    ...(row.profile && { profile: row.profile }),
  }
}

const NO_LOOK: Brand = { bio: '', accent: '', face: null, logo: null }

/** `asked` is null for the main texts. `ownWords`: the language of our own; the API's are English. */
export function toPublicForm(
  row: PublicFormRow,
  now: Date,
  asked: Language | null,
  ownWords: Language = DEFAULT_LANGUAGE,
): PublicForm {
  const reading = { asked, main: row.mainLanguage }
  const { title, description, thanksText, submitLabel, lang } = readTexts(OPEN_FORM_TEXTS, row, reading)
  const rules = row.rules.map((rule) => toAskedRule(toRule(rule), reading))
  const endings = row.endings.map((ending) => toAskedEnding(ending, reading))
  const messages = rules.flatMap(messageLanguagesOf)[0]
  const ending = endings.flatMap(({ lang = {} }) => Object.values(lang))[0]
  const isClosed = findClosedReason(row, now.getTime()) !== null
  return {
    title,
    description,
    ...((lang || ending || messages) && {
      lang: { ...lang, ...(ending && { endings: ending }), ...(messages && { messages }) },
    }),
    questions: row.questions.map((question) => toAskedQuestion(question, reading)),
    rules,
    logicRules: toLogicRules(rules),
    theme: row.theme,
    ...(thanksText && { thanksText }),
    ...(submitLabel && { submitLabel }),
    ...(endings.length > 0 && { endings }),
    closed: isClosed ? closedTextIn(row, asked, ownWords) : null,
  }
}

/** The owner's words, or our own. */
function closedTextIn(row: PublicFormRow, asked: Language | null, ownWords: Language): PublicForm['closed'] & object {
  const { closedText, lang } = readTexts(['closedText'], row, { asked, main: row.mainLanguage })
  if (closedText === '') return { text: textsOf(ownWords).t.form.closed.text }
  return { text: closedText, ...(lang && { lang: lang.closedText }) }
}

function toNextPage({ slug, isBookable, ...page }: NonNullable<PublicFormRow['nextPage']>, asked: Language): NextPage {
  const { title, lang } = readTexts(['title'], page, { asked, main: page.mainLanguage })
  return { slug, title, ...(lang && { lang: lang.title }), ...(isBookable && { isBookable }) }
}

async function findRow(slug: string): Promise<ShownFormRow | null> {
  return isSlug(slug) ? findPublicForm(database(), slug) : null
}
