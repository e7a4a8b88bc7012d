import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeFile } from '@/lib/files/judge-file'
import { ole, PDF, PNG, PROGRAM, zip } from '@/tests/support/factories/file-contents'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slotform-judge-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function judge(content: Buffer | string, name: string) {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return judgeFile(file, name)
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const binary = (head: string) => Buffer.concat([latin1(head), Buffer.alloc(64)])
const CONTENT_TYPES = { name: '[Content_Types].xml' }

describe('judgeFile', () => {
  it.each([
    ['a PNG', PNG, 'image/png', 'image'],
    ['a JPEG', binary('\xff\xd8\xff\xe0'), 'image/jpeg', 'image'],
    ['a WebP', binary('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp', 'image'],
    ['a photo of a phone', binary('\0\0\0\x18ftypheic'), 'image/heic', 'image'],
    ['a PDF', PDF, 'application/pdf', 'pdf'],
    ['a PDF behind a few bytes', latin1('\0\0%PDF-1.4\n'), 'application/pdf', 'pdf'],
    ['rich text', '{\\rtf1 Hello}', 'application/rtf', 'document'],
    ['a text', 'Dear all,\r\n\tyours', 'text/plain', 'text'],
    ['a text of an older program', latin1('Gr\xfc\xdfe'), 'text/plain', 'text'],
    ['a text in UTF-16', Buffer.from('\ufeffHello', 'utf16le'), 'text/plain', 'text'],
    ['data in XML', '<?xml version="1.0"?><order id="1"/>', 'text/plain', 'text'],
    ['a sound', binary('ID3\x04'), 'audio/mpeg', 'audio'],
    ['a recording of a browser', binary('\x1a\x45\xdf\xa3webm\0A_OPUS'), 'audio/webm', 'audio'],
    ['a film', binary('\0\0\0\x18ftypisom'), 'video/mp4', 'video'],
    ['a film of a browser', binary('\x1a\x45\xdf\xa3webm\0V_VP9A_OPUS'), 'video/webm', 'video'],
    ['an archive', zip([{ name: 'notes/a.txt' }]), 'application/zip', 'archive'],
    ['a tarball', binary('\x1f\x8b\x08'), 'application/gzip', 'archive'],
    ['a Word document of old', ole('WordDocument'), 'application/msword', 'document'],
    ['an Excel sheet of old', ole('Workbook'), 'application/vnd.ms-excel', 'spreadsheet'],
  ])('tells %s by its content', async (_, content, type, kind) => {
    expect(await judge(content, 'whatever.bin')).toEqual({ type, kinds: [kind] })
  })

  it.each([
    ['word/document.xml', 'document'],
    ['xl/workbook.xml', 'spreadsheet'],
    ['ppt/presentation.xml', 'presentation'],
  ])('tells an office document by its folder %s', async (name, kind) => {
    const content = await judge(zip([CONTENT_TYPES, { name }]), 'a.zip')
    expect(content?.kinds).toEqual([kind])
    expect(content?.type).toMatch(/^application\/vnd\.openxmlformats/)
  })

  it('tells OpenDocument by its first entry', async () => {
    const type = 'application/vnd.oasis.opendocument.spreadsheet'
    const content = zip([{ name: 'mimetype', content: type }, { name: 'content.xml' }])
    expect(await judge(content, 'a.ods')).toEqual({ type, kinds: ['spreadsheet'] })
  })

  it('takes a table of values for a spreadsheet as well as for a text', async () => {
    expect(await judge('a,b\n1,2\n', 'a.csv')).toEqual({ type: 'text/csv', kinds: ['spreadsheet', 'text'] })
  })

  it('knows content of no kind as bytes', async () => {
    expect(await judge(binary('8BPS\0\x01'), 'a.psd')).toEqual({ type: 'application/octet-stream', kinds: [] })
  })

  it.each([
    ['a program of Windows', PROGRAM],
    ['a program of Linux', binary('\x7fELF')],
    ['a program of macOS', binary('\xcf\xfa\xed\xfe')],
    ['a class of Java', binary('\xca\xfe\xba\xbe')],
    ['a shortcut', binary('L\0\0\0\x01\x14\x02\0')],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a page', '\ufeff\n<!DOCTYPE html><title>Sign in</title>'],
    ['a drawing that can run', '<?xml version="1.0"?>\n<svg onload="alert(1)"/>'],
    ['a page in UTF-16', Buffer.from('\ufeff<html>', 'utf16le')],
    ['an installer', ole('SummaryInformation')],
    ['a document with macros', ole('WordDocument', '_VBA_PROJECT')],
    ['a new document with macros', zip([CONTENT_TYPES, { name: 'word/vbaProject.bin' }])],
    ['a program of Java', zip([{ name: 'META-INF/MANIFEST.MF' }])],
    ['an app of Android', zip([{ name: 'AndroidManifest.xml' }])],
    ['an archive that unpacks to more than 1 GiB', zip([{ name: 'zeros', unpacked: 1024 ** 3 }, { name: 'more' }])],
    ['an archive that leaves its folder', zip([{ name: '../../.bashrc' }])],
    ['an archive with a path of Windows', zip([{ name: 'C:\\autoexec' }])],
    ['half an archive', zip([{ name: 'a.txt' }]).subarray(0, 40)],
  ])('refuses %s under a harmless name', async (_, content) => {
    expect(await judge(content, 'picture.png')).toBeNull()
  })

  it.each(['run.bat', 'a.PS1', 'page.html', 'logo.svg', 'a.scr', 'a.docm', 'a.lnk', 'a.js', 'a.command'])(
    'refuses %s, for its system would run it',
    async (name) => {
      expect(await judge('echo hello', name)).toBeNull()
      expect(await judge(PNG, name)).toBeNull()
    },
  )
})
