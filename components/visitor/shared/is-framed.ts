/** True inside a page of another site. */
export function isFramed(): boolean {
  return window.self !== window.top
}
