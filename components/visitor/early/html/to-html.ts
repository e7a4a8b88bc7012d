import { type Drawn, Fragment, type Props } from './jsx-runtime'
import type { Context } from './react'

const NAMES: Record<string, string> = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** Writes what React would draw. The handlers and references of an element with `data-live="index"` are put into `live`. */
export function toHtml(node: unknown, live: Props[]): string {
  if (Array.isArray(node)) return node.map((child) => toHtml(child, live)).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return escapeHtml(String(node))
  const { type, props } = node as Drawn
  if (type === Fragment) return toHtml(props.children, live)
  if (type instanceof Function) return toHtml(type(props), live)
  if (typeof type !== 'string') return provide(type as Context<unknown>, props, live)
  return `<${type}${attributes(props, live)}>${toHtml(props.children, live)}</${type}>`
}

function provide(context: Context<unknown>, { value, children }: Props, live: Props[]): string {
  const outer = context.value
  context.value = value
  const html = toHtml(children, live)
  context.value = outer
  return html
}

function attributes({ children, ...props }: Props, live: Props[]): string {
  const entries = Object.entries(props)
  const bound = entries.filter(([name]) => isBound(name))
  const written = entries.filter(([name]) => !isBound(name))
  if (bound.length > 0) written.push(['data-live', live.push(Object.fromEntries(bound)) - 1])
  return written.map(([name, value]) => attribute(NAMES[name] ?? name, value)).join('')
}

function isBound(name: string): boolean {
  return name === 'ref' || /^on[A-Z]/.test(name)
}

function attribute(name: string, value: unknown): string {
  // `aria-pressed="false"` says something, `disabled="false"` disables.
  const isFlag = typeof value === 'boolean' && !name.includes('-')
  if (value === undefined || value === null || (isFlag && !value)) return ''
  return ` ${name}="${isFlag ? '' : escapeHtml(String(value))}"`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign)
}
