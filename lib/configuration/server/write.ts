import { updateSettings } from '@/lib/settings/update'
import { listOwnTimeOff, replaceTimeOff } from '@/lib/time-off/server/time-off'
import { canonical } from '../canonical'
import { changedFields, isEmpty } from '../changed-fields'
import { without } from '../differences'
import type { PlanInput, TimeOffConfiguration } from '../schema'
import { atPath } from './at-path'
import { toTimeOffText } from './to-text'
import { createForms, deleteForms, writeForms } from './write-forms'
import { deletePages, writePages } from './write-pages'
import type { Writing } from './writing'

/** Writes what differs, by the services of the screens. A refusal names its place in the document. */
export async function writeConfiguration(writing: Writing, { document, prune }: PlanInput): Promise<void> {
  const { tx, owner, now, stored } = writing
  const { settings = {}, timeOff, pages = {}, forms = {} } = document
  const changes = changedFields(settings, stored.document.settings)
  if (!isEmpty(changes)) await atPath('document.settings', () => updateSettings(owner, changes, now, tx))
  if (timeOff) await writeTimeOff(writing, timeOff)
  const created = await createForms(writing, forms)
  await writePages(writing, pages)
  await writeForms(writing, forms, created)
  if (!prune) return
  await deletePages(writing, pages)
  await deleteForms(writing, forms)
}

async function writeTimeOff({ tx, owner, stored }: Writing, wanted: readonly TimeOffConfiguration[]): Promise<void> {
  const byText = new Map<string, string[]>()
  for (const entry of await listOwnTimeOff(owner, {}, tx)) {
    if (entry.kind !== 'leave') continue
    const text = canonical(toTimeOffText(entry))
    byText.set(text, [...(byText.get(text) ?? []), entry.id])
  }
  const gone = without(stored.document.timeOff, wanted).flatMap((entry) => byText.get(canonical(entry))?.pop() ?? [])
  const added = without(wanted, stored.document.timeOff)
  if (gone.length === 0 && added.length === 0) return
  await atPath('document.timeOff', () => replaceTimeOff(tx, owner, { gone, added }))
}
