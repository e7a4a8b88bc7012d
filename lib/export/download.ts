/** Hands a text made in the browser to the user as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser may only start reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
