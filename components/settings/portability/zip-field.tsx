import { type DragEvent, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'

type ZipFieldProps = { describedBy: string; isInvalid: boolean; onChoose: (file: File) => void }

/** The browser's own field for one file, on a surface that also takes a dropped one. */
export function ZipField({ describedBy, isInvalid, onChoose }: ZipFieldProps) {
  const { import: t } = useTexts('dataTransfer').t
  const [isOver, setOver] = useState(false)

  function choose(files: FileList | null) {
    const [file] = files ?? []
    if (file) onChoose(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to choose, beside the field inside
    <div
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
      className={`flex flex-wrap items-center gap-3 rounded-lg border border-dashed p-4 transition-colors ${isOver ? 'border-primary bg-primary-soft' : ''}`}
    >
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-input bg-card px-4 font-medium text-sm transition-colors hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
        <input
          type="file"
          accept=".zip,application/zip"
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        {t.choose}
      </label>
      <span className="text-muted-foreground text-sm pointer-coarse:hidden">{t.drop}</span>
    </div>
  )
}
