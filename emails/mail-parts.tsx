import { Button } from '@react-email/button'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { accentIn, checkAccent, TEXT_RATIO } from '@/lib/shared/accent'

/** Light and dark. The first stands in the element; clients that know the dark scheme take the second from the head. */
const COLORS = {
  page: ['#f3f1ee', '#131312'],
  card: ['#ffffff', '#1b1b19'],
  soft: ['#f3f1ee', '#262624'],
  text: ['#1d1c1a', '#efede8'],
  quiet: ['#625f59', '#a8a49c'],
  line: ['#e3e0da', '#33322e'],
  alarm: ['#b3261e', '#ff8a80'],
} as const
const GREEN = ['#0b6a50', '#62cba6'] as const

type MailColor = keyof typeof COLORS | 'accent' | 'onAccent' | 'link'

export type MailPalette = { [Color in MailColor]: readonly [light: string, dark: string] }

/** `accent`: of the mail's owner; empty for the product's own. */
export function mailPalette(accent: string): MailPalette {
  if (!accent) return { ...COLORS, accent: GREEN, link: GREEN, onAccent: ['#ffffff', '#06251b'] }
  const [light, dark] = [accentIn('light', accent), accentIn('dark', accent)]
  return {
    ...COLORS,
    accent: [light, dark],
    onAccent: [checkAccent(light).text, checkAccent(dark).text],
    link: [accentIn('light', accent, TEXT_RATIO), accentIn('dark', accent, TEXT_RATIO)],
  }
}

export const PRODUCT = mailPalette('')

type Looks = { className: string; style: CSSProperties }

/** Colors of one element: `ink` of its text, `paper` behind it, `edge` around it. */
export function colored(
  palette: MailPalette,
  { ink, paper, edge }: { ink?: MailColor; paper?: MailColor; edge?: MailColor },
  style: CSSProperties = {},
): Looks {
  const names = [ink && `ink-${ink}`, paper && `paper-${paper}`, edge && `edge-${edge}`].filter(Boolean)
  return {
    className: names.join(' '),
    style: {
      ...style,
      ...(ink && { color: palette[ink][0] }),
      ...(paper && { backgroundColor: palette[paper][0] }),
      ...(edge && { borderColor: palette[edge][0] }),
    },
  }
}

/** For the head. A rule needs `!important` against the colors in the elements. */
export function darkStyles(palette: MailPalette): string {
  const rules = Object.entries(palette).map(
    ([name, [, dark]]) =>
      `.ink-${name}{color:${dark}!important}.paper-${name}{background-color:${dark}!important}.edge-${name}{border-color:${dark}!important}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`
}

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

/** A question and its answer, line by line as it was typed. */
export function MailAnswer({ question, answers }: { question: string; answers: string[] }) {
  return (
    <MailText>
      <MailQuiet>
        <OwnDirection>{question}</OwnDirection>
      </MailQuiet>
      <br />
      <OwnDirection>
        <MailLines text={answers.join('\n')} />
      </OwnDirection>
    </MailText>
  )
}
