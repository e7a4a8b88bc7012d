import { Languages } from 'lucide-react'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'

type AddLanguageProps = { used: readonly Language[]; onAdd: (language: Language) => void }

/** Offers the languages that are not used yet, by their own names. */
export function AddLanguage({ used, onAdd }: AddLanguageProps) {
  const { t } = useTexts('translations')
  const free = (Object.keys(LANGUAGES) as Language[]).filter((language) => !used.includes(language))
  if (free.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="-ms-3 justify-self-start text-muted-foreground">
          <Languages aria-hidden="true" className="size-4" />
          {t.add}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        className="max-h-(--radix-dropdown-menu-content-available-height) overflow-auto"
      >
        {free.map((language) => (
          <DropdownMenuItem key={language} lang={language} onSelect={() => onAdd(language)}>
            <bdi>{LANGUAGES[language].name}</bdi>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
