import { updateSettings } from '@/lib/settings/update'
import { addTimeOff, listOwnTimeOff, removeTimeOff } from '@/lib/time-off/server/time-off'
import { isSame } from '../canonical'
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
  const gone = without(stored.document.timeOff, wanted)
  const entries = (await listOwnTimeOff(owner, {}, tx)).filter(({ kind }) => kind === 'leave')
  for (const entry of gone) {
    const place = entries.findIndex((one) => isSame(toTimeOffText(one), entry))
    const [found] = entries.splice(place, 1)
    if (found) await removeTimeOff(owner, found.id, tx)
  }
  for (const entry of without(wanted, stored.document.timeOff)) {
    const index = wanted.indexOf(entry)
    await atPath(`document.timeOff.${index}`, () => addTimeOff(owner, entry, tx))
  }
}
