/** As React writes it (components/visitor/early/early-script.tsx). */
const EARLY = /(<script type="module" async="">)([\s\S]*?)<\/script>/

/**
 * Moves the script that asks for the times of a booking page to the top of its head, which React has no means to write. As a
 * plain script it runs there before the browser has read of styles and other scripts, so that its request is the first to leave;
 * as a module in the body it runs after those have left and much of the page is parsed. React finds an empty script in its
 * place, as it has it in the browser.
 * @param {string} html
 */
export function hoistEarlyScript(html) {
  const [script, tag, code] = EARLY.exec(html) ?? []
  if (!script || !code) return html
  return html.replace(script, () => `${tag}</script>`).replace('<head>', (head) => `${head}<script>${code}</script>`)
}
