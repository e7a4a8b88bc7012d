import { RawHtml } from './raw-html'

/** Runs while the browser parses the HTML, before the first paint. In the browser its type keeps React from running it again. */
export function InlineScript({ code, nonce }: { code: string; nonce?: string }) {
  return (
    <RawHtml
      as="script"
      nonce={nonce}
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      html={code}
    />
  )
}
