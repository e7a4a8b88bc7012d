import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import type { Texts } from '@/messages/texts'

const font = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'
const QUIET = '#625f59'

type MailLayoutProps = { texts: Texts; preview: string; heading: string; children: ReactNode }

/** The frame of every mail: one narrow card that a phone and a desktop client draw alike. */
export function MailLayout({ texts: { language, t }, preview, heading, children }: MailLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f3f1ee', fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{ backgroundColor: '#ffffff', borderRadius: 12, maxWidth: 520, padding: '28px 24px', width: '100%' }}
        >
          <Heading as="h1" style={{ color: '#1d1c1a', fontSize: 22, lineHeight: '28px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e3e0da', margin: '24px 0 12px' }} />
          <Text style={{ color: QUIET, fontSize: 12, margin: 0 }}>{t.mailFrame.footer}</Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text style={{ color: quiet ? QUIET : '#1d1c1a', fontSize: 15, lineHeight: '23px', margin: '0 0 12px' }}>
      {children}
    </Text>
  )
}

/** A label, or a detail that matters less than the words beside it. */
export function MailQuiet({ children }: { children: ReactNode }) {
  return <span style={{ color: QUIET }}>{children}</span>
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '20px 0' }}>
      <Button
        href={href}
        style={{
          backgroundColor: '#0b6a50',
          borderRadius: 8,
          color: '#ffffff',
          display: 'inline-block',
          fontSize: 16,
          fontWeight: 600,
          padding: '13px 22px',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** Text that a person wrote, with its line breaks. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Lines of one text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
