import { useEffect, useRef, useState } from 'react'
import { CheckIcon } from '@/components/ui/check-icon'
import type { NextPage, PublicForm } from '@/lib/forms/form'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import { type Ending, endingOf } from '@/lib/shared/forms/endings'
import { profilePath } from '@/lib/shared/profile'
import type { TextLanguages } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton, primaryButton } from '../shared/styles'

/** Time to read where one is taken, and to say no. */
const LEAVE_AFTER_MS = 3_000

type Props = {
  title: string
  /** The owner's words in place of our own. */
  text: string | undefined
  lang?: TextLanguages<'title' | 'thanksText'> | undefined
  /** They replace `text`. */
  endings?: readonly Ending[] | undefined
  /** The ending that a rule has chosen. */
  endingId?: string | null
  /** The address of a rule, which takes precedence over that of the ending. */
  redirectUrl: string | null
  /** The booking page that follows. A rule that redirects takes precedence. */
  nextPage: NextPage | null
  /** Its owner may show more on a public profile. */
  form?: Pick<PublicForm, 'brand' | 'profile'>
  /** True when the owner tries the form: there are no redirects. */
  isPreview: boolean
  onBack: () => void
}

export function ThankYou(props: Props) {
  const { title, lang, endings, endingId = null, nextPage, form, isPreview, onBack, ...own } = props
  const { t, say } = useTexts('form')
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = isPreview ? 'h2' : 'h1'
  const ending = endingOf(endings, endingId)
  const text = ending ? ending.text : own.text
  const textLang = ending ? ending.lang?.text : lang?.thanksText
  const redirectUrl = own.redirectUrl ?? ending?.redirectUrl ?? null

  useEffect(() => {
    heading.current?.focus()
    if (!isPreview) document.title = say(t.done.pageTitle, { title })
  }, [isPreview, title, t, say])

  return (
    // On a phone a toast comes down over the first 80 px.
    <div className="flex flex-col items-center px-5 pt-24 pb-16 text-center @xl:px-10 @xl:pt-16">
      <span className="flex size-14 items-center justify-center rounded-full bg-primary text-primary-foreground">
        <CheckIcon className="size-7" />
      </span>
      <p dir="auto" lang={lang?.title} className="mt-6 text-balance text-muted-foreground text-sm">
        {title}
      </p>
      <Heading
        ref={heading}
        tabIndex={-1}
        dir={ending?.title ? 'auto' : undefined}
        lang={ending?.title ? ending.lang?.title : undefined}
        className="mt-1 text-balance font-semibold text-2xl tracking-tight outline-none"
      >
        {ending?.title || t.done.heading}
      </Heading>
      {(text || !isPreview) && (
        <p
          dir="auto"
          lang={text && textLang}
          className="mt-2 max-w-prose whitespace-pre-line text-balance text-muted-foreground leading-relaxed"
        >
          {text || t.done.text}
        </p>
      )}
      {isPreview && <p className="mt-2 text-balance text-muted-foreground">{t.done.previewText}</p>}
      {!redirectUrl && nextPage && <ChooseTime page={nextPage} isPreview={isPreview} />}
      {redirectUrl && <Redirect url={redirectUrl} isPreview={isPreview} />}
      {!redirectUrl && !nextPage && !isPreview && form?.profile && form.brand && (
        <a href={`/${profilePath(form.profile)}`} target="_top" className={`${outlineButton} mt-8`}>
          {say(t.done.more, { name: form.brand.name })}
        </a>
      )}
      {isPreview && (
        <button type="button" className={`${outlineButton} mt-8`} onClick={onBack}>
          {t.done.backToForm}
        </button>
      )}
    </div>
  )
}

function ChooseTime({ page, isPreview }: { page: NextPage; isPreview: boolean }) {
  const { t, say } = useTexts('form')
  return (
    <>
      <p className="mt-6 text-balance text-sm">{say(t.done.chooseTimeOn, { title: page.title })}</p>
      <a
        href={addressOf(page)}
        target={isPreview ? '_blank' : undefined}
        rel="noopener"
        className={`${primaryButton} mt-4`}
      >
        {t.done.chooseTime}
      </a>
    </>
  )
}

/** The URL of the next page, which keeps the mode and the colours of a frame, and names the response to the page. */
function addressOf({ slug, response }: NextPage): string {
  const asked = new URLSearchParams(window.location.search)
  const kept = ['embed', 'theme'].flatMap((name) => asked.getAll(name).map((value) => [name, value]))
  const query = new URLSearchParams(kept)
  if (response) query.set(RESPONSE_PARAM, response)
  return `/${slug}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Shows the host before the visitor leaves. Redirects by itself only to our own pages, and only outside of frames:
 * another host needs a press of the button, so that forms on our domain are not open redirects.
 */
function Redirect({ url, isPreview }: { url: string; isPreview: boolean }) {
  const { t, say } = useTexts('form')
  const { host, origin } = new URL(url)
  const isOurs = origin === window.location.origin
  const [isLeaving, setIsLeaving] = useState(() => isOurs && !isPreview && window.self === window.top)
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
        {isLeaving
          ? say(t.done.leaving, { host })
          : isOurs && isPreview
            ? say(t.done.leavingLater, { host })
            : say(t.done.staying, { host })}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <a ref={link} href={url} target={isPreview ? '_blank' : '_top'} rel="noopener" className={primaryButton}>
          {say(t.done.goOn, { host })}
        </a>
        {isLeaving && (
          <button type="button" className={outlineButton} onClick={stay}>
            {t.done.stay}
          </button>
        )}
      </div>
    </>
  )
}
