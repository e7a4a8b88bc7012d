import { CheckIcon } from '@/components/ui/check-icon'
import type { NextPage } from '@/lib/forms/form'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import { PlainFormCard } from './plain-form-card'
import type { SentView } from './views'

/** Thanks for the answers. It leads on by a link only: nothing here could stop a redirect that a visitor does not want. */
export function PlainSent({ formTitle, thanksText, ending, lang, theme, redirectUrl, nextPage }: SentView) {
  const { t, say } = useTexts('form')
  const text = ending ? ending.text : thanksText
  const textLang = ending ? ending.lang?.text : lang?.thanksText
  return (
    <PlainFormCard accent={theme.accent}>
      <div className="flex flex-col items-center px-5 py-16 text-center @xl:px-10">
        <span className="flex size-14 items-center justify-center rounded-full bg-primary text-primary-foreground">
          <CheckIcon className="size-7" />
        </span>
        <p dir="auto" lang={lang?.title} className="mt-6 text-balance text-muted-foreground text-sm">
          {formTitle}
        </p>
        <h1
          dir={ending?.title ? 'auto' : undefined}
          lang={ending?.title ? ending.lang?.title : undefined}
          className="mt-1 text-balance font-semibold text-2xl tracking-tight"
        >
          {ending?.title || t.done.heading}
        </h1>
        <p
          dir="auto"
          lang={text ? textLang : undefined}
          className="mt-2 max-w-prose whitespace-pre-line text-balance text-muted-foreground leading-relaxed"
        >
          {text || t.done.text}
        </p>
        {redirectUrl && <Onward url={redirectUrl} />}
        {!redirectUrl && nextPage && (
          <>
            <p className="mt-6 text-balance text-sm">{say(t.done.chooseTimeOn, { title: nextPage.title })}</p>
            <a href={timesPathOf(nextPage)} target="_top" className={`${primaryButton} mt-4`}>
              {t.done.chooseTime}
            </a>
          </>
        )}
      </div>
    </PlainFormCard>
  )
}

/** It names the response to the page. */
function timesPathOf({ slug, response }: NextPage): string {
  const query = new URLSearchParams(response ? { [RESPONSE_PARAM]: response } : {})
  return `/${slug}/times${query.size > 0 ? `?${query}` : ''}`
}

function Onward({ url }: { url: string }) {
  const { t, say } = useTexts('form')
  const { host } = new URL(url)
  return (
    <>
      <p className="mt-6 text-balance text-sm">{say(t.done.staying, { host })}</p>
      <a href={url} target="_top" rel="noopener" className={`${primaryButton} mt-4`}>
        {say(t.done.goOn, { host })}
      </a>
    </>
  )
}
