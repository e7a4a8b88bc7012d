import { headers } from 'next/headers'
import { pageLanguage, pageQuery } from '@/app/page-language'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { textsOf } from '@/messages'

/** The switch of languages on a page that is drawn for each request. */
export async function RequestLanguageSwitch() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const texts = textsOf(await pageLanguage()).part('language')
  return <LanguageSwitch texts={texts} query={String(await pageQuery())} nonce={nonce} />
}
