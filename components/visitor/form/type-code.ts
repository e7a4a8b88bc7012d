import { type FunctionComponent, use } from 'react'
import type { AnswerKit } from '@/lib/forms/answers/answer-kit'
import { CORE_KIT, needsFullKit } from '@/lib/forms/answers/core-kit'
import type { AskedForm } from '@/lib/forms/form'
import { beginsPage } from '@/lib/shared/forms/question'
import { CORE_CONTROLS, type Controls } from './controls/core-controls'
import type { FormBodyProps } from './form-body'
import type { RuleTalk } from './rule-messages'
import type { WordsItemProps } from './words-item'

/** The code of the types that a form asks: how answers are read, and drawn. With it comes that of rules, and of pages. */
export type TypeCode = {
  kit: AnswerKit
  controls: Controls
  WordsItem?: FunctionComponent<WordsItemProps>
  PagedBody?: FunctionComponent<FormBodyProps>
  talk?: RuleTalk
}

type Asked = Pick<AskedForm, 'questions' | 'rules'>

type Loader = () => Promise<{ TYPE_CODE: TypeCode }>

const CORE: TypeCode = { kit: CORE_KIT, controls: CORE_CONTROLS }
const RULED: Loader = () => import('./ruled-type-code')
const FULL: Loader = () => import('./full-type-code')
const PAGED: Loader = () => import('./paged-type-code')
const PATTERNED: Loader = () => import('./pattern-type-code')
/** Each has all that the ones before it have. */
const LOADERS: readonly (Loader | undefined)[] = [undefined, RULED, FULL, PAGED, PATTERNED]

const loading = new Map<Loader, Promise<TypeCode>>()

/** Loads what a form needs, so that it can be drawn at once. */
export async function loadTypeCode(form: Asked): Promise<void> {
  const loader = loaderOf(form)
  if (loader) await load(loader)
}

/**
 * The code of a form. Most forms need the core alone; for others the page waits, on the server too, and keeps what
 * the server drew meanwhile. A page that is drawn by scripts only needs a `Suspense` around it, a page of the server must
 * have none: React would send what is large behind a script.
 */
export function useTypeCode(form: Asked): TypeCode {
  const loader = loaderOf(form)
  return loader ? use(load(loader)) : CORE
}

/** True where a page with the code of one form has all that another needs. */
export function isCodeFor(other: Asked, form: Asked): boolean {
  return LOADERS.indexOf(loaderOf(other)) <= LOADERS.indexOf(loaderOf(form))
}

function loaderOf({ questions, rules }: Asked): Loader | undefined {
  if (questions.some(({ validation }) => validation.pattern)) return PATTERNED
  if (questions.some(({ questionType }) => beginsPage(questionType))) return PAGED
  if (needsFullKit(questions)) return FULL
  return rules.length > 0 ? RULED : undefined
}

function load(loader: Loader): Promise<TypeCode> {
  const known = loading.get(loader)
  if (known) return known
  const started = loader().then(
    ({ TYPE_CODE }) => {
      // So `use` returns at once. It must not be left out, because React counts hooks.
      Object.assign(started, { status: 'fulfilled', value: TYPE_CODE })
      return TYPE_CODE
    },
    (error: unknown) => {
      loading.delete(loader)
      throw error
    },
  )
  loading.set(loader, started)
  return started
}
