const OWN = 'font[data-translated]'

/**
 * Does what translators in browsers do: puts elements in the place of each text node, also of those that come later, so that
 * React holds nodes that are no longer in the document. Returns what ends it.
 */
export function startTranslator(): () => void {
  translate(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && !node.parentElement?.closest(OWN))
      found.push(node)
  }
  for (const node of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.dataset.translated = ''
    inner.textContent = node.textContent
    outer.append(inner)
    node.parentNode?.replaceChild(outer, node)
  }
}
