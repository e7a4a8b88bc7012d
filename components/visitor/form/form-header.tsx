import type { ReactNode } from 'react'
import type { TextLanguages } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  title: string
  description: string
  lang: TextLanguages<'title' | 'description'> | undefined
  asker: ReactNode
  hasRequired: boolean
  isPreview: boolean
}

export function FormHeader({ title, description, lang, asker, hasRequired, isPreview }: Props) {
  const { t } = useTexts('form')
  const Heading = isPreview ? 'h2' : 'h1'
  return (
    <header>
      {asker}
      <Heading
        dir="auto"
        lang={lang?.title}
        className="text-balance text-along font-semibold text-2xl leading-tight tracking-tight @xl:text-3xl"
      >
        {title}
      </Heading>
      {description && (
        <p
          dir="auto"
          lang={lang?.description}
          className="mt-3 text-along whitespace-pre-line text-muted-foreground leading-relaxed"
        >
          {description}
        </p>
      )}
      {hasRequired && (
        <p className="mt-4 text-muted-foreground text-sm">
          <span aria-hidden="true" className="text-destructive">
            *
          </span>{' '}
          {t.requiredNote}
        </p>
      )}
    </header>
  )
}
