import type { Brand } from './brand'
import type { PageTextName, TextLanguages } from './text/translations'

/** The pages and forms that an owner shows to everybody at `/u/{username}`, newest first. */
export type ProfileContent = { pages: (Listed & { duration: number })[]; forms: Listed[] }

type Listed = {
  slug: string
  title: string
  description: string
  /** The language of each text that is not the visitor's. */
  lang?: TextLanguages<PageTextName>
}

export type Profile = ProfileContent & { username: string; name: string; brand: Brand | null }

/** Without its first slash, as page_changes and retired_paths spell paths. */
export function profilePath(username: string): string {
  return `u/${username}`
}
