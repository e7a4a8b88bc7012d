import { useId, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { quietButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import { askedDurationOf, type HostedPage } from './bookable-page'
import { TimeRequestForm } from './time-request-form'

type Props = { page: HostedPage; visitor: Visitor; onChoose: (start: string) => void }

/**
 * A line under the times, and behind it the request for others. The default export, and the only one of this file at run time, so
 * that it is loaded where a page takes such requests. What is typed stays when it is closed.
 */
export default function OtherTimes({ page, visitor, onChoose }: Props) {
  const { t, say } = useTexts('otherTimes')
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const id = useId()
  const { slug, k, ownerName: host, requireEmailCheck } = page
  return (
    <div className="border-t px-4 py-2 sm:px-6">
      {email === null ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`${quietButton} -ms-5`}
          onClick={() => setOpen(!isOpen)}
        >
          {t.open}
        </button>
      ) : (
        <div ref={focus} role="status" tabIndex={-1} className="py-3 text-sm">
          <p className="font-medium">{t.sent}</p>
          <p className="mt-1 text-muted-foreground">{say(t.sentText, { host, email })}</p>
        </div>
      )}
      <div id={id} hidden={!isOpen || email !== null}>
        <p className="mb-4 text-muted-foreground text-sm">{say(t.intro, { host })}</p>
        <TimeRequestForm
          page={{ slug, k, duration: askedDurationOf(page) }}
          host={host}
          checksEmail={requireEmailCheck === true}
          visitor={visitor}
          onBook={onChoose}
          onSent={setEmail}
        />
      </div>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
