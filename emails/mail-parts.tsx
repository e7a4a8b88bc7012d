import { Button } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { colored, type MailPalette } from './mail-colors'
import { PRODUCT } from './mail-layout'

type TextProps = { children: ReactNode; quiet?: boolean; skipInText?: boolean }

/** `skipInText`: not in the plain text, which says the same elsewhere. */
export function MailText({ children, quiet = false, skipInText = false }: TextProps) {
  const type = quiet ? { fontSize: 14, lineHeight: '21px' } : { fontSize: 15, lineHeight: '23px' }
  return (
    <p
      data-skip-in-text={skipInText || undefined}
      {...colored(
        PRODUCT,
        { ink: quiet ? 'quiet' : 'text' },
        { ...type, margin: '0 0 12px', overflowWrap: 'anywhere' },
      )}
    >
      {children}
    </p>
  )
}

/** A label, or a detail that matters less than the words beside it. */
export function MailQuiet({ children }: { children: ReactNode }) {
  return <span {...colored(PRODUCT, { ink: 'quiet' })}>{children}</span>
}

/** Before a fact. A full-width colon has its space in itself. */
export function MailLabel({ children }: { children: string }) {
  return (
    <>
      <MailQuiet>{children}</MailQuiet>
      {spaceAfter(children)}
    </>
  )
}

export const spaceAfter = (label: string) => (label.endsWith('：') ? '' : ' ')

/** One of several things in a mail, with a line above it. */
export function MailSection({ children }: { children: ReactNode }) {
  return (
    <div
      {...colored(
        PRODUCT,
        { edge: 'line' },
        { borderStyle: 'solid', borderWidth: '1px 0 0', margin: '4px 0 0', padding: '16px 0 0' },
      )}
    >
      {children}
    </div>
  )
}

type LinkProps = { href: string; palette?: MailPalette; children: ReactNode }

/** The one thing to do in a mail. */
export function MailButton({ href, palette = PRODUCT, children }: LinkProps) {
  const look = {
    borderRadius: 10,
    display: 'inline-block',
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '22px',
    padding: '13px 22px',
    textDecoration: 'none',
  }
  return (
    <div style={{ margin: '20px 0 16px' }}>
      <Button href={href} {...colored(palette, { paper: 'accent', ink: 'onAccent' }, look)}>
        {children}
      </Button>
    </div>
  )
}

export function MailLink({ href, palette = PRODUCT, isQuiet = false, children }: LinkProps & { isQuiet?: boolean }) {
  return (
    <a href={href} {...colored(palette, { ink: isQuiet ? 'quiet' : 'link' }, { textDecoration: 'underline' })}>
      {children}
    </a>
  )
}

/** Gives each line of what people have written its own direction. Clients that drop the style take that of the first. */
export function OwnDirection({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <span dir="auto" lang={lang} style={{ unicodeBidi: 'plaintext' }}>
      {children}
    </span>
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
