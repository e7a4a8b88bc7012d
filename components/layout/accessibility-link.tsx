/** The address of the accessibility statement, in the words of the page. */
export type StatementLink = { href: string; words: string }

/** In a tab of its own: what somebody has typed stays. Written as the link before it, so that it compresses to a few bytes. */
export function AccessibilityLink({ href, words }: StatementLink) {
  return (
    <>
      {' · '}
      <a href={href} target="_blank" rel="noopener" className="font-semibold text-foreground hover:underline">
        {words}
      </a>
    </>
  )
}
