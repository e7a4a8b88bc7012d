import { type DragEvent, useEffect, useRef, useState } from 'react'
import { textLink } from '@/components/ui/link-styles'
import { MAX_FILE_BYTES } from '@/lib/shared/forms/files'
import { useTexts } from '@/messages/react/texts-provider'
import { acceptOf, takesPhotos } from './accepted-files'
import type { ControlProps } from './control-props'
import { useLateUploads, warmUploads } from './late-uploads'

const button =
  'inline-flex min-h-11 cursor-pointer items-center rounded-lg border bg-background px-4 font-medium transition-colors hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2'

/** Files that are sent while the form is filled in; the answer is their ids. The browser's own field chooses them. */
export function FileControl({ question, id, answer, isInvalid, describedBy, onChange, onLeave }: ControlProps) {
  const { t, say, locale } = useTexts('answerControls')
  const { max = 1, kinds = [] } = question.settings
  const uploads = useLateUploads(answer, onChange)
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const hint = `${id}limits`
  const accept = acceptOf(kinds)

  function choose(list: FileList | null) {
    uploads.choose([...(list ?? [])])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page's scripts ran is taken once
  useEffect(() => {
    const early = field.current?.files
    if (!early?.length) return
    choose(early)
    if (field.current) field.current.value = ''
  }, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files)
  }

  const fieldProps = {
    type: 'file',
    accept,
    'aria-labelledby': id,
    'aria-describedby': [hint, describedBy].filter(Boolean).join(' '),
    'aria-invalid': isInvalid || undefined,
    'aria-required': question.isRequired || undefined,
    onFocus: warmUploads,
    onBlur: onLeave,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      choose(event.currentTarget.files)
      // The same file can be chosen again after it was removed.
      event.currentTarget.value = ''
    },
  } as const

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to choose, beside the field inside
    <div
      onPointerEnter={warmUploads}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid gap-3 rounded-lg border border-dashed p-4 transition-colors ${isOver ? 'border-primary bg-primary-soft' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <label className={button}>
          <input ref={field} {...fieldProps} multiple={max > 1} className="sr-only" />
          <span aria-hidden="true">{max > 1 ? t.files.chooseSeveral : t.files.choose}</span>
        </label>
        {takesPhotos(kinds) && (
          <label className={`${button} hidden pointer-coarse:inline-flex`}>
            <input
              {...fieldProps}
              accept="image/*"
              capture="environment"
              aria-labelledby={`${id} ${id}photo`}
              className="sr-only"
            />
            <span id={`${id}photo`} aria-hidden="true">
              {t.files.photo}
            </span>
          </label>
        )}
      </div>
      <p id={hint} className="text-muted-foreground text-sm">
        {say(t.files.limits, { count: max, size: Math.round(MAX_FILE_BYTES / 1024 / 1024) })}
        {kinds.length > 0 && (
          <span className="block">
            {say(t.files.accepted, {
              kinds: listOf(
                kinds.map((kind) => t.files.kinds[kind]),
                locale,
              ),
            })}
          </span>
        )}
      </p>
      <noscript>
        <p className="font-medium text-sm">{t.files.needsScripts}</p>
      </noscript>
      {uploads.Uploads ? (
        <uploads.Uploads
          question={question}
          answer={answer}
          onChange={onChange}
          chosen={uploads.chosen}
          onRemoved={() => field.current?.focus()}
        />
      ) : (
        uploads.chosen.length > 0 && (
          <p className="break-words font-medium text-sm">
            {listOf(
              uploads.chosen.flat().map(({ name }) => name),
              locale,
            )}
          </p>
        )
      )}
      {uploads.hasFailed && (
        <p role="alert" className="font-medium text-destructive text-sm">
          {t.files.failures.network}{' '}
          <button type="button" onClick={uploads.retry} className={`min-h-11 px-2 ${textLink}`}>
            {t.files.retry}
          </button>
        </p>
      )}
    </div>
  )
}

function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)
}
