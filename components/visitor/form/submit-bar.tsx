import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Language } from '@/lib/vocabulary/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import type { SubmissionFailure } from './answering/not-sent'
import { DraftNote } from './draft-note'
import { SubmissionNotice } from './submission-notice'

type Props = {
  /** The owner's words on the button in place of our own. */
  label: string | undefined
  /** Their language, if it is not that of the page. */
  labelLang: Language | undefined
  isPending: boolean
  failure: SubmissionFailure | null
  isRenewed: boolean
  /** The progress, on long forms. */
  progress: string | null
  hasDraft: boolean
  /** The button without scripts. */
  plain: ReactNode
  /** Says who gets the answers. */
  privacy: string | null
  onClear: () => void
  onRenew: (() => Promise<void>) | undefined
}

export function SubmitBar(props: Props) {
  const { label, labelLang, isPending, failure, isRenewed, progress, hasDraft, privacy, plain, onClear, onRenew } =
    props
  const { t } = useTexts('form')
  const isHydrated = useHydrated()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failure) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  return (
    <div ref={bar} className="mt-8 grid scroll-mb-6 gap-4">
      {failure && <SubmissionNotice failure={failure} onRenew={onRenew} />}
      <div role="status">
        {isRenewed && !failure && (
          <p className="rounded-xl bg-muted px-4 py-3 text-sm leading-relaxed">{t.failure.loaded}</p>
        )}
      </div>
      {progress && <p className="text-muted-foreground text-sm tabular-nums">{progress}</p>}
      <div>
        {/* Before the other one, so that Enter presses it. */}
        {plain}
        <button
          type="submit"
          // Drafts and rules need the scripts; who has none gets the other button.
          disabled={!isHydrated}
          aria-disabled={isPending}
          className={`${primaryButton} min-h-12 w-full px-8 text-base! aria-disabled:opacity-60 disabled:opacity-100 noscript:hidden @xl:w-auto`}
        >
          {isPending ? t.submitting : label ? <bdi lang={labelLang}>{label}</bdi> : t.submit}
        </button>
      </div>
      <div className="text-muted-foreground text-sm leading-relaxed empty:hidden">
        {privacy && <p>{privacy}</p>}
        {hasDraft && <DraftNote onClear={onClear} />}
      </div>
    </div>
  )
}
