import { textLink } from '@/components/ui/link-styles'
import { splitLinks } from '@/lib/shared/text/links'

/** A text that somebody wrote, its web addresses clickable. They open beside the page, which keeps what was typed. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, text: part, href }) =>
    href ? (
      <a key={at} dir="ltr" href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={textLink}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
