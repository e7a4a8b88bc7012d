import { type PointerEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { type Crop, MAX_ZOOM } from '@/lib/settings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'

/** The frame, in CSS pixels: what a face shows of the picture. */
const FRAME = 240

type Size = { width: number; height: number }
type CropDialogProps = { file: File; isPending: boolean; onSave: (crop: Crop) => void; onClose: () => void }

/** Chooses the square of a photo that becomes the face, by dragging it or by sliders, which work by keyboard too. */
export function CropDialog({ file, isPending, onSave, onClose }: CropDialogProps) {
  const { t } = useTexts('settings')
  const actions = useTexts('actions').t
  const url = useObjectUrl(file)
  const [natural, setNatural] = useState<Size | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1 })
  const drawn = natural && toDrawn(natural, crop.zoom)
  const spare = { x: (drawn?.width ?? FRAME) - FRAME, y: (drawn?.height ?? FRAME) - FRAME }

  function drag({ buttons, movementX, movementY }: PointerEvent) {
    if (buttons !== 1) return
    const move = (place: number, by: number, room: number) => (room > 0 ? clamp(place - by / room) : place)
    setCrop(({ x, y, zoom }) => ({ x: move(x, movementX, spare.x), y: move(y, movementY, spare.y), zoom }))
  }

  function measure({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  }

  const slider = (name: keyof Crop, label: string, [min, max]: [number, number], isUseless = false) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          // A picture has the same left and right in every language.
          dir={name === 'x' ? 'ltr' : undefined}
          min={min}
          max={max}
          step={0.01}
          value={crop[name]}
          disabled={!natural || isUseless}
          onChange={({ target }) => setCrop({ ...crop, [name]: target.valueAsNumber })}
          className="h-11 w-full cursor-pointer accent-primary disabled:cursor-default disabled:opacity-50"
        />
      )}
    </Field>
  )

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent title={t.brand.crop.title} description={t.brand.crop.text} className="max-w-sm">
        <div
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          style={{ width: FRAME, height: FRAME }}
          className="relative mx-auto cursor-grab touch-none select-none overflow-hidden rounded-full bg-muted active:cursor-grabbing"
        >
          {url && !isUnreadable && (
            <img
              src={url}
              alt=""
              draggable={false}
              onLoad={measure}
              onError={() => setIsUnreadable(true)}
              style={{ ...drawn, left: -spare.x * crop.x, top: -spare.y * crop.y }}
              className="pointer-events-none absolute max-w-none"
            />
          )}
        </div>
        {isUnreadable && (
          <p role="alert" className="mt-3 text-center font-medium text-destructive text-sm">
            {t.brand.crop.unreadable}
          </p>
        )}
        <div className="mt-4 grid gap-1">
          {slider('zoom', t.brand.crop.zoom, [1, MAX_ZOOM])}
          {slider('x', t.brand.crop.across, [0, 1], spare.x < 1)}
          {slider('y', t.brand.crop.down, [0, 1], spare.y < 1)}
        </div>
        <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button pending={isPending} disabled={!natural} onClick={() => onSave(crop)}>
            {t.brand.crop.save}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The whole picture at the size at which its shorter side fills the frame, times the zoom. */
function toDrawn({ width, height }: Size, zoom: number): Size {
  const scale = (FRAME * zoom) / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

function clamp(place: number): number {
  return Math.min(1, Math.max(0, place))
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
