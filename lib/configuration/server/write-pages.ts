import { parseOrThrow } from '@/lib/api/body'
import { createPageSchema, type UpdatePageInput } from '@/lib/pages/schema'
import { createTimeSlotPage, deleteTimeSlotPage, updateTimeSlotPage } from '@/lib/pages/server/service'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { changedFields, isEmpty, THINGS_AT_ONCE } from '../changed-fields'
import type { PageConfiguration } from '../schema'
import { atPath } from './at-path'
import { toHostGroups } from './host-names'
import { idOf, type Writing } from './writing'

type Pages = Readonly<Record<string, PageConfiguration>>

/** Creates and changes pages. Forms that they name exist already. */
export async function writePages(writing: Writing, pages: Pages): Promise<void> {
  for await (const some of yieldBetweenBatches(Object.entries(pages), THINGS_AT_ONCE)) {
    for (const [slug, page] of some) await atPath(`document.pages.${slug}`, () => writePage(writing, slug, page))
  }
}

export async function deletePages({ tx, owner, stored, now }: Writing, kept: Pages): Promise<void> {
  for (const [slug, id] of stored.ids.pages) {
    if (!Object.hasOwn(kept, slug)) await deleteTimeSlotPage(owner, id, now, tx)
  }
}

async function writePage(writing: Writing, slug: string, page: PageConfiguration): Promise<void> {
  const { tx, owner, now, pages, person } = writing
  const id = pages.get(slug)
  if (id === undefined) {
    const input = parseOrThrow(createPageSchema, { ...toInput(writing, page), slug })
    pages.set(slug, (await createTimeSlotPage(owner, input, now, { db: tx, person })).id)
    return
  }
  const changes = changedFields(page, writing.stored.document.pages[slug] ?? {})
  if (!isEmpty(changes)) await updateTimeSlotPage(owner, id, toInput(writing, changes), now, { db: tx, person })
}

function toInput(
  { forms, stored }: Writing,
  { form, followUp, hostGroups, ...fields }: PageConfiguration,
): UpdatePageInput {
  const formId = idOf(form, forms, 'form')
  return {
    ...fields,
    ...(formId !== undefined && { formId }),
    ...(followUp !== undefined && { followUp: followUp && toFollowUp(followUp, forms) }),
    ...(hostGroups && { hostGroups: toHostGroups(hostGroups, stored.hosts) }),
  }
}

function toFollowUp(
  { form, ...mail }: NonNullable<PageConfiguration['followUp']>,
  forms: Writing['forms'],
): NonNullable<UpdatePageInput['followUp']> {
  return { ...mail, formId: idOf(form, forms, 'followUp.form') ?? undefined }
}
