import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { AppError } from '@/lib/shared/errors'
import { toFailure } from './errors'
import { type Given, may, type ToolCall } from './tool'
import type { ToolName } from './tool-names'
import { TOOLS } from './tools'

/** Runs one tool. A refusal is a result with `isError`, which the agent reads and acts on. */
export async function callTool(name: ToolName, given: Given, call: ToolCall): Promise<CallToolResult> {
  const tool = TOOLS[name]
  try {
    if (!may(call, tool.scope)) throw new AppError('scope', { facts: { scope: tool.scope } })
    const { structured, text } = await tool.run(given, call)
    return { structuredContent: structured, content: [{ type: 'text', text }] }
  } catch (error) {
    const failure = await toFailure(error, { name, tool, given, call })
    const { untrusted, ...told } = failure
    return { isError: true, structuredContent: failure, content: [{ type: 'text', text: JSON.stringify(told) }] }
  }
}
