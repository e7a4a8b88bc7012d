import { parseOrThrow } from '@/lib/api/body'
import { createFormSchema } from '@/lib/forms/schema'
import { createFormAt } from '@/lib/forms/server/create-form-at'
import { languagesOf, type Translatable } from '@/lib/forms/server/form-languages'
import { deleteOwnForm, updateOwnForm } from '@/lib/forms/server/service'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { changedFields, isEmpty, THINGS_AT_ONCE } from '../changed-fields'
import type { FormConfiguration } from '../schema'
import { atPath } from './at-path'
import { type FormPlace, writeContent } from './write-content'
import { idOf, type Writing } from './writing'

type Forms = Readonly<Record<string, FormConfiguration>>

/** Creates the forms that are new, so that pages can name them. Returns their slugs. */
export async function createForms({ tx, owner, forms }: Writing, wanted: Forms): Promise<Set<string>> {
  const created = new Set<string>()
  for (const [slug, form] of Object.entries(wanted)) {
    if (forms.has(slug)) continue
    await atPath(`document.forms.${slug}`, async () => {
      forms.set(
        slug,
        await createFormAt(tx, owner, slug, parseOrThrow(createFormSchema, { ...form, isPublished: false })),
      )
    })
    created.add(slug)
  }
  return created
}

/** Changes the fields, questions and rules of forms. Pages that they name exist already. */
export async function writeForms(writing: Writing, wanted: Forms, created: ReadonlySet<string>): Promise<void> {
  for await (const some of yieldBetweenBatches(Object.entries(wanted), THINGS_AT_ONCE)) {
    for (const [slug, form] of some) {
      await atPath(`document.forms.${slug}`, () => writeForm(writing, slug, withLanguages(form), created.has(slug)))
    }
  }
}

export async function deleteForms({ tx, owner, now, stored }: Writing, kept: Forms): Promise<void> {
  for (const [slug, id] of stored.ids.forms) {
    if (!Object.hasOwn(kept, slug)) await deleteOwnForm(owner, id, now, tx)
  }
}

async function writeForm(writing: Writing, slug: string, form: FormConfiguration, isNew: boolean): Promise<void> {
  const { tx, owner, now, stored } = writing
  const formId = writing.forms.get(slug)
  const changes = changedFields(form, stored.document.forms[slug] ?? {})
  if (formId === undefined || (isEmpty(changes) && !isNew)) return
  const { questions, rules, nextPage, ...fields } = changes
  const nextPageId = idOf(nextPage, writing.pages, 'nextPage')
  const place: FormPlace = {
    key: { owner, formId },
    before: stored.document.forms[slug] ?? {},
    ids: stored.ids.questions.get(slug) ?? new Map(),
  }
  // Rules that are sent stay, also when a question that goes takes them with it.
  const content = { questions, rules: rules ?? (questions && form.rules) }
  await updateOwnForm(owner, formId, { ...fields, ...(nextPageId !== undefined && { nextPageId }) }, now, {
    more: (inner) => writeContent(inner, place, content),
    within: tx,
  })
}

/** A form has every language that one of its questions, endings or messages is translated into. */
function withLanguages(form: FormConfiguration): FormConfiguration {
  const { translations, questions = [], endings = [], respondentMail = {}, rules = [] } = form
  if (!translations) return form
  const messages = rules.flatMap((rule) => ('actions' in rule ? rule.actions : []))
  const lists = questions.flatMap(({ options = [], settings: { rows = [], columns = [] } = {} }) => [
    ...options,
    ...rows,
    ...columns,
  ])
  const texts: Translatable[] = [...questions, ...lists, ...endings, respondentMail, ...messages]
  const added = languagesOf(texts).map((language) => [language, {}] as const)
  return { ...form, translations: { ...Object.fromEntries(added), ...translations } }
}
