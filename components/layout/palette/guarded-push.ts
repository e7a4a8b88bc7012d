/** Leaves the screen as a link would, so that a screen with unsaved changes can ask first. */
export function pushLikeLink(path: string, push: (path: string) => void): void {
  const link = document.createElement('a')
  link.href = path
  link.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    push(path)
  })
  document.body.append(link)
  link.click()
  link.remove()
}
