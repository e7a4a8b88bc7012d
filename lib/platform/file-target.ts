import path from 'node:path'

/** The storage of visitors' files. */
export type FileTarget =
  | { kind: 'folder'; directory: string }
  | { kind: 's3'; endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string }

const DEFAULT_REGION = 'us-east-1'

/** True for `file:DIR` and `s3://KEY:SECRET@HOST/BUCKET`. */
export function isFilesUrl(text: string): boolean {
  return /^file:.+/.test(text) || readS3(text) !== null
}

/** The target of an address that is one. */
export function readFilesUrl(text: string): FileTarget {
  return readS3(text) ?? { kind: 'folder', directory: toDirectory(text) }
}

/** The default: a folder beside the data. */
export function filesBeside(directory: string): FileTarget {
  return { kind: 'folder', directory: path.join(directory, 'files') }
}

export function toDirectory(fileUrl: string): string {
  return fileUrl.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
}

/** `?region=` names the region, `?tls=0` a server without TLS. */
function readS3(text: string): FileTarget | null {
  if (!/^s3:\/\//.test(text) || !URL.canParse(text)) return null
  const { username, password, host, pathname, searchParams } = new URL(text)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (!username || !password || !host || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  return {
    kind: 's3',
    endpoint: `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}`,
    bucket,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get('region') || DEFAULT_REGION,
  }
}
