const ACROSS: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A key as code counts with it: on a page that is read from right to left, the left arrow leads on and the right one back. */
export function alongLine(key: string): string {
  return (document.dir === 'rtl' && ACROSS[key]) || key
}
