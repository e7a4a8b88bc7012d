// Embeds Slotform: see docs/embedding.md
const make = (tag, style, rest) => Object.assign(document.createElement(tag), { style }, rest)
const nameOf = (host) => host.ariaLabel || host.textContent.trim() || 'Slotform'
const look = document.documentElement.style

function makeFrame(host, address) {
  const src = new URL(address, document.baseURI)
  src.searchParams.set('embed', 1)
  src.searchParams.set('theme', getComputedStyle(host).colorScheme.replace('normal', 'light'))
  const frame = make('iframe', 'display:block;width:100%;height:480px;border:0', { src, title: nameOf(host) })
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== src.origin) return
    const { type, height, slug, id } = Object(data)
    if (type === 'slotform:ready') source.postMessage({ type: 'slotform:hello' }, origin)
    if (height > 0) frame.style.height = `${Math.max(160, height)}px`
    if (type === 'slotform:escape') frame.closest('dialog')?.close()
    if (!slug) return
    host.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { slug, id } }))
    if (type !== 'slotform:loaded' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  return frame
}

function makeDialog(host, address) {
  const box = 'width:64rem;max-width:96vw;max-height:96vh;margin:auto;padding:0;border:0;box-shadow:0 0 0 99in #0008'
  const dialog = make('dialog', box, { ariaLabel: nameOf(host), onclose: () => (look.overflow = '') })
  const corner = 'position:sticky;top:0;float:right;width:44px;height:44px;border:0;background:Canvas'
  dialog.append(
    make('button', corner, {
      ariaLabel: host.dataset.slotformClose ?? 'Close',
      textContent: '✕',
      onclick: () => dialog.close(),
    }),
    makeFrame(host, address),
  )
  return document.body.appendChild(dialog)
}

function makeButton({ slotformText = 'Book a time', slotformColor = '#0b6a50' }) {
  const place =
    'position:fixed;right:16px;bottom:16px;z-index:9;padding:16px 24px;border:0;border-radius:2em;font:1em Arial'
  const ink = `color:#fff;color:oklch(from ${slotformColor} clamp(0,(.66 - l)*99,1) 0 0)`
  return make('button', `${place};background:${slotformColor};${ink}`, { textContent: slotformText })
}

function show() {
  for (const host of document.querySelectorAll('[data-slotform],[data-slotform-button]')) {
    const { slotform } = host.dataset
    if (!host.drawn) host.replaceChildren(slotform ? makeFrame(host, slotform) : makeButton(host.dataset))
    host.drawn = true
  }
}

show()
new MutationObserver(show).observe(document, { childList: true, subtree: true })

addEventListener('click', (event) => {
  const host = event.target.closest('[data-slotform-popup],[data-slotform-button]')
  if (!host || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  host.slotform ??= makeDialog(host, host.dataset.slotformPopup || host.dataset.slotformButton || host.href)
  host.slotform.showModal()
  look.overflow = 'hidden'
})
