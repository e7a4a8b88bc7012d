import type { ReactNode } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { EmbedBridge } from './embed-bridge'

/**
 * Marks a visitor's page in a frame with `?embed=1`. The cached page is the same for everyone, so the browser decides,
 * before the first paint.
 */
export function EmbedMode({ children }: { children: ReactNode }) {
  return (
    <>
      <InlineScript code={readEmbedMode} />
      {children}
      <EmbedBridge />
    </>
  )
}

const readEmbedMode = `{const asked=new URLSearchParams(location.search),{dataset}=document.documentElement,theme=asked.get('theme')
if(asked.get('embed')==='1'){dataset.embed='';if(theme==='light'||theme==='dark')dataset.theme=theme}}`
