import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { PublicFrame } from '@/components/layout/public-frame'
import { StatementView } from '@/components/layout/statement-view'
import { ACCESSIBILITY_RUN } from '@/lib/shared/accessibility'
import { textsOf } from '@/messages'
import { version } from '@/package.json'
import { namedLanguage, type VisitorParams } from '../../../../visitor-language'

type Props = { params: Promise<VisitorParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: textsOf(namedLanguage(await params)).t.accessibility.title }
}

export default async function AccessibilityPage({ params }: Props): Promise<ReactNode> {
  const texts = textsOf(namedLanguage(await params))
  const { title, intro } = texts.t.accessibility
  return (
    <PublicFrame title={title} intro={intro} languages={<LanguageSwitch texts={texts.part('language')} />}>
      <StatementView texts={texts.part('accessibility')} tested={ACCESSIBILITY_RUN} version={version} />
    </PublicFrame>
  )
}
