import { buffer } from 'node:stream/consumers'
import { replacePicture } from '@/db/queries/accounts/pictures'
import { saveSettings } from '@/db/queries/accounts/settings'
import { hasSavedSettings, listPictureKinds } from '@/db/queries/portability/insert-rows'
import { readSettingsAsTheyAre } from '@/db/queries/portability/unfinished-rows'
import { findContent } from '@/lib/files/signatures'
import { PICTURE_KINDS, PICTURE_TYPES } from '@/lib/shared/brand'
import { pictureEntry } from '@/lib/shared/portability'
import { count, inPortions, type Run } from './import-run'

/** The check constraint of the table. */
const MAX_PICTURE_BYTES = 200_000

/** Settings that were saved here stay, and so do pictures. */
export async function importSettings(run: Run): Promise<void> {
  await inPortions(run, 'settings', 1, async ([settings]) => {
    const isSaved = await hasSavedSettings(run.tx, run.owner)
    count(run, 'settings', isSaved ? { kept: 1 } : { added: 1 })
    if (isSaved || !settings) return
    run.written?.push(await readSettingsAsTheyAre(run.tx, run.owner))
    const { language, holidays, ...fields } = settings
    await saveSettings(run.tx, run.owner, { ...fields, ...(language && { language }) }, run.now)
  })
}

export async function importPictures(run: Run): Promise<void> {
  const present = await listPictureKinds(run.tx, run.owner)
  for (const kind of PICTURE_KINDS) {
    const name = pictureEntry(kind)
    const { size = 0 } = run.zip.manifest.entries[name] ?? {}
    if (present.includes(kind) || size === 0 || size > MAX_PICTURE_BYTES) continue
    const bytes = await buffer(await run.zip.read(name))
    if (findContent(bytes.toString('latin1'))?.type !== PICTURE_TYPES[kind]) continue
    await replacePicture(run.tx, run.owner, { kind, bytes }, run.now)
  }
}
