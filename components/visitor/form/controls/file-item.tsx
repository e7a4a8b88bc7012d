import { fileSize } from '@/lib/shared/text/file-size'
import { useTexts } from '@/messages/react/texts-provider'
import type { UploadItem } from './use-uploads'

const action =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-2 text-sm underline decoration-input underline-offset-4 hover:text-foreground'

/** One chosen file: on its way, sent, or refused. */
export function FileItem({ item, onRemove, onRetry }: { item: UploadItem; onRemove: () => void; onRetry: () => void }) {
  const { t, say, locale } = useTexts('answerControls')
  const { name, size, state } = item
  const isSending = state.is === 'sending'
  return (
    <li className="grid gap-1 rounded-lg border bg-background px-3 py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 grow basis-40">
          <bdi className="break-words font-medium text-sm">{name}</bdi>{' '}
          {size > 0 && (
            <span className="whitespace-nowrap text-muted-foreground text-sm">{fileSize(size, locale)}</span>
          )}
        </span>
        <span className="flex text-muted-foreground">
          {state.is === 'failed' && state.canRetry && (
            <button type="button" onClick={onRetry} aria-label={say(t.files.retryOf, { name })} className={action}>
              {t.files.retry}
            </button>
          )}
          <button
            type="button"
            onClick={onRemove}
            aria-label={say(isSending ? t.files.cancelOf : t.files.removeOf, { name })}
            className={action}
          >
            {isSending ? t.files.cancel : t.files.remove}
          </button>
        </span>
      </div>
      {isSending && (
        <progress
          aria-label={say(t.files.sendingOf, { name })}
          max={1}
          value={state.part}
          className="mb-1.5 h-1.5 w-full accent-primary"
        />
      )}
      {state.is === 'failed' && <p className="pb-1 font-medium text-destructive text-sm">{state.why}</p>}
    </li>
  )
}
