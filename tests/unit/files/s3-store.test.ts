import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createS3Store } from '@/lib/files/s3-store'
import { readFilesUrl } from '@/lib/platform/file-target'
import { startFakeS3 } from '@/tests/support/server/fake-s3'
import { signedHeaders } from '@/tests/support/server/s3-signature'

const AWS = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const EMPTY = createHash('sha256').digest('hex')
const now = new Date('2013-05-24T00:00:00Z')

describe('signedHeaders', () => {
  // The examples of the documentation of S3, "Signature Calculations for the Authorization Header".
  it.each([
    [
      'a part of an object',
      'https://examplebucket.s3.amazonaws.com/test.txt',
      { range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a query',
      'https://examplebucket.s3.amazonaws.com/?lifecycle',
      {},
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'several parameters',
      'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
      {},
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('signs %s as the vendor does', (_, url, headers, signature) => {
    const { Authorization } = signedHeaders({ method: 'GET', url: new URL(url), headers, bodySha256: EMPTY, now }, AWS)
    expect(Authorization).toContain(`Signature=${signature}`)
  })
})

async function textOf(store: ReturnType<typeof createS3Store>): Promise<string> {
  let all = ''
  for await (const piece of store.pieces('ab/log')) all += await text(piece)
  return all
}

describe('createS3Store', () => {
  let s3: Awaited<ReturnType<typeof startFakeS3>>
  let store: ReturnType<typeof createS3Store>
  const file = path.join(tmpdir(), `slotform-s3-${process.pid}`)
  const content = 'x'.repeat(200_000)
  const facts = { size: content.length, sha256: createHash('sha256').update(content).digest('hex') }

  beforeEach(async () => {
    s3 = await startFakeS3()
    const target = readFilesUrl(s3.url)
    if (target.kind !== 's3') throw new Error('no bucket')
    store = createS3Store(target)
    await writeFile(file, content)
  })
  afterEach(async () => {
    await s3.stop()
    await rm(file)
  })

  it('writes an object with its length and hash, reads it, and deletes it', async () => {
    await store.put('ab/one', file, facts)
    expect(s3.objects.get('ab/one')?.toString()).toBe(content)
    const stream = await store.read('ab/one')
    expect(stream && (await text(stream))).toBe(content)
    await store.delete('ab/one')
    expect(s3.objects.size).toBe(0)
  })

  it('knows that an object is not there, and deletes it all the same', async () => {
    expect(await store.read('ab/none')).toBeNull()
    await store.delete('ab/none')
  })

  it('adds lines to the last piece of a log, and begins another when it is full', async () => {
    const line = `${'x'.repeat(39_999)}\n`
    for (let count = 0; count < 3; count += 1) await store.append('ab/log', line)
    const first = s3.objects.get('ab/log')
    expect(first?.toString()).toBe(line + line)
    expect(s3.objects.get('ab/log.1')?.toString()).toBe(line)
    await store.append('ab/log', 'last\n')
    expect(s3.objects.get('ab/log')).toBe(first)
    expect(await textOf(store)).toBe(`${line}${line}${line}last\n`)
  })

  it('finds the last piece of a log that another process has written', async () => {
    s3.objects.set('ab/log', Buffer.from('x'.repeat(70_000)))
    s3.objects.set('ab/log.1', Buffer.from('before\n'))
    await store.append('ab/log', 'after\n')
    expect(s3.objects.get('ab/log.1')?.toString()).toBe('before\nafter\n')
  })

  it('has no piece of a log to which nothing was added', async () => {
    expect(await textOf(store)).toBe('')
  })

  it('tries a write and leaves nothing', async () => {
    await store.check()
    expect(s3.objects.size).toBe(0)
  })

  it('throws while the server fails, and while it is away', async () => {
    s3.fail(503)
    await expect(store.put('ab/one', file, facts)).rejects.toMatchObject({ code: 'S3_503' })
    await expect(store.delete('ab/one')).rejects.toThrow()
    await expect(store.check()).rejects.toThrow()
    s3.fail(null)
    await s3.stop()
    await expect(store.put('ab/one', file, facts)).rejects.toThrow()
    s3 = await startFakeS3()
  })
})
