const doc = document
const make = (tag, css, rest) => Object.assign(doc.createElement(tag), { style: `border:0;font:inherit;${css}` }, rest)
const look = doc.documentElement.style

function makeFrame(el, to) {
  const src = new URL(to, doc.baseURI)
  if (!import.meta.url.startsWith(`${src.origin}/`)) throw src
  const q = src.searchParams
  const { lang = doc.querySelector('[src$="/embed.js"]')?.dataset.lang } = el.dataset
  q.set('embed', 1)
  q.set('theme', getComputedStyle(el).colorScheme.replace('normal', 'light'))
  if (lang) q.set('lang', lang)
  const frame = make('iframe', 'display:block;width:100%;height:30em', {
    src,
    title: el.ariaLabel || el.textContent.trim() || 'Slotform',
  })
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== src.origin) return
    const { type, height, slug, id } = Object(data)
    if (type === 'slotform:ready') source.postMessage({ type: 'slotform:hello' }, origin)
    if (type === 'slotform:escape') frame.closest('dialog')?.close()
    if (height) frame.style.height = `max(9em,${height}px)`
    if (!slug) return
    el.dispatchEvent(new CustomEvent(type, { bubbles: 1, detail: { slug, id } }))
    if (type !== 'slotform:loaded' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  return frame
}

function makeDialog(el) {
  const { slotformPopup, slotformButton, slotformClose: ariaLabel = 'Close' } = el.dataset
  const frame = makeFrame(el, slotformPopup || slotformButton || el.href)
  const box = 'width:min(64em,96%);max-height:83%;margin:9vh auto;padding:0;border-radius:1em;outline:99in solid #0008'
  const dialog = make('dialog', box, { ariaLabel: frame.title, onclose: () => (look.overflow = '') })
  const edge = 'position:fixed;top:8px;right:8px;width:3em;height:3em;border-radius:2em;background:Canvas'
  dialog.append(make('button', edge, { ariaLabel, textContent: '×', onclick: () => dialog.close() }), frame)
  return doc.body.appendChild(dialog)
}

function show() {
  for (const el of doc.querySelectorAll('[data-slotform],[data-slotform-button]')) {
    const { slotform, slotformText: textContent = 'Book a time', slotformColor: color = '#0b6a50' } = el.dataset
    if (el.drawn || /;/.test(color)) continue
    el.drawn = 1
    if (!slotform) look.marginBottom = '5em'
    const style = `position:fixed;right:1em;bottom:1em;z-index:9;padding:1em 2em;border-radius:2em;background:${color};color:#fff;color:oklch(from ${color} clamp(0,(.66 - l)*99,1) 0 0)`
    try {
      el.replaceChildren(slotform ? makeFrame(el, slotform) : make('button', style, { textContent }))
    } catch {}
  }
}

show()
new MutationObserver(show).observe(doc, { childList: 1, subtree: 1 })

addEventListener('click', (e) => {
  const el = e.target.closest('[data-slotform-popup],[data-slotform-button]')
  if (!el || e.ctrlKey || e.metaKey) return
  el.slotform ??= makeDialog(el)
  e.preventDefault()
  el.slotform.showModal()
  look.overflow = 'hidden'
})
