import type { ReactNode } from 'react'
import type { Message } from '@/messages/message'
import { sayNodes } from '@/messages/react/say-nodes'
import { AccessibilityLink, type StatementLink } from './accessibility-link'
import { PageFoot } from './page-foot'

type Props = { text: Message<never, 'link'>; locale: string; languages?: ReactNode; statement?: StatementLink }

/** Under what visitors see. A frame on another site keeps the choice of a language only. */
export function MadeWith({ text, locale, languages, statement }: Props) {
  return (
    <PageFoot>
      <footer className="embed:hidden py-3">
        {sayNodes(locale, text, {
          link: (words) => (
            <a href="/" target="_blank" rel="noopener" className="font-semibold text-foreground hover:underline">
              {words}
            </a>
          ),
        })}
        {statement && <AccessibilityLink {...statement} />}
      </footer>
      {languages}
    </PageFoot>
  )
}
