import { type ChangeEvent, useRef, useState } from 'react'
import { useRemovePicture, useSettings, useUploadPicture } from '@/lib/client/settings'
import type { Crop } from '@/lib/settings/schema'
import type { PictureKind } from '@/lib/shared/brand'
import { useTexts } from '@/messages/react/texts-provider'
import { FieldGroup } from '../fields/field'
import { useProfileName } from '../layout/owner'
import { Button } from '../ui/button'
import { Face } from '../ui/face'
import { useReasonOf } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { CropDialog } from './crop-dialog'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif'

/** A picture with the buttons that change it. A face is cropped first. */
export function PictureField({ kind }: { kind: PictureKind }) {
  const t = useTexts('settings').t.brand[kind]
  const reasonOf = useReasonOf()
  const { data: settings } = useSettings()
  const username = useProfileName()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const upload = useUploadPicture(kind)
  const remove = useRemovePicture(kind)
  const picture = settings?.[kind] ?? null
  const isPending = upload.isPending || remove.isPending

  async function change(work: Promise<unknown>, done: string) {
    setError(undefined)
    try {
      await work
      toast({ title: done })
    } catch (failure) {
      setError(reasonOf(failure) ?? t.failed)
    }
    setFile(null)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // The same file may be chosen again.
    target.value = ''
    if (!chosen) return
    if (kind === 'face') setFile(chosen)
    else void save(chosen)
  }

  const save = (chosen: File, crop?: Crop) => change(upload.mutateAsync({ file: chosen, crop }), t.saved)

  return (
    <FieldGroup label={t.label} hint={t.hint} error={error}>
      {(describedBy) => (
        <div className="flex flex-wrap items-center gap-3">
          {kind === 'face' && (
            <Face name={settings?.fullName || username} picture={picture} className="size-16 text-xl" />
          )}
          {kind === 'logo' && picture && (
            <img src={picture} alt="" className="h-12 max-w-40 rounded-md border bg-white object-contain p-1" />
          )}
          <input ref={input} type="file" accept={ACCEPTED} aria-label={t.label} hidden onChange={choose} />
          <Button
            variant="outline"
            aria-describedby={describedBy}
            pending={upload.isPending && !file}
            disabled={isPending}
            onClick={() => input.current?.click()}
          >
            {picture ? t.replace : t.choose}
          </Button>
          {picture && (
            <Button
              variant="ghost"
              pending={remove.isPending}
              disabled={isPending}
              onClick={() => void change(remove.mutateAsync(), t.removed)}
            >
              {t.remove}
            </Button>
          )}
          {file && (
            <CropDialog
              file={file}
              isPending={upload.isPending}
              onSave={(crop) => void save(file, crop)}
              onClose={() => setFile(null)}
            />
          )}
        </div>
      )}
    </FieldGroup>
  )
}
