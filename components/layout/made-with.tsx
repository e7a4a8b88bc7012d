import type { Message } from '@/messages/message'
import { sayNodes } from '@/messages/react/say-nodes'

/** Under what visitors see; a frame on another site goes without. */
export function MadeWith({ text, locale }: { text: Message<never, 'link'>; locale: string }) {
  return (
    <footer className="embed:hidden py-5 text-center text-muted-foreground text-xs">
      {sayNodes(locale, text, {
        link: (words) => (
          <a href="/" target="_blank" rel="noopener" className="font-semibold text-foreground hover:underline">
            {words}
          </a>
        ),
      })}
    </footer>
  )
}
