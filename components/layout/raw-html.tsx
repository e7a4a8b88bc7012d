import { createElement, type HTMLAttributes, type ScriptHTMLAttributes } from 'react'

type Props = { as: 'div' | 'span' | 'script'; html: string } & HTMLAttributes<HTMLElement> &
  ScriptHTMLAttributes<HTMLElement>

/**
 * An element whose content is ours, as text. React neither escapes it nor looks inside: in the browser it leaves alone
 * whatever is there already.
 */
export function RawHtml({ as, html, ...attributes }: Props) {
  return createElement(as, {
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}
