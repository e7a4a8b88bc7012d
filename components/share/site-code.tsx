import { type ReactNode, useId, useState } from 'react'
import { makeSnippets, type Snippet } from '@/lib/embed/snippets'
import { useTexts } from '@/messages/react/texts-provider'
import { pillStyles } from '../ui/pill-styles'
import { CopyButton } from './copy-button'

type SiteCodeProps = { link: string; title: string }

/** Chooses how a page is shown on another site, and gives the code for it. */
export function SiteCode({ link, title }: SiteCodeProps) {
  const { t } = useTexts('share')
  const [chosen, setChosen] = useState<Snippet['kind']>('inline')
  const group = useId()
  const snippets = makeSnippets(link, title)
  const code = snippets.find(({ kind }) => kind === chosen)?.code ?? ''
  return (
    <div className="mt-2 grid gap-3">
      <div role="radiogroup" aria-label={t.onYourSite} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {snippets.map(({ kind }) => (
          <label key={kind} className={`${pillStyles} flex-col gap-1.5 whitespace-normal px-2 py-2.5 text-center`}>
            <input
              type="radio"
              name={group}
              checked={chosen === kind}
              onChange={() => setChosen(kind)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            {DRAWINGS[kind]}
            {t.snippets[kind].name}
          </label>
        ))}
      </div>
      <p id={`${group}-note`} className="text-muted-foreground text-sm">
        {t.snippets[chosen].note}
      </p>
      <pre
        dir="ltr"
        className="select-all whitespace-pre-wrap break-all rounded-lg bg-muted px-3 py-2.5 font-mono text-xs leading-relaxed"
      >
        {code}
      </pre>
      <div>
        <CopyButton text={code} what={t.snippets[chosen].name} aria-describedby={`${group}-note`} />
      </div>
    </div>
  )
}

/** A site as a window with lines of text, in which the page is marked. */
function Site({ children }: { children?: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 34"
      className="h-8.5 w-12 fill-none stroke-muted-foreground [&_.page]:fill-primary-soft [&_.page]:stroke-primary"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <rect x="1" y="1" width="46" height="32" rx="4" />
      {children}
    </svg>
  )
}

const DRAWINGS: Record<Snippet['kind'], ReactNode> = {
  inline: (
    <Site>
      <path d="M7 7h20M7 28h26" />
      <rect className="page" x="7" y="11.5" width="34" height="12" rx="2" />
    </Site>
  ),
  popup: (
    <Site>
      <path d="M7 8h34M7 14h34M7 20h34M7 26h20" />
      <rect className="page" x="13" y="8" width="22" height="18" rx="2.5" />
    </Site>
  ),
  button: (
    <Site>
      <path d="M7 8h34M7 14h30M7 20h20" />
      <rect className="page" x="27" y="22" width="16" height="7" rx="3.5" />
    </Site>
  ),
  frame: (
    <Site>
      <path d="M7 7h34" />
      <rect className="page" x="7" y="11.5" width="34" height="18" rx="1" strokeDasharray="2.5 2.5" />
    </Site>
  ),
}
