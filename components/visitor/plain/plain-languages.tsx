import { useRouter } from 'next/compat/router'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { useTexts } from '@/messages/react/texts-provider'

/** The switch of languages on a page without scripts, which keeps the choices in its address. */
export function PlainLanguages() {
  const [, query] = (useRouter()?.asPath ?? '').split('?')
  return <LanguageSwitch texts={useTexts('language')} query={query} isPlain />
}
