import { useRef, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'

const link =
  '-my-3 inline-flex min-h-11 items-center rounded-lg px-1.5 font-medium text-foreground underline underline-offset-4'

/**
 * Says that unsent answers are stored in this browser, and deletes them on request, because several people may share
 * it.
 */
export function DraftNote({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('form')
  const [isAsking, setIsAsking] = useState(false)
  const clear = useRef<HTMLButtonElement>(null)

  function keep() {
    setIsAsking(false)
    requestAnimationFrame(() => clear.current?.focus())
  }

  if (isAsking) {
    return (
      <fieldset
        aria-label={t.draft.ask}
        className="flex flex-wrap items-center gap-x-2 py-3"
        onKeyDown={(event) => event.key === 'Escape' && keep()}
      >
        <span aria-hidden="true">{t.draft.ask}</span>
        <button type="button" className={link} onClick={onClear}>
          {t.draft.confirm}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the safe one of two answers to a question that was just asked */}
        <button type="button" autoFocus className={link} onClick={keep}>
          {t.draft.cancel}
        </button>
      </fieldset>
    )
  }
  return (
    <p>
      {t.draft.kept}{' '}
      <button ref={clear} type="button" className={link} onClick={() => setIsAsking(true)}>
        {t.draft.clear}
      </button>
    </p>
  )
}
