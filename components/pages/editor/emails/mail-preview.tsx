import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useNonce } from '@/components/ui/nonce'
import { Skeleton } from '@/components/ui/skeleton'
import { useReasonOf } from '@/components/ui/toast-failure'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { useMailPreview } from '@/lib/client/time-slot-pages'
import { PREVIEWED } from '@/lib/pages/mail-preview'
import { type PageFormValues, toPreviewedPage } from '@/lib/pages/page-editor'
import type { AttendeeMail } from '@/lib/shared/booking-rules'
import type { Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'

const DELAY_MS = 500

type MailPreviewProps = { mail: AttendeeMail; language: Language | null }

/** The whole email with a made-up booking, as it is in the form; drawn by the server only while it is open. */
export function MailPreview(props: MailPreviewProps) {
  const { t } = useTexts('pageEmails')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.texts.preview.hide : t.texts.preview.show}
        </Button>
      </div>
      {isOpen && (
        <div id={id}>
          <Email {...props} />
        </div>
      )}
    </div>
  )
}

function Email({ mail, language }: MailPreviewProps) {
  const { t, say } = useTexts('pageEmails')
  const example = useTexts('pageEditor').t.details.titleExample
  const reasonOf = useReasonOf()
  const nonce = useNonce()
  const values = useWatch<PageFormValues, typeof PREVIEWED>({ name: PREVIEWED })
  const page = toPreviewedPage(Object.fromEntries(PREVIEWED.map((name, place) => [name, values[place]])), example)
  const { data, error } = useMailPreview(useDebouncedValue(JSON.stringify({ mail, language, page }), DELAY_MS))
  if (error) {
    return (
      <p role="alert" className="text-destructive text-sm">
        {reasonOf(error) ?? t.texts.preview.failed}
      </p>
    )
  }
  if (!data) return <Skeleton className="h-96 w-full rounded-xl" />
  return (
    <div className="overflow-hidden rounded-xl border">
      <p className="wrap-anywhere border-b px-3 py-2 text-sm" dir="auto">
        {say(t.texts.preview.subject, { subject: data.subject })}
      </p>
      {/* Without scripts, forms and links, and under the policy of this page: the styles of the mail need its nonce. */}
      <iframe
        title={t.texts.preview.frame}
        sandbox=""
        srcDoc={nonce ? data.html.replaceAll('<style>', `<style nonce="${nonce}">`) : data.html}
        className="h-128 max-h-[70dvh] w-full bg-white"
      />
    </div>
  )
}
