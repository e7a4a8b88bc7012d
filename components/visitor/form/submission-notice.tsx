import { useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'
import type { SubmissionFailure } from './answering/not-sent'

type Props = { failure: SubmissionFailure; onRenew: (() => Promise<void>) | undefined }

/** Stays after the toast has disappeared. Screen readers announce the toast, not this. */
export function SubmissionNotice({ failure, onRenew }: Props) {
  const { t } = useTexts('form')
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  function renew() {
    setState('loading')
    onRenew?.().catch(() => setState('failed'))
  }

  return (
    <div className="rounded-xl bg-destructive-soft px-4 py-3 text-sm leading-relaxed">
      <p className="font-semibold text-destructive">{t.failure.notSent}</p>
      <p>{failure.isOutdated ? failure.hint : `${failure.hint} ${t.failure.kept}`}</p>
      {failure.isOutdated && onRenew && (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => state !== 'loading' && renew()}
          className={`${outlineButton} mt-3`}
        >
          {state === 'loading' ? t.failure.loading : t.failure.load}
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-2">
          {t.failure.loadFailed}
        </p>
      )}
    </div>
  )
}
