/** Downloads a text as a file, in the browser. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, since the browser may start reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
