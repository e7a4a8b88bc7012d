import { configure } from '@testing-library/react'
import { PATIENCE_MS } from '../timeouts'

/**
 * Test files share a process, so that jsdom, React and the other packages are loaded once; the document comes with them. Each
 * file begins with an empty one at the first address, as in a new window.
 */
for (const element of [document.documentElement, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

const IS_QUICK = Symbol.for('tests.quick')
if (!(IS_QUICK in document)) {
  Object.defineProperty(document, IS_QUICK, { value: true })
  configure({ asyncUtilTimeout: PATIENCE_MS })
  await Promise.all([import('./quick-jsdom'), import('./quick-react')])
}
