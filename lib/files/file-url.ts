import { env } from '@/lib/platform/env'

/** The beginning of the address under which its owner gets a file. */
export const fileUrlStart = () => `${env().APP_URL}/api/files/`

export const fileUrl = (id: string) => fileUrlStart() + id
