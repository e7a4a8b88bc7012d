/** Without its first slash, as page_changes and retired_paths spell paths. */
export function profilePath(username: string): string {
  return `u/${username}`
}
