/** The `react/jsx-runtime` of the early script: what is drawn are plain objects, which `toHtml` writes. */

export type Props = Record<string, unknown>
export type Drawn = { type: unknown; props: Props }

export const Fragment = Symbol()

export function jsx(type: unknown, props: Props): Drawn {
  return { type, props }
}

export { jsx as jsxs }
