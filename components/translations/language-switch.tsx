import { type ReactNode, useId } from 'react'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { pillStyles } from '../ui/pill-styles'
import { useEditedLanguage } from './edited-language'

type LanguageSwitchProps = {
  /** Those besides the main one; without any there is no switch. */
  languages: readonly Language[]
  main: Language
  /** Counts the texts that are missing in a language. */
  missingIn: (language: Language) => number
  /** More about the language that is edited; null is the main one. */
  children?: (edited: Language | null) => ReactNode
}

/** Chooses the language whose texts are edited, and says how many are missing in it. */
export function LanguageSwitch({ languages, main, missingIn, children }: LanguageSwitchProps) {
  const { t, say } = useTexts('translations')
  const { edited, choose } = useEditedLanguage(languages)
  const group = useId()
  if (languages.length === 0) return null
  const missing = edited ? missingIn(edited) : 0
  return (
    <fieldset className="min-w-0 rounded-xl bg-muted p-3">
      <legend className="sr-only">{t.switch}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...languages].map((language) => (
          <label key={language ?? 'main'} className={pillStyles}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={group}
              checked={edited === language}
              onChange={() => choose(language)}
            />
            <bdi lang={language ?? main}>{LANGUAGES[language ?? main].name}</bdi>
          </label>
        ))}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 text-muted-foreground text-sm">
          {edited === null
            ? t.mainTexts
            : say(missing > 0 ? t.missing : t.complete, { count: missing, language: LANGUAGES[edited].name })}
        </p>
        {children?.(edited)}
      </div>
    </fieldset>
  )
}
