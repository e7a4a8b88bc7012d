import { StringDecoder } from 'node:string_decoder'
import type { ArrivedDocument } from './converter'

/** In bytes: decoded in one turn of the event loop. */
const PIECE = 4 * 1024 ** 2

/** Decodes in portions. TextDecoder with `stream` would store two bytes per character, even for ASCII. */
export async function readText({ bytes }: ArrivedDocument, pause: () => Promise<void>): Promise<string> {
  const decoder = new StringDecoder('utf8')
  const texts: string[] = []
  for (let place = 0; place < bytes.byteLength; place += PIECE) {
    texts.push(decoder.write(bytes.subarray(place, place + PIECE)))
    await pause()
  }
  return texts.join('')
}
