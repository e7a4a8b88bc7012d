import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** The envelope's recipients, lower-cased. */
  to: string[]
  from: string
  replyTo: string
  messageId: string
  subject: string
  text: string
  html: string
  ics: string[]
  headers: Record<string, string>
}

export type SmtpSink = {
  smtpUrl: string
  /** GET /?to=ADDRESS lists mails, oldest first; POST /refuse?count=N makes the next N deliveries fail for the moment. */
  httpUrl: string
  mailsTo: (address: string) => ReceivedMail[]
  all: () => ReceivedMail[]
  refuse: (count: number) => void
  stop: () => Promise<void>
}

/** An SMTP server that keeps what it gets, and shows it over HTTP to the processes of the browser tests. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = []
  let refusals = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, callback) {
      simpleParser(stream).then((mail) => {
        if (refusals > 0) {
          refusals -= 1
          callback(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          return
        }
        mails.push(
          toReceived(
            mail,
            session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          ),
        )
        callback()
      }, callback)
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

  const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address.toLowerCase()))
  const refuse = (count: number) => {
    refusals = count
  }
  const web = http.createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    if (req.method === 'POST' && pathname === '/refuse') refuse(Number(searchParams.get('count')))
    const to = searchParams.get('to')
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(to ? mailsTo(to) : mails))
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))

  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    httpUrl: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    mailsTo,
    all: () => mails,
    refuse,
    stop: async () => {
      web.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ])
    },
  }
}

function toReceived(mail: ParsedMail, to: string[]): ReceivedMail {
  const calendars = mail.attachments.filter(({ contentType }) => /^(text\/calendar|application\/ics)/.test(contentType))
  return {
    to,
    from: mail.from?.text ?? '',
    replyTo: mail.replyTo?.text ?? '',
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    ics: calendars.map(({ content }) => content.toString('utf8')),
    headers: Object.fromEntries(mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()])),
  }
}
