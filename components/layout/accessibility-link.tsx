/** The address of the accessibility statement, in the words of the page. */
export type StatementLink = { href: string; words: string }

/** In a tab of its own: what somebody has typed stays. */
export function AccessibilityLink({ href, words }: StatementLink) {
  return (
    <a href={href} target="_blank" rel="noopener" className="ms-4 inline-block py-1 hover:underline">
      {words}
    </a>
  )
}
