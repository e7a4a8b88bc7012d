import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'
import { LANGUAGE_CODES, LANGUAGES } from '@/lib/shared/languages'
import type { PartTexts } from '@/messages/texts'
import { InlineScript } from './inline-script'

type Props = {
  texts: PartTexts<'language'>
  /** The query of the page, where the server may know it: on a cached page scripts keep it. */
  query?: string
  /** Scripts of a page that is drawn for each request need it. */
  nonce?: string
  /** On a page without scripts. */
  isPlain?: boolean
}

/** All languages by their own names. The links work without scripts; with them the choice is kept in a cookie too. */
export function LanguageSwitch({ texts: { t, language }, query, nonce, isPlain }: Props) {
  return (
    <nav aria-label={t.label}>
      <details id="languages">
        <summary>{LANGUAGES[language].name}</summary>
        <ul>
          {LANGUAGE_CODES.map((code) => (
            <li key={code}>
              <a lang={code} href={hrefIn(code, query)} {...(code === language && { 'aria-current': true })}>
                {LANGUAGES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {!isPlain && <InlineScript code={CHOOSE_LANGUAGE} nonce={nonce} />}
    </nav>
  )
}

function hrefIn(code: string, query: string | undefined): string {
  const params = new URLSearchParams(query)
  params.set(LANGUAGE_QUERY, code)
  return `?${params}`
}

/**
 * A press elsewhere closes the list. A frame of another site keeps no cookie, so the address names the choice as well; an
 * address that names another language than the cookie hands it on to our other pages.
 */
const CHOOSE_LANGUAGE = `addEventListener('click',event=>{const at=event.target,link=at.closest('a'),list=document.getElementById('languages'),isIn=list?.contains(at),to=new URL(location),asked=to.searchParams.get('${LANGUAGE_QUERY}')
if(list&&!isIn)list.open=false
if(isIn&&link){event.preventDefault()
document.cookie='${LANGUAGE_COOKIE}='+link.lang+';path=/;max-age=31536000;samesite=lax'+(to.protocol==='https:'?';secure':'')
to.searchParams.set('${LANGUAGE_QUERY}',link.lang);location.replace(to)}
else if(asked&&link?.getAttribute('href')?.[0]==='/'&&!/\\b${LANGUAGE_QUERY}=/.test(link.search)&&!document.cookie.includes('${LANGUAGE_COOKIE}='+asked)){const query=new URLSearchParams(link.search);query.set('${LANGUAGE_QUERY}',asked);link.search=query}})`
