/** Draws a QR code's modules, row by row. Black on white in any color scheme, since phones read nothing else. */
export function qrSvg(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const dots = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dots.join('')}"/></svg>`
  )
}
