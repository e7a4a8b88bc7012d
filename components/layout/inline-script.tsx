/** Runs while the browser reads the HTML, before the first paint. In the browser React must not see a script that it would have to run. */
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
