import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Language } from '@/lib/shared/languages'

type Chosen = { chosen: Language | null; choose: (language: Language | null) => void }

const ChosenContext = createContext<Chosen>({ chosen: null, choose: () => undefined })

/** Keeps the language whose texts an editor shows, for all its tabs. */
export function EditedLanguageProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<Language | null>(null)
  const value = useMemo(() => ({ chosen, choose }), [chosen])
  return <ChosenContext value={value}>{children}</ChosenContext>
}

/** `edited` is null while the main texts are edited. */
export function useEditedLanguage(languages: readonly Language[]) {
  const { chosen, choose } = use(ChosenContext)
  return { edited: chosen && languages.includes(chosen) ? chosen : null, choose }
}
