'use client'

import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { useMovedSections } from '../layout/use-moved-sections'
import { textLink } from '../ui/link-styles'

export function DevelopersHeader() {
  const { locale, t } = useTexts('developers')
  useMovedSections()
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <p className="mb-8 text-muted-foreground text-sm sm:-mt-4">
        {sayNodes(locale, t.reference, {
          reference: (words) => (
            // A document of its own, which the app's router does not know.
            <a href="/developers/api" className={textLink}>
              {words}
            </a>
          ),
        })}
      </p>
    </>
  )
}
