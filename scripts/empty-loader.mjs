/** A Turbopack loader that leaves nothing of a module. */
export default function emptyLoader() {
  return ''
}
