import { useState } from 'react'
import { form as text } from '@/messages/en/form'
import { outlineButton } from '../shared/styles'
import type { SubmissionFailure } from './submission-failure'

type Props = { failure: SubmissionFailure; onRenew: (() => Promise<void>) | undefined }

/** Stays when the toast has gone. The toast is what is read out. */
export function SubmissionNotice({ failure, onRenew }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  function renew() {
    setState('loading')
    onRenew?.().catch(() => setState('failed'))
  }

  return (
    <div className="rounded-xl bg-destructive-soft px-4 py-3 text-sm leading-relaxed">
      <p className="font-semibold text-destructive">{text.failure.notSent}</p>
      <p>
        {failure.hint} {!failure.isOutdated && text.failure.kept}
      </p>
      {failure.isOutdated && onRenew && (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => state !== 'loading' && renew()}
          className={`${outlineButton} mt-3`}
        >
          {state === 'loading' ? text.failure.loading : text.failure.load}
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-2">
          {text.failure.loadFailed}
        </p>
      )}
    </div>
  )
}
