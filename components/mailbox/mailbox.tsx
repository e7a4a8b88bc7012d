import { Fragment } from 'react'
import { textLink } from '@/components/ui/link-styles'
import { sayNodes } from '@/messages/react/say-nodes'
import type { PartTexts } from '@/messages/texts'

export type MailboxEntry = {
  id: string
  fromAddress: string
  toAddress: string
  subject: string
  text: string
  calendarFile: string | null
  createdAt: Date
}

/** Emails that were kept because no mail transport is set, for people who try Slotform on their own machine. */
export function Mailbox({ messages, texts }: { messages: MailboxEntry[]; texts: PartTexts<'mailbox'> }) {
  const { t } = texts
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-10">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{t.title}</h1>
        <p className="mt-1 text-muted-foreground">{t.intro}</p>
      </div>
      {messages.length === 0 && <p className="rounded-lg border bg-card p-6">{t.empty}</p>}
      {messages.map((message) => (
        <Message key={message.id} message={message} texts={texts} />
      ))}
    </main>
  )
}

function Message({ message, texts }: { message: MailboxEntry; texts: PartTexts<'mailbox'> }) {
  const { t, locale } = texts
  return (
    <article className="grid gap-3 rounded-lg border bg-card p-5">
      <header className="grid gap-1">
        <h2 className="font-semibold">{message.subject}</h2>
        <p className="text-sm text-muted-foreground">
          {sayNodes(locale, t.envelope, {
            from: message.fromAddress,
            to: message.toAddress,
            time: <time dateTime={message.createdAt.toISOString()}>{message.createdAt.toUTCString()}</time>,
          })}
        </p>
      </header>
      <p className="whitespace-pre-wrap text-sm leading-6">
        <WithLinks text={message.text} />
      </p>
      {message.calendarFile && (
        <details>
          <summary className="py-2 text-sm font-medium">{t.calendarFile}</summary>
          <pre className="overflow-x-auto rounded-md bg-muted p-3 text-xs">{message.calendarFile}</pre>
        </details>
      )}
      <a className={`justify-self-start py-1 text-sm ${textLink}`} href={`/dev/mailbox/${message.id}`}>
        {t.asHtml}
      </a>
    </article>
  )
}

function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    // The parts of one email never change their order.
    const key = `${index}`
    if (!/^https?:/.test(part)) return <Fragment key={key}>{part}</Fragment>
    return (
      <a key={key} className={textLink} href={part}>
        {part}
      </a>
    )
  })
}
