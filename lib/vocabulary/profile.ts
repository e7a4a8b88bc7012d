import type { Brand } from './brand'

/** The pages and forms that an owner shows to everybody at `/u/{username}`, newest first. */
export type ProfileContent = {
  pages: { slug: string; title: string; description: string; duration: number }[]
  forms: { slug: string; title: string; description: string }[]
}

export type Profile = ProfileContent & { username: string; name: string; brand: Brand | null }

/** Without its first slash, as page_changes and retired_paths spell paths. */
export function profilePath(username: string): string {
  return `u/${username}`
}
