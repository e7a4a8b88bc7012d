import { Body, Button, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { accentIn, checkAccent } from '@/lib/vocabulary/accent'
import type { MailBrand } from '@/lib/vocabulary/brand'
import type { Texts } from '@/messages/texts'

const font = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'
const QUIET = '#625f59'
const GREEN = '#0b6a50'

type MailLayoutProps = {
  texts: Texts
  /** Whose mail it is; without one it is the product's. */
  brand?: MailBrand | null
  preview: string
  heading: string
  children: ReactNode
}

/** The frame of every mail: one narrow card that a phone and a desktop client draw alike. */
export function MailLayout({ texts: { language, t }, brand, preview, heading, children }: MailLayoutProps) {
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
          {brand && <MailHost brand={brand} />}
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

/** The logo, or the face beside the name. Without either the mail begins with its heading. */
function MailHost({ brand: { name, faceUrl, logoUrl } }: { brand: MailBrand }) {
  const image = { border: 0, display: 'inline-block', verticalAlign: 'middle' }
  if (logoUrl) return <Img src={logoUrl} alt={name} height={40} style={{ ...image, margin: '0 0 20px' }} />
  if (!faceUrl) return null
  return (
    <Text style={{ color: QUIET, fontSize: 15, lineHeight: '40px', margin: '0 0 16px' }}>
      <Img src={faceUrl} alt="" width={40} height={40} style={{ ...image, borderRadius: 20, marginRight: 12 }} />
      {name}
    </Text>
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

type MailButtonProps = { href: string; accent?: string; children: ReactNode }

export function MailButton({ href, accent, children }: MailButtonProps) {
  const color = accent ? accentIn('light', accent) : GREEN
  return (
    <Section style={{ margin: '20px 0' }}>
      <Button
        href={href}
        style={{
          backgroundColor: color,
          borderRadius: 8,
          color: checkAccent(color).text,
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
