import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import type { SubmissionFailure } from './answering/not-sent'
import { SubmissionNotice } from './submission-notice'

/** Loads once something was typed. Typing goes on without it where the network is away. */
const DraftNote = lazy(async () => ({
  default: await import('./draft-note').then(
    (module) => module.DraftNote,
    () => Nothing,
  ),
}))

const Nothing: ComponentType<{ onClear: () => void }> = () => null

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
  /** The button without scripts, and until they come. */
  plain: ReactNode
  /** Says who gets the answers. */
  privacy: string | null
  /** Beside the button. */
  back?: ReactNode
  onClear: () => void
  onRenew: (() => Promise<void>) | undefined
}

export function SubmitBar(props: Props) {
  const {
    label,
    labelLang,
    isPending,
    failure,
    isRenewed,
    progress,
    hasDraft,
    privacy,
    plain,
    back,
    onClear,
    onRenew,
  } = props
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
      <div className={back ? 'flex flex-col gap-3 @xl:flex-row-reverse @xl:justify-end' : undefined}>
        {/* Before the other one, so that Enter presses it. */}
        {isHydrated || plain}
        <button
          type="submit"
          // Drafts and rules need the scripts; who has none gets the other button.
          disabled={!isHydrated}
          aria-disabled={isPending}
          className={`${primaryButton} min-h-12 w-full px-8 text-base! aria-disabled:opacity-60 disabled:opacity-100 noscript:hidden @xl:w-auto`}
        >
          {isPending ? t.submitting : label ? <bdi lang={labelLang}>{label}</bdi> : t.submit}
        </button>
        {back}
      </div>
      <div className="text-muted-foreground text-sm leading-relaxed empty:hidden">
        {privacy && <p>{privacy}</p>}
        {hasDraft && (
          <Suspense>
            <DraftNote onClear={onClear} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
