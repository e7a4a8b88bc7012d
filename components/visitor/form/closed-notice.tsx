import { type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'

export type ClosedNoticeProps = {
  title: string
  /** The owner's words. */
  message: string
  /** Their languages, if they are not that of the page. */
  lang: { title?: Language | undefined; message?: Language | undefined }
  /** The owner's logo or face. */
  asker: ReactNode
  /** Leads back to answers that came too late. */
  onBack: (() => void) | undefined
}

/** Replaces a form that is closed. */
export function ClosedNotice({ title, message, lang, asker, onBack }: ClosedNoticeProps) {
  const { t } = useTexts('form')
  const heading = useRef<HTMLHeadingElement>(null)
  const isTooLate = onBack !== undefined

  useEffect(() => {
    if (isTooLate) heading.current?.focus()
  }, [isTooLate])

  return (
    <div className="flex flex-col items-center px-5 py-16 text-center @xl:px-10">
      {asker}
      <h1
        ref={heading}
        dir="auto"
        lang={lang.title}
        tabIndex={-1}
        className="text-balance font-semibold text-2xl leading-tight tracking-tight outline-none @xl:text-3xl"
      >
        {title}
      </h1>
      <p
        dir="auto"
        lang={lang.message}
        className="mt-4 max-w-prose whitespace-pre-line text-pretty text-muted-foreground leading-relaxed"
      >
        {message}
      </p>
      {onBack && (
        <>
          <p className="mt-8 text-balance text-sm">{t.closed.notSent}</p>
          <button type="button" className={`${outlineButton} mt-3`} onClick={onBack}>
            {t.closed.show}
          </button>
        </>
      )}
    </div>
  )
}
