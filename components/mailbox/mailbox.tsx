import { Fragment } from 'react'

export type MailboxEntry = {
  id: string
  fromAddress: string
  toAddress: string
  subject: string
  text: string
  calendarFile: string | null
  createdAt: Date
}

/** The mails that were kept because no transport is set. For whoever tries Slotform on their own machine. */
export function Mailbox({ messages }: { messages: MailboxEntry[] }) {
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-10">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Mailbox</h1>
        <p className="mt-1 text-muted-foreground">
          No mail transport is set, so mails are kept here. Only this machine can see this page.
        </p>
      </div>
      {messages.length === 0 && <p className="rounded-lg border bg-card p-6">No mails yet.</p>}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </main>
  )
}

function Message({ message }: { message: MailboxEntry }) {
  return (
    <article className="grid gap-3 rounded-lg border bg-card p-5">
      <header className="grid gap-1">
        <h2 className="font-semibold">{message.subject}</h2>
        <p className="text-sm text-muted-foreground">
          From {message.fromAddress} to {message.toAddress},{' '}
          <time dateTime={message.createdAt.toISOString()}>{message.createdAt.toUTCString()}</time>
        </p>
      </header>
      <p className="whitespace-pre-wrap text-sm leading-6">
        <WithLinks text={message.text} />
      </p>
      {message.calendarFile && (
        <details>
          <summary className="py-2 text-sm font-medium">Calendar file</summary>
          <pre className="overflow-x-auto rounded-md bg-muted p-3 text-xs">{message.calendarFile}</pre>
        </details>
      )}
      <a
        className="justify-self-start py-1 text-sm text-primary underline underline-offset-4"
        href={`/dev/mailbox/${message.id}`}
      >
        Show as designed
      </a>
    </article>
  )
}

function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    // The parts of one mail never change their order.
    const key = `${index}`
    if (!/^https?:/.test(part)) return <Fragment key={key}>{part}</Fragment>
    return (
      <a key={key} className="text-primary underline underline-offset-4" href={part}>
        {part}
      </a>
    )
  })
}
