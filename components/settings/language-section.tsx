import { useUpdateSettings } from '@/lib/client/settings'
import { LANGUAGES, OWNER_LANGUAGES, toOwnerLanguage } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Select } from '../ui/select'
import { useToastFailure } from '../ui/toast-failure'

const OPTIONS = OWNER_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].name }))

/** Takes effect at once: the screen is loaded anew, because every text of it changes. */
export function LanguageSection() {
  const { t, language } = useTexts('settings')
  const toastFailure = useToastFailure()
  const update = useUpdateSettings()

  function choose(value: string) {
    const chosen = OWNER_LANGUAGES.find((one) => one === value)
    if (!chosen || chosen === language) return
    update.mutate(
      { language: chosen },
      {
        // Without a query, whose language would come before the chosen one.
        onSuccess: () => window.location.assign('/settings/language'),
        onError: (error) => toastFailure(error, t.saveFailed.title),
      },
    )
  }

  return (
    <FormSection anchor="language" title={t.language.heading} text={t.language.intro}>
      <Select
        aria-label={t.language.heading}
        className="sm:max-w-xs"
        options={OPTIONS}
        value={update.variables?.language ?? toOwnerLanguage(language) ?? undefined}
        disabled={update.isPending || update.isSuccess}
        onValueChange={choose}
      />
    </FormSection>
  )
}
