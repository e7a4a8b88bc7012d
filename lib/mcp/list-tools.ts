import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { failureSchema } from './errors'
import { may, type Tool, type ToolCall } from './tool'
import { TOOL_NAMES, type ToolName } from './tool-names'
import { TOOLS } from './tools'

/** The tools that the key may call. */
export function listTools(call: ToolCall): ListedTool[] {
  return TOOL_NAMES.filter((name) => may(call, TOOLS[name].scope)).map(describeTool)
}

/** The same for every key, and a schema takes a while to write. */
const described = new Map<ToolName, ListedTool>()

function describeTool(name: ToolName): ListedTool {
  const known = described.get(name)
  if (known) return known
  const tool: Tool = TOOLS[name]
  const { title, description, effect, input, output } = tool
  const listed: ListedTool = {
    name,
    title,
    description,
    inputSchema: toJsonSchema(input, 'input'),
    // Clients check a refusal by it, too.
    outputSchema: toJsonSchema(z.union([output, failureSchema]), 'output'),
    annotations: {
      title,
      readOnlyHint: effect.reads ?? false,
      destructiveHint: effect.undoes ?? false,
      idempotentHint: effect.reads ?? effect.repeats ?? false,
      openWorldHint: effect.mails ?? false,
    },
  }
  described.set(name, listed)
  return listed
}

/** Without the name of the dialect, which is the default one. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => dropUseless(jsonSchema, io),
  })
  return { ...json, type: 'object' } as ListedTool['inputSchema']
}

/**
 * An agent pays for each word. It reads a format rather than its pattern of hundreds of characters, meets values where an answer would
 * have examples, and learns nothing from the largest integer.
 */
function dropUseless(schema: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (schema.format) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (io === 'input') return
  delete schema.examples
  delete schema.additionalProperties
}
