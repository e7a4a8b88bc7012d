/** Runs while the browser parses the HTML, before the first paint. In the browser its type keeps React from running it again. */
export function InlineScript({ code, nonce }: { code: string; nonce?: string }) {
  return (
    <script
      nonce={nonce}
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is a constant of ours
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
