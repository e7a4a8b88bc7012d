import { useId } from 'react'
import { makeSnippets, type Snippet } from '@/lib/embed/snippets'
import { useTexts } from '@/messages/react/texts-provider'
import { publicLink } from '../layout/copy-link'
import { CopyButton } from './copy-button'
import { QrCode } from './qr-code'

const heading = 'font-medium text-sm'

/** The link, its QR code, and snippets for other sites. */
export function SharePanel({ path, title }: { path: string; title: string }) {
  const { t } = useTexts('share')
  const link = publicLink(path)
  const linkId = useId()
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h3 id={linkId} className={heading}>
          {t.link}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p dir="ltr" className="min-w-0 flex-1 basis-52 select-all rounded-lg bg-muted px-3 py-2.5 text-sm">
            {link}
          </p>
          <CopyButton text={link} what={t.link} aria-describedby={linkId} />
        </div>
      </section>
      <section className="grid gap-2">
        <h3 className={heading}>{t.qrCode}</h3>
        <QrCode link={link} fileName={`${path.split('/').at(-1)}.svg`} />
      </section>
      <section className="grid gap-4">
        <h3 className={heading}>{t.onYourSite}</h3>
        {makeSnippets(link, title).map((snippet) => (
          <SnippetItem key={snippet.kind} {...snippet} />
        ))}
      </section>
    </div>
  )
}

function SnippetItem({ kind, code }: Snippet) {
  const { name, note } = useTexts('share').t.snippets[kind]
  const id = useId()
  return (
    <div className="rounded-xl border p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 id={id} className={heading}>
            {name}
          </h4>
          <p className="mt-0.5 text-muted-foreground text-sm">{note}</p>
        </div>
        <CopyButton text={code} what={name} aria-describedby={id} />
      </div>
      <pre
        dir="ltr"
        className="mt-3 select-all whitespace-pre-wrap break-all rounded-lg bg-muted px-3 py-2.5 font-mono text-xs leading-relaxed"
      >
        {code}
      </pre>
    </div>
  )
}
