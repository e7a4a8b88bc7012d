import type { ReactNode } from 'react'
import type { StatementLink } from '@/components/layout/accessibility-link'
import { MadeWith } from '@/components/layout/made-with'
import type { FormToDraw } from '@/lib/forms/form'
import { languageToName } from '@/lib/meetings/visitor/language-to-name'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import type { PartTexts } from '@/messages/texts'
import { brandingOf } from '../form/form-branding'
import { Honeypot } from '../shared/honeypot'
import { LiveForm } from './live-form'

type Props = FormToDraw & { slug: string; texts: PartTexts<'form'>; languages?: ReactNode; statement?: StatementLink }

export function FormPage({ slug, texts, languages, statement, ...drawn }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:bg-transparent sm:px-6 sm:py-10 embed:min-h-0 embed:max-w-none embed:bg-transparent embed:p-0">
      <main className="grow sm:grow-0">
        <LiveForm
          slug={slug}
          {...drawn}
          branding={brandingOf(drawn.form)}
          plainAction={withLanguage(`/form/${slug}`, languageToName(texts.language))}
          trap={<Honeypot />}
        />
        {drawn.form.closed === null && (
          // In an element: with scripts the words directly inside would be compared with their escaped form.
          <noscript className="block px-5 pb-6 text-sm sm:px-10 sm:pt-4">
            <p>{texts.t.plainNote}</p>
          </noscript>
        )}
      </main>
      <MadeWith text={texts.t.madeWith} locale={texts.locale} languages={languages} statement={statement} />
    </div>
  )
}
