import { ExternalLink, Mail, Share2 } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { mailLink } from '@/lib/embed/mail-link'
import { useTexts } from '@/messages/react/texts-provider'
import { publicLink } from '../layout/copy-link'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Fold } from '../ui/fold'
import { CopyButton } from './copy-button'
import { QrCode } from './qr-code'
import { SiteCode } from './site-code'

/** `kind` chooses the words of the email. */
export type Shared = {
  kind: 'page' | 'form'
  title: string
  /** The path of the public page: `/intro`. */
  path: string
}

/** The link of a public page and the ways to send it; then the code for other sites. */
export function SharePanel({ kind, title, path }: Shared) {
  const { t, say } = useTexts('share')
  const link = publicLink(path)
  const linkId = useId()
  const action = buttonStyles({ variant: 'outline', className: 'grow px-3.5' })
  return (
    <div className="grid gap-5">
      <section aria-labelledby={linkId} className="grid gap-2">
        <h3 id={linkId} className="font-medium text-sm">
          {t.link}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p
            dir="ltr"
            className="min-w-0 flex-1 basis-52 select-all break-words rounded-lg bg-muted px-3 py-2.5 text-sm"
          >
            {link}
          </p>
          <CopyButton
            text={link}
            what={t.link}
            variant="default"
            className="px-5 max-sm:w-full"
            aria-describedby={linkId}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={link} target="_blank" rel="noopener" className={action}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t.open}
          </a>
          <ShareByDevice title={title} link={link} />
          <a href={mailLink(say(t.mail[kind].subject, { title }), say(t.mail[kind].text, { link }))} className={action}>
            <Mail aria-hidden="true" className="size-4" />
            {t.email}
          </a>
        </div>
      </section>
      <QrCode link={link} fileName={`${path.split('/').at(-1)}.svg`} />
      <div className="border-t pt-2">
        <Fold title={t.onYourSite}>
          <SiteCode link={link} title={title} />
        </Fold>
      </div>
    </div>
  )
}

const neverChanges = () => () => undefined

/** The share sheet of the device, where it has one. */
function ShareByDevice({ title, link }: { title: string; link: string }) {
  const { t } = useTexts('share')
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
  if (!canShare) return null
  return (
    <Button
      variant="outline"
      className="grow px-3.5"
      // The promise is refused when the sheet is closed again, which needs no word.
      onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
    >
      <Share2 aria-hidden="true" className="size-4" />
      {t.byDevice}
    </Button>
  )
}
