import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { PublicFrame } from '@/components/layout/public-frame'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { namedLanguage, type VisitorParams } from '../../../../visitor-language'

type Props = { params: Promise<VisitorParams & { page: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(legalPages(DEFAULT_LANGUAGE)).map((page) => ({ page }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findPage(params))?.title }
}

export default async function LegalPage({ params }: Props) {
  const page = await findPage(params)
  if (!page) notFound()
  const texts = textsOf(namedLanguage(await params)).part('language')
  return (
    <PublicFrame title={page.title} intro={page.intro} languages={<LanguageSwitch texts={texts} />}>
      {page.sections.map((section) => (
        <section key={section.heading} className="mt-10">
          <h2 className="font-semibold text-lg tracking-tight">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 leading-relaxed [word-break:normal]">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </PublicFrame>
  )
}

function legalPages(language: Language) {
  return textsOf(language).t.legal
}

async function findPage(params: Props['params']) {
  const { page, ...rest } = await params
  return Object.entries(legalPages(namedLanguage(rest))).find(([key]) => key === page)?.[1]
}
