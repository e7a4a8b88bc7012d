import { useEffect, useRef, useState } from 'react'
import { form as text } from '@/messages/en/form'
import { CheckIcon } from '../../booking/icons'
import { outlineButton, primaryButton } from '../../booking/styles'

/** Time to read where one is taken, and to say no. */
const LEAVE_AFTER_MS = 6_000

type Props = {
  title: string
  redirectUrl: string | null
  /** The owner tries the form: nobody goes anywhere. */
  isPreview: boolean
  onBack: () => void
}

export function ThankYou({ title, redirectUrl, isPreview, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = isPreview ? 'h2' : 'h1'

  useEffect(() => {
    heading.current?.focus()
    if (!isPreview) document.title = text.done.pageTitle(title)
  }, [isPreview, title])

  return (
    <div className="flex flex-col items-center px-5 py-16 text-center @xl:px-10">
      <span className="flex size-14 items-center justify-center rounded-full bg-primary text-primary-foreground">
        <CheckIcon className="size-7" />
      </span>
      <p className="mt-6 text-balance text-muted-foreground text-sm">{title}</p>
      <Heading
        ref={heading}
        tabIndex={-1}
        className="mt-1 text-balance font-semibold text-2xl tracking-tight outline-none"
      >
        {text.done.heading}
      </Heading>
      <p className="mt-2 text-balance text-muted-foreground">{isPreview ? text.done.previewText : text.done.text}</p>
      {redirectUrl && <NextPage url={redirectUrl} isPreview={isPreview} />}
      {isPreview && (
        <button type="button" className={`${outlineButton} mt-8`} onClick={onBack}>
          {text.done.backToForm}
        </button>
      )}
    </div>
  )
}

/** Names the host before anybody goes there, and goes only from a window of its own. */
function NextPage({ url, isPreview }: { url: string; isPreview: boolean }) {
  const { host } = new URL(url)
  const [isLeaving, setIsLeaving] = useState(() => !isPreview && window.self === window.top)
  const link = useRef<HTMLAnchorElement>(null)

  function stay() {
    setIsLeaving(false)
    link.current?.focus()
  }

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => window.location.assign(url), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, url])

  return (
    <>
      <p className="mt-6 text-balance text-sm">
        {isLeaving ? text.done.leaving(host) : isPreview ? text.done.leavingLater(host) : text.done.staying(host)}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <a ref={link} href={url} target={isPreview ? '_blank' : '_top'} rel="noopener" className={primaryButton}>
          {text.done.goOn(host)}
        </a>
        {isLeaving && (
          <button type="button" className={outlineButton} onClick={stay}>
            {text.done.stay}
          </button>
        )}
      </div>
    </>
  )
}
