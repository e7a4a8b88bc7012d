import { type Drawn, Fragment, type Props } from './jsx-runtime'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** Writes what React would draw. The handlers and references of an element with `data-live="index"` are put into `live`. */
export function toHtml(node: unknown, live: Props[]): string {
  if (Array.isArray(node)) return node.map((child) => toHtml(child, live)).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return escapeHtml(String(node))
  const { type, props } = node as Drawn
  if (type === Fragment) return toHtml(props.children, live)
  if (type instanceof Function) return toHtml(type(props), live)
  return `<${type}${attributes(props, live)}>${toHtml(props.children, live)}</${type}>`
}

function attributes({ children, ...props }: Props, live: Props[]): string {
  let html = ''
  let bound: Props | undefined
  for (const [name, value] of Object.entries(props)) {
    if (/^(ref$|on[A-Z])/.test(name)) bound = { ...bound, [name]: value }
    else html += attribute(name === 'className' ? 'class' : name, value)
  }
  return bound ? html + attribute('data-live', live.push(bound) - 1) : html
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
