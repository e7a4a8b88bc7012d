import { open } from 'node:fs/promises'
import { extensionOf } from './file-name'
import { findOle, OLE_MARK } from './ole-content'
import { readAt } from './read-at'
import { type FileContent, findContent, isProgram } from './signatures'
import { findText } from './text-content'
import { findZip } from './zip-content'

const HEAD_BYTES = 64 * 1024

/** Names by which a system would run a file, whatever it holds: some of them are plain text. */
const RUNNING_EXTENSIONS = new Set(
  `action ade adp apk app applescript appref-ms appx appxbundle bash bat cab chm cmd com command cpl csh desktop dll dmg docm
  dotm exe gadget hta htm html img inf ins ipa iso isp jar jnlp js jse ksh lnk mde mht mhtml mjs msc msh msi msix msixbundle msp
  mst pif pkg potm ppam ppsm pptm ps1 psd1 psm1 reg rpm run scf scr sct settingcontent-ms sh shb shtml svg svgz swf sys url vb
  vbe vbs vhd vhdx webloc workflow wsc wsf wsh xhtml xht xlam xll xlsm xltm xpi zsh`.split(/\s+/),
)

const UNKNOWN: FileContent = { type: 'application/octet-stream', kinds: [] }

/** The kind of a file by its content; null for one that could run, or that is not what it says. */
export async function judgeFile(path: string, name: string): Promise<FileContent | null> {
  const extension = extensionOf(name)
  if (RUNNING_EXTENSIONS.has(extension)) return null
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = await readAt(file, 0, Math.min(size, HEAD_BYTES))
    const head = bytes.toString('latin1')
    // A document of these formats is text as far as bytes go.
    const isNamedText = /^(?:%PDF-|\{\\rtf)/.test(head)
    const text = isNamedText ? null : findText(bytes, extension)
    if (text) return text === 'active' ? null : text
    if (isProgram(head)) return null
    if (head.startsWith('PK\x03\x04')) return await findZip(file, size, head)
    if (head.startsWith(OLE_MARK)) return await findOle(file, size)
    return findContent(head) ?? UNKNOWN
  } finally {
    await file.close()
  }
}
