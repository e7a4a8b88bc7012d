/**
 * Testing Library and user-event ask every element on their way for its labels, its display, its visibility and its pointer
 * events. jsdom walks the whole document for each label of each control, and computes the whole cascade for each element
 * after each change: most of the time of a test of a large screen. These answers are the same, found directly.
 */
const CONTROLS = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'] as const

const controlOf = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, 'control')?.get

function findControl(label: HTMLLabelElement): HTMLElement | null {
  const root = label.getRootNode()
  const isSimple = label.htmlFor && root instanceof Document
  const named = isSimple ? root.getElementById(label.htmlFor) : null
  if (isSimple && !named) return null
  return named && isLabelable(named) ? named : controlOf?.call(label)
}

function isLabelable(element: HTMLElement): boolean {
  return CONTROLS.some((name) => name === element.localName) && (element as HTMLInputElement).type !== 'hidden'
}

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement) {
    return findControl(this)
  },
})

let labelsByControl: Map<Element, HTMLLabelElement[]> | null = null
const changes = new MutationObserver(forgetLabels)
changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] })

function forgetLabels(): void {
  labelsByControl = null
}

function findLabels(control: Element): HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) forgetLabels()
  labelsByControl ??= collectLabels()
  return labelsByControl.get(control) ?? []
}

function collectLabels(): Map<Element, HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    if (label.control) found.set(label.control, [...(found.get(label.control) ?? []), label])
  }
  return found
}

for (const name of CONTROLS) {
  const prototype = Object.getPrototypeOf(document.createElement(name))
  const labelsOf = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected && isLabelable(this) ? findLabels(this) : labelsOf?.call(this)
    },
  })
}

type Ask = typeof window.getComputedStyle
const computeByJsdom: Ask = window.getComputedStyle.bind(window)
/** The browser's own sheet goes by tag and these attributes. */
const ATTRIBUTES = ['hidden', 'open', 'popover', 'type']
const displays = new Map<string, string>()

function displayOf(element: HTMLElement): string {
  if (element.style?.display) return element.style.display
  const key = [element.localName, ...ATTRIBUTES.map((name) => String(element.getAttribute(name)))].join('|')
  const display = displays.get(key) ?? computeByJsdom(element).display
  displays.set(key, display)
  return display
}

/** The nearest inline value: both properties are inherited, and no tag has its own. */
function inherited(element: HTMLElement, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const value = one.style?.[property]
    if (value) return value
  }
  return initial
}

/** True where a sheet of the page may say something of a property: what libraries add is mostly about scrolling. */
function isInSheets(name: string): boolean {
  return [...document.styleSheets].some(({ ownerNode }) => ownerNode?.textContent?.includes(name) ?? true)
}

function read(element: HTMLElement, property: string): unknown {
  if (property === 'display' && !isInSheets(property)) return displayOf(element)
  if (property === 'visibility' && !isInSheets(property)) return inherited(element, property, 'visible')
  if (property === 'pointerEvents' && !isInSheets('pointer-events')) return inherited(element, property, 'auto')
  const style = computeByJsdom(element)
  const value = Reflect.get(style, property)
  return typeof value === 'function' ? value.bind(style) : value
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computeByJsdom(element, pseudo)
  return new Proxy({} as CSSStyleDeclaration, {
    get(own, property) {
      // A test may define a property of the answer.
      if (property in own) return Reflect.get(own, property)
      if (property === 'getPropertyValue') return (name: string) => read(element as HTMLElement, name)
      return read(element as HTMLElement, String(property))
    },
  })
}

export {}

/** jsdom does not know `<search>`, of which React warns. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
