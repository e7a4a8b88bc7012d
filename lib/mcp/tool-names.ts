/** Every tool of the MCP server, in the order in which it is listed. */
export const TOOL_NAMES = [
  'list_pages',
  'find_times',
  'explain_time',
  'list_meetings',
  'book',
  'move_booking',
  'cancel_booking',
  'list_forms',
  'get_form',
  'create_form',
  'list_responses',
  'summarize_responses',
] as const

export type ToolName = (typeof TOOL_NAMES)[number]
