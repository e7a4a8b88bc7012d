// See docs/embedding.md
const make = (tag, style, rest) => Object.assign(document.createElement(tag), { style }, rest)
const nameOf = (host) => host.ariaLabel || host.textContent.trim() || 'Slotform'
const look = document.documentElement.style

function makeFrame(host, url) {
  const src = new URL(url, document.baseURI)
  const query = src.searchParams
  const { lang = document.querySelector('[src$="/embed.js"]')?.dataset.lang } = host.dataset
  query.set('embed', 1)
  query.set('theme', getComputedStyle(host).colorScheme.replace('normal', 'light'))
  if (lang) query.set('lang', lang)
  const frame = make('iframe', 'display:block;width:100%;height:480px;border:0', { src, title: nameOf(host) })
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== src.origin) return
    const { type, height, slug, id } = Object(data)
    if (type === 'slotform:ready') source.postMessage({ type: 'slotform:hello' }, origin)
    if (height > 0) frame.style.height = `max(160px,${height}px)`
    if (type === 'slotform:escape') frame.closest('dialog')?.close()
    if (!slug) return
    host.dispatchEvent(new CustomEvent(type, { bubbles: 1, detail: { slug, id } }))
    if (type !== 'slotform:loaded' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  return frame
}

function makeDialog(host) {
  const box = 'width:64rem;max-width:96vw;max-height:96vh;margin:auto;padding:0;border:0;box-shadow:0 0 0 99in #0008'
  const { slotformPopup, slotformButton, slotformClose: ariaLabel = 'Close' } = host.dataset
  const dialog = make('dialog', box, { ariaLabel: nameOf(host), onclose: () => (look.overflow = '') })
  const corner = 'position:sticky;top:0;float:right;width:44px;height:44px;border:0;background:Canvas'
  dialog.append(
    make('button', corner, { ariaLabel, textContent: '✕', onclick: () => dialog.close() }),
    makeFrame(host, slotformPopup || slotformButton || host.href),
  )
  return document.body.appendChild(dialog)
}

function show() {
  for (const host of document.querySelectorAll('[data-slotform],[data-slotform-button]')) {
    if (host.drawn) continue
    host.drawn = true
    const { slotform, slotformText: textContent = 'Book a time', slotformColor: color = '#0b6a50' } = host.dataset
    const style = `position:fixed;right:16px;bottom:16px;z-index:9;padding:16px 24px;border:0;border-radius:2em;font:1em Arial;background:${color};color:#fff;color:oklch(from ${color} clamp(0,(.66 - l)*99,1) 0 0)`
    host.replaceChildren(slotform ? makeFrame(host, slotform) : make('button', style, { textContent }))
  }
}

show()
new MutationObserver(show).observe(document, { childList: 1, subtree: 1 })

addEventListener('click', (event) => {
  const host = event.target.closest('[data-slotform-popup],[data-slotform-button]')
  if (!host || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  host.slotform ??= makeDialog(host)
  host.slotform.showModal()
  look.overflow = 'hidden'
})
