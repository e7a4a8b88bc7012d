import type { Form } from '@/lib/forms/form'
import type { Language } from '@/lib/shared/languages'
import { languagesOf } from '@/lib/shared/text/missing-translations'
import { useTexts } from '@/messages/react/texts-provider'

/** The language that the owner of a form writes in, and those that it is translated into. */
export type FormLanguages = { main: Language; others: Language[] }

/** As they are stored. */
export function useStoredLanguages({ textLanguage, translations }: Form): FormLanguages {
  const { language } = useTexts('translations')
  return { main: textLanguage ?? language, others: languagesOf(translations) }
}
